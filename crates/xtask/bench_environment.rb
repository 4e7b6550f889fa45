#!/usr/bin/env ruby
# frozen_string_literal: true

# Compiles the catalog of a node of an environment, and prints a JSON line in the form of the binary
# `fleet`.
#
#   ruby bench_environment.rb FOLDER NODE FACTS [REPETITIONS]

require_relative 'bench_catalog'

FOLDER = File.expand_path(ARGV[0])
NODE = ARGV[1]
FACTS = JSON.parse(File.read(ARGV[2])).then { |facts| facts['values'] || facts }

compile = lambda do |environment|
  node = Puppet::Node.new(NODE, environment: environment, facts: Puppet::Node::Facts.new(NODE, FACTS.dup))
  node.merge(FACTS)
  node.add_server_facts('serverversion' => Puppet.version, 'servername' => 'localhost', 'serverip' => '127.0.0.1')
  host, domain = NODE.split('.', 2)
  node.trusted_data = { 'authenticated' => 'remote', 'certname' => NODE, 'extensions' => {}, 'hostname' => host,
                        'domain' => domain, 'external' => {} }
  trusted = Puppet::Context::TrustedInformation.new('remote', NODE, {})
  Puppet.override(current_environment: environment, trusted_information: trusted) do
    Puppet::Parser::Compiler.compile(node)
  end
end

name = File.basename(FOLDER).to_sym
repetitions = (ARGV[3] || 5).to_i
lenient = ENV.fetch('MAROTTE_BENCH_LENIENT', '').empty? ? [] : %w[--strict warning --no-strict_variables]
with_puppet('--environmentpath', File.dirname(FOLDER), '--environment', name.to_s, *lenient) do
  kept = Puppet.lookup(:environments).get!(name)
  create = -> { Puppet::Node::Environment.create(name, kept.full_modulepath, kept.manifest) }
  print_figures(repetitions, kept: kept, create: create, compile: compile)
end

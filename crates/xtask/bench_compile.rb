#!/usr/bin/env ruby
# frozen_string_literal: true

# Compiles the catalog of a manifest, and prints a JSON line in the form of the binary `compilation`.
#
#   ruby bench_compile.rb MANIFEST [REPETITIONS]

require_relative 'bench_catalog'

NAME = 'bench.example.test'

compile = lambda do |environment|
  node = Puppet::Node.new(NAME, environment: environment, facts: Puppet::Node::Facts.new(NAME, {}))
  node.trusted_data = { 'certname' => NAME }
  Puppet.override(current_environment: environment) { Puppet::Parser::Compiler.compile(node) }
end

manifest = File.expand_path(ARGV[0])
repetitions = (ARGV[1] || 3).to_i
with_puppet do
  create = -> { Puppet::Node::Environment.create(:production, [], manifest) }
  kept = create.call
  Puppet.override(environments: Puppet::Environments::Static.new(kept)) do
    print_figures(repetitions, kept: kept, create: create, compile: compile)
  end
end

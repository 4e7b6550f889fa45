#!/usr/bin/env ruby
# frozen_string_literal: true

# Compiles the nodes of this control repository with a real Puppet and keeps the catalogs in
# expected/, without what differs from run to run. The folder of the environment becomes ENV.
#
#   PUPPET_LIB=path/to/puppet/lib ruby record.rb

require 'fileutils'
require 'json'
require 'tmpdir'
require 'yaml'
$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'

HERE = File.dirname(File.expand_path(__FILE__))
ENVIRONMENTS = File.join(HERE, 'environments')
VOLATILE = %w[version catalog_uuid code_id].freeze

def node_of(name, facts, environment)
  node = Puppet::Node.new(name, environment: environment, facts: Puppet::Node::Facts.new(name, facts))
  node.merge(facts)
  host, domain = name.split('.', 2)
  node.trusted_data = { 'authenticated' => 'local', 'certname' => name, 'extensions' => {},
                        'hostname' => host, 'domain' => domain, 'external' => {} }
  node.add_server_facts({})
  node
end

def compile(name, facts)
  environment = Puppet.lookup(:environments).get!('production')
  Puppet.override(current_environment: environment, loaders: Puppet::Pops::Loaders.new(environment)) do
    # What is exported is for other nodes: the agent does not get it.
    catalog = Puppet::Parser::Compiler.compile(node_of(name, facts, environment)).filter(&:virtual?)
    fields = Puppet.override(rich_data: true) { JSON.parse(catalog.to_json) }
    VOLATILE.each { |field| fields.delete(field) }
    JSON.pretty_generate(fields).gsub(File.join(ENVIRONMENTS, 'production'), 'ENV')
  end
end

FileUtils.mkdir_p(File.join(HERE, 'expected'))
Dir.mktmpdir do |dir|
  Puppet.initialize_settings(['--confdir', "#{dir}/conf", '--vardir', "#{dir}/var", '--logdir', "#{dir}/log",
                              '--rundir', "#{dir}/run", '--codedir', dir, '--environmentpath', ENVIRONMENTS,
                              '--basemodulepath', '', '--vendormoduledir', ''])
  Puppet::Util::Log.newdestination(:console)
  Dir.glob(File.join(HERE, 'facts', '*')).sort.each do |file|
    name = File.basename(file, File.extname(file))
    facts = YAML.safe_load(File.read(file))
    facts = facts['values'] if facts.key?('values')
    File.write(File.join(HERE, 'expected', "#{name}.json"), "#{compile(name, facts)}\n")
  end
end

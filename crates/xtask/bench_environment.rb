#!/usr/bin/env ruby
# frozen_string_literal: true

# Compiles the catalog of a node of an environment in a real Puppet, to its JSON.
#
#   ruby bench_environment.rb FOLDER NODE FACTS [REPETITIONS]
#
# prints a JSON line in the form of the binary `fleet`:
#   fresh:  everything is parsed again each time
#   cached: manifests, loaders and functions are kept, the fastest that Puppet gets

require 'json'
require 'tmpdir'
$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'

FOLDER = File.expand_path(ARGV[0])
NODE = ARGV[1]
FACTS = JSON.parse(File.read(ARGV[2])).then { |facts| facts['values'] || facts }

# Seconds of the processor: what else the machine does costs none.
def now = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)

def compile(environment)
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

def best_of(repetitions)
  catalog = text = nil
  # The first run warms up.
  seconds = Array.new(repetitions + 1) do
    environment = yield
    GC.start
    start = now
    catalog = compile(environment)
    text = catalog.to_json
    now - start
  end
  [seconds.drop(1).min, catalog.resources.size, text.bytesize]
end

Dir.mktmpdir do |folder|
  name = File.basename(FOLDER).to_sym
  Puppet.initialize_settings(['--confdir', "#{folder}/conf", '--vardir', "#{folder}/var",
                              '--environmentpath', File.dirname(FOLDER), '--environment', name.to_s])
  Puppet::Util::Log.level = :err
  kept = Puppet.lookup(:environments).get!(name)
  repetitions = (ARGV[3] || 5).to_i
  fresh, = best_of(repetitions) { Puppet::Node::Environment.create(name, kept.full_modulepath, kept.manifest) }
  cached, resources, bytes = best_of(repetitions) { kept }
  peak = File.read('/proc/self/status')[/VmHWM:\s+(\d+)/, 1].to_i * 1024
  puts JSON.generate(program: "Puppet #{Puppet.version}", resources: resources, json_bytes: bytes,
                     fresh: fresh, cached: cached, peak_bytes: peak)
end

#!/usr/bin/env ruby
# frozen_string_literal: true

# Compiles the catalog of a manifest again and again in one warm process of a real Puppet, to its
# JSON, and prints a JSON line in the form of the binary `compilation`.
#
#   ruby bench_compile.rb MANIFEST [REPETITIONS]
#
# fresh:  everything is parsed again each time
# cached: manifests and loaders are kept, the fastest that Puppet gets

require 'json'
require 'tmpdir'
$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'

NAME = 'bench.example.test'

# Seconds of the processor: what else the machine does costs none.
def now = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)

def compile(environment)
  node = Puppet::Node.new(NAME, environment: environment, facts: Puppet::Node::Facts.new(NAME, {}))
  node.trusted_data = { 'certname' => NAME }
  Puppet.override(current_environment: environment) { Puppet::Parser::Compiler.compile(node) }
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

manifest = File.expand_path(ARGV[0])
repetitions = (ARGV[1] || 3).to_i
Dir.mktmpdir do |folder|
  Puppet.initialize_settings(['--confdir', "#{folder}/conf", '--vardir', "#{folder}/var"])
  Puppet::Util::Log.level = :err
  create = -> { Puppet::Node::Environment.create(:production, [], manifest) }
  kept = create.call
  environments = Puppet::Environments::Static.new(kept)
  Puppet.override(environments: environments) do
    fresh, = best_of(repetitions) { create.call }
    cached, resources, bytes = best_of(repetitions) { kept }
    peak = File.read('/proc/self/status')[/VmHWM:\s+(\d+)/, 1].to_i * 1024
    puts JSON.generate(program: "Puppet #{Puppet.version}", resources: resources, json_bytes: bytes,
                       fresh: fresh, cached: cached, peak_bytes: peak)
  end
end

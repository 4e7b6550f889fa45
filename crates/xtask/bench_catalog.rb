# frozen_string_literal: true

# What the benches of catalogs share: a catalog is compiled to its JSON again and again in one warm
# process of a real Puppet, and what it took is printed as a JSON line.
#
#   fresh:  everything is parsed again each time
#   cached: manifests, loaders and functions are kept, the fastest that Puppet gets

require 'json'
require 'tmpdir'
$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'

# Seconds of the processor: what else the machine does costs none.
def now = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)

# A Puppet that knows nothing but these settings, in a folder that is gone afterwards.
def with_puppet(*settings)
  Dir.mktmpdir do |folder|
    Puppet.initialize_settings(['--confdir', "#{folder}/conf", '--vardir', "#{folder}/var", *settings])
    Puppet::Util::Log.level = :err
    yield
  end
end

# The least seconds that `compile` takes for an environment of `environments`, and the size of what
# comes out.
def best_of(repetitions, environments, compile)
  catalog = text = nil
  # The first run warms up.
  seconds = Array.new(repetitions + 1) do
    environment = environments.call
    GC.start
    start = now
    catalog = compile.call(environment)
    text = catalog.to_json
    now - start
  end
  [seconds.drop(1).min, catalog.resources.size, text.bytesize]
end

# Measures with the environment that is kept, and with a new one that `create` makes for each run.
def print_figures(repetitions, kept:, create:, compile:)
  fresh, = best_of(repetitions, create, compile)
  cached, resources, bytes = best_of(repetitions, -> { kept }, compile)
  peak = File.read('/proc/self/status')[/VmHWM:\s+(\d+)/, 1].to_i * 1024
  puts JSON.generate(program: "Puppet #{Puppet.version}", resources: resources, json_bytes: bytes,
                     fresh: fresh, cached: cached, peak_bytes: peak)
end

#!/usr/bin/env ruby
# frozen_string_literal: true

# Evaluates manifests that call what modules have in Ruby, each again and again by one compiler in one
# warm process of a real Puppet, and prints a JSON line in the form of the binary `scripts`.
#
#   ruby bench_scripts.rb FOLDER MANIFEST… [--repetitions COUNT]

require 'json'
require 'tmpdir'
$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'
require 'puppet_pal'

# Seconds of the processor: what else the machine does costs none.
def now = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)

def once(compiler, program)
  GC.start
  start = now
  value = compiler.evaluate(program)
  [now - start, value]
end

# The seconds of the first evaluation, the least of the others, and the value.
def measured(folder, path, repetitions)
  Puppet::Pal.in_tmp_environment('bench', modulepath: ["#{folder}/modules"], facts: {}) do |pal|
    pal.with_catalog_compiler do |compiler|
      program = compiler.parse_string(File.read(path, encoding: 'UTF-8'), path)
      first, value = once(compiler, program)
      warm = Array.new(repetitions) { once(compiler, program)[0] }.min
      { first: first, warm: warm, value: Puppet::Pops::Types::StringConverter.convert(value, '%p') }
    end
  end
end

repetitions = 5
flag = ARGV.index('--repetitions')
repetitions = ARGV.slice!(flag, 2)[1].to_i if flag
folder, *manifests = ARGV
Dir.mktmpdir do |home|
  Puppet.initialize_settings(['--confdir', "#{home}/conf", '--vardir', "#{home}/var"])
  Puppet::Util::Log.level = :crit
  topics = manifests.to_h { |path| [File.basename(path, '.pp'), measured(folder, path, repetitions)] }
  puts JSON.generate(program: "Puppet #{Puppet.version}", topics: topics)
end

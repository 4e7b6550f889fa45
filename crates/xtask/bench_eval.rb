#!/usr/bin/env ruby
# frozen_string_literal: true

# Evaluates the files of a list again and again in one warm process of a real Puppet, and prints a
# JSON line in the form of the binary `evaluation`.
#
#   ruby bench_eval.rb FILELIST [REPETITIONS]

require 'json'
require 'tmpdir'
$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'
require 'puppet_pal'

def now = Process.clock_gettime(Process::CLOCK_MONOTONIC)

# The seconds of one evaluation in a compiler of its own; parsing is not counted.
def once(path, text)
  Puppet::Pal.in_tmp_environment('bench', modulepath: [], facts: {}) do |pal|
    pal.with_script_compiler do |compiler|
      program = compiler.parse_string(text, path)
      GC.start
      start = now
      value = compiler.evaluate(program)
      return [now - start, value]
    end
  end
end

Dir.mktmpdir do |folder|
  Puppet.initialize_settings(['--confdir', "#{folder}/conf", '--vardir', "#{folder}/var"])
  Puppet::Util::Log.level = :crit
  repetitions = (ARGV[1] || 3).to_i
  results = File.readlines(ARGV[0], chomp: true).to_h do |path|
    text = File.read(path, encoding: 'UTF-8')
    runs = Array.new(repetitions) { once(path, text) }
    value = Puppet::Pops::Types::StringConverter.convert(runs[0][1], '%p')
    [File.basename(path, '.pp'), { seconds: runs.map(&:first).min, value: value }]
  end
  puts JSON.generate(program: "Puppet #{Puppet.version}", topics: results)
end

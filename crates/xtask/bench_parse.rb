#!/usr/bin/env ruby
# frozen_string_literal: true

# Parses the files of a list again and again in one warm process of a real Puppet, without and with
# validation, and prints a JSON line in the form of the binary `throughput`.
#
#   ruby bench_parse.rb FILELIST [REPETITIONS]

require 'json'
require 'tmpdir'
$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'

def now = Process.clock_gettime(Process::CLOCK_MONOTONIC)

def best_of(repetitions, parser, sources)
  Array.new(repetitions) do
    GC.start
    start = now
    sources.each do |path, text|
      parser.parse_string(text, path)
    rescue Puppet::Error
      nil
    end
    now - start
  end.min
end

Dir.mktmpdir do |folder|
  Puppet.initialize_settings(['--confdir', "#{folder}/conf", '--vardir', "#{folder}/var"])
  Puppet::Util::Log.level = :crit
  sources = File.readlines(ARGV[0], chomp: true).map { |path| [path, File.read(path, encoding: 'UTF-8')] }
  repetitions = (ARGV[1] || 3).to_i
  parsers = { parse: Puppet::Pops::Parser::Parser.new, validate: Puppet::Pops::Parser::EvaluatingParser.new }
  seconds = parsers.transform_values { |parser| best_of(repetitions, parser, sources) }
  bytes = sources.sum { |_, text| text.bytesize }
  puts JSON.generate(program: "Puppet #{Puppet.version}", files: sources.size, bytes: bytes, **seconds)
end

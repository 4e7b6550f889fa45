#!/usr/bin/env ruby
# frozen_string_literal: true

# Parses, validates and dumps many files in one process of a real Puppet: a path a line in, the answer
# to a `parse` case of that file a line out, after a first line with the version. PUPPET_LIB names another Puppet than the installed one.

require 'json'
require 'tmpdir'
$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'
require 'puppet/pops/pn'
require 'puppet/pops/model/pn_transformer'

LINES = [] # rubocop:disable Style/MutableConstant
Puppet::Util::Log.newdesttype(:dump) do
  match(/\Adump\z/)
  define_singleton_method(:suitable?) { |*| true }
  define_method(:handle) { |line| LINES << { 'level' => line.level.to_s, 'message' => line.to_s } }
end

def dump(parser, path)
  LINES.clear
  model = parser.parse_string(File.read(path, encoding: 'UTF-8'), path)
  tree = Puppet::Pops::Model::PNTransformer.transform(model).to_data
  { 'id' => path, 'ok' => true, 'ast' => tree, 'logs' => LINES }
rescue StandardError, SystemStackError => e
  { 'id' => path, 'ok' => false, 'error' => e.message, 'logs' => LINES }
end

Dir.mktmpdir do |folder|
  Puppet.initialize_settings(['--confdir', "#{folder}/conf", '--vardir', "#{folder}/var"])
  Puppet[:strict] = :error # The default of Puppet 8, whatever the version that is installed.
  Puppet::Util::Log.newdestination('dump')
  Puppet::Util::Log.level = :notice
  parser = Puppet::Pops::Parser::EvaluatingParser.new
  puts(Puppet.version)
  $stdin.each_line(chomp: true) { |path| puts(JSON.generate(dump(parser, path), max_nesting: 0)) }
end

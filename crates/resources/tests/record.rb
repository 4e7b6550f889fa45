#!/usr/bin/env ruby
# frozen_string_literal: true

# Records what a real Puppet's compiler says about resources: which attribute names are valid, and
# the uniqueness keys. One JSON object a line.
#
#   ruby record.rb MODULES > reference.jsonl
#   PUPPET_LIB=path/to/puppet/lib ruby record.rb MODULES > reference.jsonl

require 'json'
require 'tmpdir'
$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'

TITLES = [
  'a', 'A b', '/', '//', '/a', '/a/', '/a//b//', "/a\n", "/a/\n", "/a/\n/b/", 'C:/', 'C://', 'c:/x/', 'a:/b:/', ':/',
  'x@y', 'x@y@z', '@', 'x@', '@y', "x@y\nz", "x\ny@z", "\n", 'ä/ö/', ' ', ''
].freeze
PARAMETERS = [
  {}, { 'name' => 'n' }, { 'name' => false }, { 'name' => nil }, { 'path' => '/p/' }, { 'path' => false, 'name' => 'n' },
  { 'provider' => 'gem' }, { 'provider' => false }, { 'command' => 'c', 'name' => '' }, { 'type' => 'ssh-rsa' },
  { 'pool' => 'p', 'name' => 'n' }, { 'pool' => 7 }, { 'name' => ['n', 'm'] }, { 'name' => 1.5 }
].freeze

def key(scope, type, title, parameters)
  parameters = parameters.map do |name, value|
    Puppet::Parser::Resource::Param.new(name: name.to_sym, value: value, source: nil)
  end
  resource = Puppet::Parser::Resource.new(type, title, scope: scope, parameters: parameters)
  key = resource.uniqueness_key
  aliased = resource.isomorphic? && key.any? && key != [resource.title]
  { 'key' => key, 'alias' => aliased, 'from_title' => resource.send(:parse_title) }
rescue Puppet::Error => e
  { 'error' => e.message }
end

folder = ARGV.fetch(0) { abort 'say where the modules are' }
Dir.mktmpdir do |scratch|
  Puppet.initialize_settings(['--confdir', scratch, '--vardir', scratch, '--vendormoduledir', scratch])
  environment = Puppet::Node::Environment.create(:record, [folder])
  Puppet.override(current_environment: environment, loaders: Puppet::Pops::Loaders.new(environment)) do
    compiler = Puppet::Parser::Compiler.new(Puppet::Node.new('node', environment: environment))
    scope = compiler.topscope
    core = File.join(File.dirname($LOADED_FEATURES.grep(%r{/puppet/type\.rb\z}).first), 'type')
    files = Dir[File.join(core, '*.rb')] + Dir[File.join(folder, '*/lib/puppet/type/*.rb')]
    types = files.map { |file| Puppet::Type.type(File.basename(file, '.rb').to_sym) }.sort_by(&:name)
    names = types.flat_map(&:allattrs).map(&:to_s) + %w[name title Mode export consume path nosuch]
    names = names.uniq.sort
    puts JSON.generate('names' => names, 'metaparameters' => Puppet::Type.metaparams)
    types.each do |type|
      valid = names.select { |name| type.valid_parameter?(name) }
      puts JSON.generate('type' => type.name, 'valid' => valid, 'properties' => type.validproperties.sort,
                         'namevars' => type.key_attributes, 'isomorphic' => type.isomorphic?)
      plain = type.title_patterns.length == 1 && type.key_attributes.length == 1 && type.name != :file
      (plain ? TITLES.first(3) : TITLES).each do |title|
        (plain && title != 'a' ? PARAMETERS.first(1) : PARAMETERS).each do |parameters|
          # `component` is another name of `Class` for the compiler, so it has no keys to compare.
          next if type.name == :component

          question = { 'type' => type.name, 'title' => title, 'parameters' => parameters }
          puts JSON.generate(question.merge(key(scope, type, title, parameters)))
        end
      end
    end
  end
end

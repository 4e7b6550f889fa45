# frozen_string_literal: true

# Asks a real Puppet what the modules and classes in `interface.txt` have: methods of their own (`.name`), methods of
# instances (`#name`) and constants (`::Name`). PUPPET_LIB says which Puppet; the answer goes into the file.

$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'
require 'puppet_pal'
require 'puppet/util/execution'
require 'puppet/pops/lookup/lookup_adapter'

FILE = File.join(__dir__, 'interface.txt')

def words(mod)
  own = mod.singleton_methods - Object.singleton_methods
  own += mod.public_methods - Class.public_instance_methods - Object.public_methods
  instances = mod.public_instance_methods - Object.public_instance_methods
  constants = mod.constants(false)
  own.uniq.sort.map { |name| ".#{name}" } + instances.sort.map { |name| "##{name}" } + constants.sort.map { |name| "::#{name}" }
end

def rows(names)
  names.uniq.sort.filter_map do |name|
    mod = Object.const_get(name)
    found = words(mod).grep(/\A(?:[.#]|::)[A-Za-z]\w*[?!=]?\z/)
    "#{name} #{found.join(' ')}" unless found.empty?
  rescue NameError
    nil
  end
end

names = File.readlines(FILE, chomp: true).map { |line| line[/\S+/] }
File.write(FILE, rows(names).map { |row| "#{row}\n" }.join)

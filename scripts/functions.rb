# frozen_string_literal: true

# Lists the functions of an installed Puppet, one name a line with the interface that it is written for:
# `current` (lib/puppet/functions) or `old` (lib/puppet/parser/functions). A function of both is current.
#
#   ruby functions.rb
#   PUPPET_LIB=path/to/puppet/lib ruby functions.rb     # another Puppet than the installed one

$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'

lib = File.dirname($LOADED_FEATURES.find { |path| path.end_with?('/puppet.rb') })

def names(folder)
  Dir.glob('**/*.rb', base: folder).map { |path| path.delete_suffix('.rb').gsub('/', '::') }
end

current = names(File.join(lib, 'puppet', 'functions'))
old = names(File.join(lib, 'puppet', 'parser', 'functions')) - current

all = current.map { |name| [name, 'current'] } + old.map { |name| [name, 'old'] }
all.sort.each { |name, kind| puts "#{name}\t#{kind}" }

# frozen_string_literal: true

# Prints the resource types of a folder of modules as a real Puppet sees them, as JSON by name:
# parameters, properties, namevars, whether they are isomorphic, patterns of titles.
#
#   PUPPET_LIB=path/to/puppet/lib ruby scripts/types.rb /usr/share/puppet/modules

require 'fileutils'
require 'json'
require 'tmpdir'
$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'

def described(type)
  own = type.parameters - Puppet::Type.metaparams
  patterns = begin
    type.title_patterns.map { |pattern, groups| [pattern.source, groups.map { |name, _| name.to_s }] }
  rescue StandardError => e
    e.message
  end
  { 'parameters' => own.map(&:to_s).sort, 'properties' => type.properties.map { |p| p.name.to_s }.sort,
    'namevars' => type.key_attributes.map(&:to_s), 'isomorphic' => type.isomorphic?, 'patterns' => patterns }
end

modules = ARGV.fetch(0)
Dir.mktmpdir do |dir|
  FileUtils.mkdir_p("#{dir}/environments/production")
  Puppet.initialize_settings(['--confdir', "#{dir}/conf", '--vardir', "#{dir}/var", '--codedir', dir,
                              '--environmentpath', "#{dir}/environments", '--basemodulepath', modules,
                              '--vendormoduledir', ''])
  # As a synced plugin folder would: a module's code may need another module's.
  Dir.glob("#{modules}/*/lib").sort.each { |lib| $LOAD_PATH << lib }
  names = Dir.glob("#{modules}/*/lib/puppet/type/*.rb").map { |file| File.basename(file, '.rb') }
  environment = Puppet.lookup(:environments).get!('production')
  types = Puppet.override(current_environment: environment) do
    names.uniq.sort.to_h do |name|
      type = Puppet::Type.type(name.to_sym)
      [name, type ? described(type) : 'there is no such type']
    rescue Puppet::Error => e
      [name, e.message]
    end
  end
  puts JSON.pretty_generate(types)
end

#!/usr/bin/env ruby
# frozen_string_literal: true

# Asks a real Puppet for its settings and prints them as a Rust table.
#
#   ruby generate.rb > src/generated.rs
#   PUPPET_LIB=path/to/puppet/lib ruby generate.rb
#
# Run it by `cargo xtask codegen`, which also compares.

require 'json'
$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'

# The defaults that depend on the machine or on other settings; default.rs computes them.
COMPUTED = {
  basemodulepath: 'BaseModulePath', cadir: 'CaDir', certname: 'CertName', hiera_config: 'HieraConfig',
  http_user_agent: 'UserAgent', srv_domain: 'Domain', vendormoduledir: 'VendorModuleDir'
}.freeze

# The defaults that are procedures but always give the same.
CONSTANT = %i[diff_args digest_algorithm supported_checksum_types].freeze

def rust(text)
  JSON.generate(text.to_s)
end

def default(name, setting)
  return "Default::Computed(Computed::#{COMPUTED[name]})" if COMPUTED.key?(name)

  raw = setting.instance_variable_get(:@default)
  raise "the default of #{name} is computed" if raw.is_a?(Proc) && !CONSTANT.include?(name)

  case value = raw.is_a?(Proc) ? setting.default : raw
  when nil then 'Default::None'
  when true, false then "Default::Boolean(#{value})"
  when Integer then "Default::Integer(#{value})"
  when Array then "Default::List(&[#{value.map { |item| rust(item) }.join(', ')}])"
  when String, Symbol then "Default::Text(#{rust(value)})"
  else raise "the default of #{name} is a #{value.class}"
  end
end

def kind(setting)
  return "Kind::Alias(#{rust(setting.alias_name)})" if setting.is_a?(Puppet::Settings::AliasSetting)

  name = setting.class.name.split('::').last.delete_suffix('Setting')
  return "Kind::Boolean(#{rust("no-#{setting.name}")})" if name == 'Boolean'

  name = { 'TTL' => 'Ttl' }.fetch(name, name)
  return "Kind::#{name}(&[#{setting.values.map { |value| rust(value) }.join(', ')}])" if name.end_with?('Enum')

  "Kind::#{name}"
end

Puppet.initialize_settings([])
order = Puppet.settings.to_a.each_with_index.to_h { |(name, _), index| [name, index] }
settings = Puppet.settings.to_a.sort_by { |name, _| name.to_s }
puts "//! Puppet's settings, made by `cargo xtask codegen` from Puppet #{Puppet.version}."
puts
puts 'use crate::schema::{Computed, Default, Kind, Setting, setting};'
puts
puts '/// The version of Puppet that the settings are those of.'
puts "pub const PUPPET_VERSION: &str = #{rust(Puppet.version)};"
puts
puts '/// All settings, sorted by name.'
puts 'pub(crate) static SETTINGS: &[Setting] = &['
settings.each do |name, setting|
  deprecated = setting.deprecated ? true : false
  puts "    setting(#{rust(name)}, #{kind(setting)}, #{default(name, setting)}, #{rust(setting.section)}, " \
       "#{deprecated}, #{order[name]}),"
end
puts '];'

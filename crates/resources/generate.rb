#!/usr/bin/env ruby
# frozen_string_literal: true

# Asks a real Puppet for the schemas of its resource types and prints them as Rust tables. What
# types and attributes mean is not asked: those sentences are ours, from descriptions.txt.
#
#   ruby generate.rb MODULES > src/generated.rs
#   ruby generate.rb MODULES --compare
#   PUPPET_LIB=path/to/puppet/lib ruby generate.rb MODULES
#
# MODULES is a folder with the modules that are named below, each under its short name. With
# --compare our sentences are printed beside the documentation of Puppet, a JSON object a line. Run
# it by `cargo xtask codegen`, which also compares.

require 'json'
require 'tmpdir'
$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'

# The modules that Puppet's agent ships, and mailalias_core, which it shipped earlier.
MODULES = %w[
  augeas_core cron_core host_core mailalias_core mount_core scheduled_task selinux_core sshkeys_core
  yumrepo_core zfs_core zone_core
].freeze

def rust(text)
  JSON.generate(text).gsub(/\\u(\h{4})/) { "\\u{#{Regexp.last_match(1)}}" }
end

def texts(items)
  "texts(&[#{items.map { |item| rust(item.to_s) }.join(', ')}])"
end

# Our sentences by what they speak of: `file`, `file mode`, `metaparameter noop`.
def descriptions
  group = nil
  lines = File.readlines(File.join(__dir__, 'descriptions.txt'), chomp: true).grep_v(/\A(#|\z)/)
  lines.each_with_object({}) do |line, found|
    indent, name, sentence = line.match(/\A( {2})?(\w+):(?: (.*))?\z/)&.captures || abort("descriptions.txt: #{line}")
    group = name unless indent
    subject = indent ? "#{group} #{name}" : name
    abort "descriptions.txt has #{subject} twice" if found.key?(subject)
    found[subject] = sentence
  end
end

OURS = descriptions.freeze
THEIRS = {} # rubocop:disable Style/MutableConstant

# Our sentence about something; what the reference says of it is kept for the comparison.
def description(subject, thing)
  THEIRS[subject] = thing.instance_variable_get(:@doc).to_s
  OURS[subject].to_s
end

# All that the reference has is described, and nothing else.
def complain_of_descriptions
  missing = THEIRS.keys.reject { |subject| OURS[subject] }
  needless = OURS.compact.keys - THEIRS.keys
  return if missing.empty? && needless.empty?

  abort ["descriptions.txt: missing: #{missing.join(', ')}", "about nothing: #{needless.join(', ')}"].join('; ')
end

def attribute(owner, attribute, kind, namevars = [])
  collection = attribute.value_collection
  values = collection.instance_variable_get(:@strings).flat_map { |value| [value.name, *value.aliases] }
  patterns = collection.instance_variable_get(:@regexes).map { |value| value.name.inspect }
  flags = "#{namevars.include?(attribute.name)}, #{attribute.required? ? true : false}"
  "attribute(#{rust(attribute.name.to_s)}, Kind::#{kind}, #{flags}, #{texts(values.uniq)}, #{texts(patterns)}, " \
    "#{rust(description("#{owner} #{attribute.name}", attribute))}),"
end

# Whether a pattern takes the whole title for one attribute, as most types do.
def whole?(regexp, attributes)
  regexp.source == '(.*)' && regexp.options == Regexp::MULTILINE && attributes.length == 1
end

def title_pattern((regexp, attributes))
  names = attributes.map do |name, converter|
    # A converter other than the identity would have to be written in Rust beside the data.
    raise "a converter of #{regexp.inspect}" if converter && converter.call('aB/ ') != 'aB/ '

    name
  end
  return "TitlePattern::whole(&[#{rust(names.first.to_s)}])," if whole?(regexp, names)

  options = %w[ignore_case extended multi_line].zip([Regexp::IGNORECASE, Regexp::EXTENDED, Regexp::MULTILINE])
  options = options.map { |name, flag| "#{name}: #{(regexp.options & flag) != 0}" }
  "TitlePattern::new(#{rust(regexp.source)}, Options { #{options.join(', ')} }, #{texts(names)}),"
end

def resource_type(type)
  applies = { host: 'Host', device: 'Device', both: 'Both' }.fetch(type.apply_to)
  parameters = type.parameters.map do |name|
    [name, attribute(type.name, type.paramclass(name), 'Parameter', type.key_attributes)]
  end
  properties = type.properties.map { |property| [property.name, attribute(type.name, property, 'Property')] }
  # A property hides a parameter of the same name, as `Puppet::Type.attrtype` looks them up.
  attributes = parameters.to_h.merge(properties.to_h).sort_by { |name, _| name.to_s }.map(&:last)
  constant = type.name.to_s.upcase
  patterns = type.title_patterns.map { |pattern| title_pattern(pattern) }
  namevars = type.key_attributes.map { |name| "text(#{rust(name.to_s)})" }
  tables = <<~RUST
    static #{constant}_TITLES: [TitlePattern; #{patterns.length}] = [
        #{patterns.join("\n    ")}
    ];
    static #{constant}_NAMEVARS: [Cow<str>; #{type.key_attributes.length}] = [#{namevars.join(', ')}];
    static #{constant}_ATTRIBUTES: [Attribute; #{attributes.length}] = [
        #{attributes.join("\n    ")}
    ];
  RUST
  entry = <<~RUST.gsub(/^/, '    ')
    ResourceType {
        name: text(#{rust(type.name.to_s)}),
        doc: text(#{rust(description(type.name.to_s, type))}),
        attributes: borrowed(&#{constant}_ATTRIBUTES),
        namevars: borrowed(&#{constant}_NAMEVARS),
        title_patterns: borrowed(&#{constant}_TITLES),
        pattern_error: None,
        isomorphic: #{type.isomorphic? ? true : false},
        accepts_name: true,
        applies_to: AppliesTo::#{applies},
    },
  RUST
  [tables, entry]
end

def version(path)
  JSON.parse(File.read(File.join(path, 'metadata.json'))).fetch('version')
end

folder = ARGV.fetch(0) { abort 'say where the modules are' }
missing = MODULES.reject { |name| File.directory?(File.join(folder, name, 'lib', 'puppet', 'type')) }
abort "#{folder} has no module #{missing.join(', ')}" unless missing.empty?

Dir.mktmpdir do |scratch|
  Puppet[:log_level] = 'err'
  Puppet.initialize_settings(['--confdir', scratch, '--vardir', scratch, '--vendormoduledir', scratch])
  Puppet::Util::Log.newdestination(:console)
  environment = Puppet::Node::Environment.create(:generate, [folder])
  core = File.join(File.dirname($LOADED_FEATURES.grep(%r{/puppet/type\.rb\z}).first), 'type')
  files = Dir[File.join(core, '*.rb')] + MODULES.flat_map { |name| Dir[File.join(folder, name, 'lib/puppet/type/*.rb')] }
  names = files.map { |file| File.basename(file, '.rb') }.sort
  Puppet.override(current_environment: environment, loaders: Puppet::Pops::Loaders.new(environment)) do
    types = names.map { |name| Puppet::Type.type(name.to_sym) || abort("no type #{name}") }
    tables, entries = types.map { |type| resource_type(type) }.transpose
    metaparameters = Puppet::Type.metaparams.sort_by(&:to_s).map do |name|
      attribute('metaparameter', Puppet::Type.metaparamclass(name), 'Metaparameter')
    end
    complain_of_descriptions
    if ARGV[1] == '--compare'
      THEIRS.each { |subject, doc| puts JSON.generate('of' => subject, 'ours' => OURS[subject], 'theirs' => doc) }
      exit
    end
    sources = [['puppet', Puppet.version]] + MODULES.map { |name| [name, version(File.join(folder, name))] }
    puts <<~RUST
      //! The tables of resource types and metaparameters. Generated by `cargo xtask codegen` from a
      //! real Puppet and from `descriptions.txt`: do not edit.

      use std::borrow::Cow;

      use marotte_regex::Options;

      use crate::attribute::{Attribute, Kind, attribute};
      use crate::resource_type::{AppliesTo, ResourceType};
      use crate::texts::{borrowed, text, texts};
      use crate::title::TitlePattern;

      /// What the tables were made from: Puppet and its modules, with their versions.
      pub static SOURCES: [(&str, &str); #{sources.length}] = [
          #{sources.map { |name, found| "(#{rust(name)}, #{rust(found)})," }.join("\n    ")}
      ];

      /// The names of the metaparameters in the order of their declaration.
      pub(crate) static METAPARAMETER_NAMES: [&str; #{metaparameters.length}] = [
          #{Puppet::Type.metaparams.map { |name| "#{rust(name.to_s)}," }.join("\n    ")}
      ];

      /// The attributes that every resource has, sorted by name.
      pub(crate) static METAPARAMETERS: [Attribute; #{metaparameters.length}] = [
          #{metaparameters.join("\n    ")}
      ];

    RUST
    puts tables.join("\n")
    puts "\n/// The resource types, sorted by name."
    puts "pub(crate) static RESOURCE_TYPES: [ResourceType; #{entries.length}] = [\n#{entries.join}];"
  end
end

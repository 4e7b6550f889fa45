#!/usr/bin/env ruby
# frozen_string_literal: true

# Answers cases with a real Puppet: one JSON object a line in, one a line out, order kept.
#
#   ruby oracle.rb < cases.jsonl > answers.jsonl
#
# PUPPET_LIB names the lib folder of another Puppet than the installed one. The fields of a case are
# those of `Case` in the test kit. An answer has id, ok and logs, and besides
#   eval     value (rich data), text (its %s form), type
#   catalog  catalog
#   parse    ast (JSON form), pn (text form)
#   epp      text
# or error. Every case runs in a process of its own, since a Puppet never forgets what it has loaded.

require 'fileutils'
require 'json'
require 'tmpdir'
$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'
require 'puppet_pal'
require 'puppet/parser/scope'
require 'puppet/pops/pn'
require 'puppet/pops/model/pn_transformer'

FACTS = JSON.parse(File.read(File.expand_path('../testkit/facts.json', __dir__)))

# What was logged, as [level, message].
LINES = [] # rubocop:disable Style/MutableConstant
Puppet::Util::Log.newdesttype(:oracle) do
  match(/\Aoracle\z/)
  define_singleton_method(:suitable?) { |*| true }
  define_method(:handle) { |line| LINES << [line.level.to_s, line.to_s] }
end

# Values as JSON; what JSON has no type for is {"__ptype": …, "__pvalue": …}.
module RichData
  TYPES = Puppet::Pops::Types
  PRINTED = [Puppet::Pops::Time::Timestamp, Puppet::Pops::Time::Timespan, URI::Generic,
             SemanticPuppet::Version, SemanticPuppet::VersionRange].freeze

  module_function

  def type_of(value) = TYPES::TypeCalculator.infer(value).generalize.to_s

  def tag(type, value) = { '__ptype' => type, '__pvalue' => value }

  def encode(value)
    case value
    when :undef then nil
    when :default then { '__ptype' => 'Default' }
    when nil, true, false, Integer, String then value
    when Float then value.finite? ? value : tag('Float', value.to_s)
    when Array then value.map { |item| encode(item) }
    when Hash then encode_hash(value)
    when Regexp then tag('Regexp', value.source)
    when TYPES::PSensitiveType::Sensitive then tag('Sensitive', encode(value.unwrap))
    when TYPES::PBinaryType::Binary then tag('Binary', value.to_s)
    when TYPES::PAnyType then tag('Type', value.to_s)
    when *PRINTED then tag(type_of(value), value.to_s)
    when TYPES::PuppetObject
      tag(value._pcore_type.name, value._pcore_init_hash.transform_values { |item| encode(item) })
    else tag('Other', value.to_s)
    end
  end

  def encode_hash(hash)
    plain = hash.each_key.all? { |key| key.is_a?(String) && !key.start_with?('__p') }
    return hash.transform_values { |item| encode(item) } if plain

    tag('Hash', hash.map { |pair| pair.map { |item| encode(item) } })
  end
end

# One case in an environment of its own.
class Question
  def initialize(fields, folder)
    @fields = fields
    @folder = folder
    @environment = File.join(folder, 'environments', 'production')
    @facts = FACTS.merge(fields['facts'] || {})
    write_files
    configure
  end

  def answer
    result = begin
      { 'ok' => true }.merge(send("answer_#{@fields['kind'] || 'eval'}"))
    rescue StandardError, SystemStackError, ScriptError, SecurityError => e
      { 'ok' => false, 'error' => e.message }
    end
    logs = LINES.reject { |level, text| level == 'info' || text == result['error'] || text.start_with?('Facter') }
    logs = logs.map { |level, text| { 'level' => level, 'message' => text } }
    anonymous({ 'id' => @fields['id'], **result, 'logs' => logs })
  end

  private

  def write_files
    files = @fields['files'] || {}
    files = files.merge('manifests/site.pp' => @fields['code']) if @fields['kind'] == 'catalog' && @fields['code']
    FileUtils.mkdir_p(%w[manifests modules].map { |name| File.join(@environment, name) })
    files.each do |path, text|
      target = File.join(@environment, path)
      FileUtils.mkdir_p(File.dirname(target))
      File.write(target, text)
    end
  end

  def configure
    places = { confdir: 'conf', vardir: 'var', logdir: 'log', rundir: 'run', environmentpath: 'environments' }
    flags = places.flat_map { |name, path| ["--#{name}", File.join(@folder, path)] }
    modules = @fields['modules']
    Puppet.initialize_settings(flags + ['--codedir', @folder, '--basemodulepath', modules || '', '--vendormoduledir', ''])
    Puppet::Util::Log.level = :info
    Dir.glob(File.join(modules, '*', 'lib')) { |lib| $LOAD_PATH << lib } if modules
    set_settings
  end

  def set_settings
    @fields.fetch('settings', {}).each { |name, value| Puppet[name.to_sym] = value }
  end

  # Folders of this run and the node's name say nothing about the language.
  def anonymous(value)
    case value
    when String then value.gsub(@environment, 'ENV').gsub(@folder, 'ENV').sub(/ on node \S+\z/, '')
    when Array then value.map { |item| anonymous(item) }
    when Hash then value.to_h { |key, item| [anonymous(key), anonymous(item)] }
    else value
    end
  end

  def answer_parse
    model = Puppet::Pops::Parser::EvaluatingParser.new.parse_string(@fields['code'], 'test.pp')
    tree = Puppet::Pops::Model::PNTransformer.transform(model)
    { 'ast' => tree.to_data, 'pn' => tree.to_s }
  end

  def with_compiler(&block)
    Puppet::Pal.in_environment('production', env_dir: @environment, facts: @facts, variables: {}) do |pal|
      pal.with_catalog_compiler(&block)
    end
  end

  def answer_eval
    with_compiler do |compiler|
      value = compiler.evaluate_string(@fields['code'])
      compiler.compile_additions
      value = value.to_a if value.is_a?(Puppet::Pops::Types::Iterator)
      text = Puppet::Pops::Types::StringConverter.convert(value, '%s')
      { 'value' => RichData.encode(value), 'text' => text, 'type' => RichData.type_of(value) }
    end
  end

  def answer_epp
    with_compiler do |compiler|
      { 'text' => compiler.call_function('inline_epp', @fields['code'], @fields['params'] || {}) }
    end
  end

  def answer_catalog
    environment = Puppet.lookup(:environments).get!('production')
    Puppet.override(current_environment: environment, loaders: Puppet::Pops::Loaders.new(environment)) do
      catalog = Puppet::Parser::Compiler.compile(node(environment))
      wire = Puppet.override(rich_data: true) { JSON.parse(catalog.to_json) }
      { 'catalog' => wire.except('version', 'catalog_uuid', 'code_id') }
    end
  end

  def node(environment)
    name = @fields['node'] || 'node.example.com'
    host, domain = name.split('.', 2)
    node = Puppet::Node.new(name, environment: environment, facts: Puppet::Node::Facts.new(name, @facts))
    node.merge(@facts)
    node.trusted_data = { 'authenticated' => 'local', 'certname' => name, 'extensions' => {}, 'hostname' => host,
                          'domain' => domain, 'external' => {} }
    node.add_server_facts({})
    node
  end
end

def ask(fields)
  Puppet::Util::Log.newdestination('oracle')
  Dir.mktmpdir { |folder| Question.new(fields, folder).answer }
rescue Exception => e # rubocop:disable Lint/RescueException
  { 'id' => fields['id'], 'ok' => false, 'error' => e.message, 'oracle_failed' => true }
end

# What a process of its own writes, until it dies. It is ended if it writes nothing for so many seconds.
def apart(patience)
  input, output = IO.pipe
  child = fork do
    input.close
    yield output
    output.close
    exit!(0)
  end
  output.close
  text = String.new
  begin
    text << input.readpartial(65_536) while input.wait_readable(patience)
    Process.kill(:KILL, child)
  rescue EOFError
    # It has written all that it will.
  end
  input.close
  Process.wait(child)
  text.force_encoding(Encoding::UTF_8)
end

if $PROGRAM_NAME == __FILE__
  $stdout.sync = true
  $stdin.each_line do |line|
    next if line.strip.empty?

    fields = JSON.parse(line, max_nesting: false)
    text = apart(300) { |output| output.puts(JSON.generate(ask(fields), max_nesting: 0)) }
    # A process that dies while it writes has not answered.
    text = JSON.generate('id' => fields['id'], 'ok' => false, 'oracle_failed' => true) unless text.end_with?("\n")
    puts(text)
  end
end

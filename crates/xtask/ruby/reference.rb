# frozen_string_literal: true

# One warm process of a real Puppet that compiles many small manifests with the modules of a folder.
# PUPPET_LIB names the lib folder of another Puppet than the installed one.

require 'fileutils'
require 'json'
require 'securerandom'
require 'timeout'
require 'tmpdir'
$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'

# Notes that code of the modules asks for the time or for chance: what it does then cannot be compared.
module Chance
  singleton_class.attr_accessor :asked, :modules

  def self.note(caller) = self.asked ||= modules && caller.path.start_with?(modules)

  { Time => %i[now new], Random => %i[new rand], SecureRandom => %i[hex random_number] }.each do |of, names|
    watching = Module.new do
      names.each do |name|
        define_method(name) do |*arguments, **options|
          Chance.note(caller_locations(1, 1).first)
          super(*arguments, **options)
        end
      end
    end
    of.singleton_class.prepend(watching)
  end

  Object.class_eval do
    define_method(:rand) do |*arguments|
      Chance.note(caller_locations(1, 1).first)
      Kernel.rand(*arguments)
    end
    private :rand
  end
end

# A Puppet whose environment is empty but for the modules of a folder.
class Reference
  NODE = 'node.example.com'
  FACTS = JSON.parse(File.read(File.expand_path('../../testkit/facts.json', __dir__)))
  # What was logged, as [level, message].
  LINES = [] # rubocop:disable Style/MutableConstant

  Puppet::Util::Log.newdesttype(:reference) do
    match(/\Areference\z/)
    define_singleton_method(:suitable?) { |*| true }
    define_method(:handle) { |line| LINES << [line.level.to_s, line.to_s] }
  end

  # Opens the environment and yields the reference with it.
  def self.with(modules)
    Dir.mktmpdir do |folder|
      FileUtils.mkdir_p("#{folder}/environments/production/manifests")
      places = { confdir: 'conf', vardir: 'var', logdir: 'log', rundir: 'run', environmentpath: 'environments' }
      flags = places.flat_map { |name, path| ["--#{name}", "#{folder}/#{path}"] }
      Puppet.initialize_settings(flags + ['--codedir', folder, '--basemodulepath', modules, '--vendormoduledir', ''])
      # As a synced plugin folder would: a module's code may need another module's.
      Dir.glob("#{modules}/*/lib").sort.each { |lib| $LOAD_PATH << lib }
      Puppet::Util::Log.level = :info
      Puppet::Util::Log.newdestination('reference')
      environment = Puppet.lookup(:environments).get!('production')
      loaders = Puppet::Pops::Loaders.new(environment)
      Puppet.override(current_environment: environment, loaders: loaders) do
        yield new(modules, folder, environment, loaders)
      end
    end
  end

  attr_reader :modules

  def initialize(modules, folder, environment, loaders)
    Chance.modules = modules
    @modules = modules
    @folder = folder
    @environment = environment
    @loaders = loaders
  end

  # The answer to a catalog case with this code; nothing if that depends on time or chance.
  def answer(code)
    LINES.clear
    Chance.asked = false
    File.write("#{@folder}/environments/production/manifests/site.pp", code)
    # A Puppet parses the manifests of an environment once.
    @environment.instance_variable_set(:@parsed_code, nil)
    result = begin
      Timeout.timeout(10) { { 'ok' => true, 'catalog' => catalog(code) } }
    rescue StandardError, SystemStackError, ScriptError => e
      { 'ok' => false, 'error' => e.message }
    end
    return if Chance.asked

    logs = LINES.reject { |level, text| level == 'info' || text == result['error'] || text.start_with?('Facter') }
    anonymous({ **result, 'logs' => logs.map { |level, text| { 'level' => level, 'message' => text } } })
  end

  # The signatures of a function with signatures, as lists of their parameters' types with the least and the
  # greatest number of arguments and the type of the block. Nothing if it cannot be loaded.
  def signatures(name)
    function = @loaders.private_environment_loader.load(:function, name)
    function.class.dispatcher.dispatchers.map do |dispatch|
      range = dispatch.type.param_types.size_range
      [dispatch.type.param_types.types, range, dispatch.type.block_type]
    end
  rescue StandardError, ScriptError
    nil
  end

  private

  # What manifests define is kept by the loaders, so that code which defines something gets its own.
  def catalog(code)
    return compiled unless code.match?(/^(class|define)\b/)

    Puppet.override(loaders: Puppet::Pops::Loaders.new(@environment)) { compiled }
  end

  def compiled
    facts = Puppet::Node::Facts.new(NODE, FACTS.dup)
    node = Puppet::Node.new(NODE, environment: @environment, facts: facts)
    node.merge(FACTS)
    host, domain = NODE.split('.', 2)
    node.trusted_data = { 'authenticated' => 'local', 'certname' => NODE, 'extensions' => {}, 'hostname' => host,
                          'domain' => domain, 'external' => {} }
    node.add_server_facts({})
    catalog = Puppet::Parser::Compiler.compile(node)
    wire = Puppet.override(rich_data: true) { JSON.parse(catalog.to_json) }
    wire.except('version', 'catalog_uuid', 'code_id')
  end

  # Folders of this run and the node's name say nothing about the language.
  def anonymous(value)
    case value
    when String then value.gsub("#{@folder}/environments/production", 'ENV').gsub(@folder, 'ENV').sub(/ on node \S+\z/, '')
    when Array then value.map { |item| anonymous(item) }
    when Hash then value.to_h { |key, item| [anonymous(key), anonymous(item)] }
    else value
    end
  end
end

# frozen_string_literal: true

# Compiles catalogs with a real Puppet, for whom they are compared with ours: a JSON object a line in,
# one out. The first line says which Puppet and with which settings, each further one is a node with all
# that is known of it, so that both sides begin with the same.

require 'json'
require 'tmpdir'
require 'fileutils'

# Whatever code prints must not come between the answers.
ANSWERS = $stdout.dup
ANSWERS.sync = true
$stdout.reopen(File::NULL, 'w')

def answer(hash)
  ANSWERS.puts(JSON.generate(hash))
end

begin
  # Takes what is written to the log of the reference.
  CAPTURED = []
  config = JSON.parse($stdin.gets || exit)
  $LOAD_PATH.unshift(config['lib']) if config['lib']
  require 'puppet'
  require 'puppet_pal'
  Puppet::Util::Log.newdesttype(:parity) do
    def self.suitable?(_) = true
    match 'parity'
    def handle(message)
      CAPTURED << { 'level' => message.level.to_s, 'message' => message.to_s }
    end
  end
  # What it would keep is nobody's.
  HOME = Dir.mktmpdir('parity')
  at_exit { FileUtils.remove_entry(HOME) }
  flags = %w[confdir vardir logdir rundir].flat_map { |name| ["--#{name}", File.join(HOME, name)] }
  Puppet.initialize_settings(flags)
  config['settings'].each { |name, value| Puppet[name.to_sym] = value }
  Puppet[:storeconfigs] = false
  # Code sees the names of the usual folders; nothing is looked for there.
  Puppet[:hiera_config] = File.join(HOME, 'hiera.yaml') unless config['settings'].key?('hiera_config')
  config['folders'].each { |name, path| Puppet[name.to_sym] = path }
  Puppet::Util::Log.newdestination('parity')
  Puppet::Util::Log.level = :notice
  answer('puppet' => Puppet.version)
rescue LoadError, StandardError => e
  answer('error' => e.message)
  exit!(1)
end

# An environment in a folder, whatever its surroundings are. It stays until a node fails.
ENVIRONMENTS = Hash.new do |known, of|
  manifest = of['manifest'] || Puppet::Node::Environment::NO_MANIFEST
  name = of['name'].to_sym
  made = Puppet::Node::Environment.create(name, of['modulepath'], manifest)
  # As a synchronised folder of plugins would: code of a module may need that of another one.
  made.modules.each { |mod| $LOAD_PATH.push(mod.plugin_directory) unless $LOAD_PATH.include?(mod.plugin_directory) }
  loader = Puppet::Environments::StaticDirectory.new(name, of['root'], made)
  known[of] = [made, loader, Puppet::Pops::Loaders.new(made)]
end

def node_of(asked, environment)
  name = asked['name']
  facts = Puppet::Node::Facts.new(name, asked['facts'])
  node = Puppet::Node.new(name, environment: environment, facts: facts, classes: asked['classes'])
  node.parameters = asked['parameters']
  node.trusted_data = asked['trusted']
  node.instance_variable_set(:@server_facts, asked['server_facts'])
  node
end

def compile(asked)
  environment, loader, loaders = ENVIRONMENTS[asked['environment']]
  Puppet.override(environments: loader, current_environment: environment, loaders: loaders) do
    catalog = Puppet::Parser::Compiler.compile(node_of(asked, environment))
    text = Puppet.override(rich_data: Puppet[:rich_data]) { catalog.to_json }
    { 'catalog' => JSON.parse(text) }
  end
end

while (line = $stdin.gets)
  asked = JSON.parse(line)
  CAPTURED.clear
  # Some things are said once a process; each node is told all of them.
  Puppet.clear_deprecation_warnings
  result = begin
    compile(asked)
  # A function of the old interface that defines methods is a `SecurityError`, which is no `StandardError`.
  rescue StandardError, SystemStackError, ScriptError, SecurityError => e
    # What could not be loaded is not looked for again; the next node has to begin anew.
    ENVIRONMENTS.delete(asked['environment'])
    { 'error' => e.message }
  end
  answer(result.merge('logs' => CAPTURED))
end

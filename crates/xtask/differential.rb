#!/usr/bin/env ruby
# frozen_string_literal: true

# Answers many small programs with a real Puppet that is warm already, some hundred a second.
#
# Programs are cases as `oracle.rb` takes them, a JSON object a line; an empty line ends a lot, and then
# the lot is answered, a line each, in order. A lot has a process of its own, which begins as a copy of this
# one and answers a program after the other; before each of them it forgets what the one before left
# behind, so that an answer does not depend on the programs around it. A program that takes too long or ends the
# process is answered with `oracle_failed`.

# Patterns of programs may deserve a warning of Ruby, which nobody has asked for.
$VERBOSE = nil
require_relative 'oracle'

# Seconds that a program may take, and bytes of memory.
PATIENCE = 20
MEMORY = 8_000_000_000

# What Puppet reads of its own files, each time it sets up an environment, is read once.
module ReadOnce
  HOME = File.dirname(File.expand_path($LOADED_FEATURES.find { |path| path.end_with?('/puppet/version.rb') }))
  FOUND = {} # rubocop:disable Style/MutableConstant

  def add_to_index(smart_path)
    folder = smart_path.generic_path
    return super unless folder.start_with?(HOME)

    found = FOUND[[folder, smart_path.extension]] ||= super
    @path_index.merge(found)
    found
  end
end
Puppet::Pops::Loader::ModuleLoaders::FileBased.prepend(ReadOnce)

# Puppet evaluates the Ruby code of a function anew for each environment. The class that comes of it is the same for all,
# as long as it is one of Puppet's own; what belongs to an environment is its instance.
module MadeOnce
  CLASSES = {} # rubocop:disable Style/MutableConstant

  def create(loader, name, path, code)
    return super unless path.start_with?(ReadOnce::HOME)

    made = CLASSES[path]
    return made.new(nil, loader.private_loader) if made

    super.tap { |function| CLASSES[path] = function.class }
  end
end
Puppet::Pops::Loader::RubyFunctionInstantiator.singleton_class.prepend(MadeOnce)

# Settings, of which every catalog has variables, are computed once. Only these two change on the way.
module ComputedOnce
  CHANGING = %i[code tasks].freeze
  VALUES = {} # rubocop:disable Style/MutableConstant

  def value_sym(name, environment = nil, raw = false)
    return super if CHANGING.include?(name)

    VALUES.fetch([name, environment, raw]) { |key| VALUES[key] = super }
  end
end

# A program: a question in a process that has answered others.
class Program < Question
  PLACE = Dir.mktmpdir(nil, File.writable?('/dev/shm') ? '/dev/shm' : nil)
  WRITTEN = [] # rubocop:disable Style/MutableConstant
  LOAD_PATH = $LOAD_PATH.dup.freeze

  # An environment without files. What another process wrote there is unknown to this one.
  def self.clear_environment
    environment = File.join(PLACE, 'environments', 'production')
    FileUtils.rm_rf(environment)
    FileUtils.mkdir_p(%w[manifests modules].map { |name| File.join(environment, name) })
  end

  def self.begin
    clear_environment
    places = { confdir: 'conf', vardir: 'var', logdir: 'log', rundir: 'run', environmentpath: 'environments' }
    flags = places.flat_map { |name, path| ["--#{name}", File.join(PLACE, path)] }
    # An environment is looked up for each setting; within one program it does not change.
    flags += ['--codedir', PLACE, '--basemodulepath', '', '--vendormoduledir', '', '--environment_timeout', 'unlimited']
    Puppet.initialize_settings(flags)
    Puppet::Util::Log.level = :info
    Puppet.settings.extend(ComputedOnce)
    Puppet::Util::Log.newdestination('oracle')
  end

  def self.ask(fields)
    @began = now
    new(fields, PLACE).answer
  rescue Exception => e # rubocop:disable Lint/RescueException
    { 'id' => fields['id'], 'ok' => false, 'error' => e.message, 'oracle_failed' => true }
  ensure
    @began = nil
  end

  # Ends a program that takes too long.
  def self.watch(thread)
    Thread.new do
      loop do
        sleep(1)
        began = @began
        thread.raise('it takes too long') if began && now - began > PATIENCE
      end
    end
  end

  def self.now = Process.clock_gettime(Process::CLOCK_MONOTONIC)

  # Whether a program changes what is remembered of settings, so that it needs a process of its own.
  def self.alone?(fields)
    fields['settings'] || fields['alone'] || fields.fetch('files', {}).key?('environment.conf')
  end

  private

  # The folder is the same for all: what the program before wrote goes first.
  def write_files
    FileUtils.rm_rf(WRITTEN.shift) until WRITTEN.empty?
    super
    tops = (@fields['files'] || {}).keys.map { |path| path[%r{\A(?:manifests|modules)/[^/]+|\A[^/]+}] }
    tops << 'manifests/site.pp' if @fields['kind'] == 'catalog'
    WRITTEN.concat(tops.uniq.map { |top| File.join(@environment, top) })
  end

  def configure
    forget
    return unless Program.alone?(@fields)

    ComputedOnce::VALUES.clear
    set_settings
  end

  # What Puppet keeps from one program to the next.
  def forget
    LINES.clear
    Puppet.clear_deprecation_warnings
    Puppet::Util::Warnings.clear_warnings
    Puppet.lookup(:environments).clear_all
    $LOAD_PATH.replace(LOAD_PATH)
  end
end

# The answers to a lot. The process may die of a program, even while it writes the answer, or be stuck where no other thread
# can end the program; then a new one goes on behind it.
def answers(lot)
  return [] if lot.empty?

  size = Program.alone?(lot.first) ? 1 : lot.index { |fields| Program.alone?(fields) } || lot.size
  together = lot.first(size)
  Program.clear_environment
  text = apart(2 * PATIENCE) do |output|
    Process.setrlimit(:AS, MEMORY)
    Program.watch(Thread.current)
    together.each { |fields| output.puts(JSON.generate(Program.ask(fields), max_nesting: 0)) && output.flush }
  end
  done = text.lines.select { |line| line.end_with?("\n") }.map(&:chomp)
  done << JSON.generate('id' => together[done.size]['id'], 'ok' => false, 'oracle_failed' => true) if done.size < size
  done + answers(lot.drop(done.size))
end

# All that the programs of a lot would otherwise load each.
def warm_up
  code = 'notify { a: } Notify <| |> -> file { "/a": } [1].map |$x| { notice(type($x)) } $a = [1, 2].filter |$x| { $x > 1 }'
  %w[eval catalog parse].each { |kind| Program.ask('kind' => kind, 'code' => code) }
  Program.ask('kind' => 'epp', 'code' => '<%= 1 %>')
end

Program.begin
warm_up
GC.start
at_exit { FileUtils.rm_rf(Program::PLACE) }
$stdout.sync = true
lot = []
$stdin.each_line(chomp: true) do |line|
  next lot << JSON.parse(line, max_nesting: false) unless line.empty?

  puts(answers(lot))
  lot = []
end

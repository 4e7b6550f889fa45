#!/usr/bin/env ruby
# frozen_string_literal: true

# Asks a real Puppet for the answers to the calls in the files beside this one, and writes them
# below the calls. `tests/calls.rs` says what the files look like.
#
#   PUPPET_LIB=path/to/puppet/lib ruby record.rb [FILE…]

require 'fileutils'
require 'json'
require 'shellwords'
require 'tempfile'
require 'tmpdir'
require 'yaml'

HERE = File.dirname(File.expand_path(__FILE__))
NODE = 'web01.example.com'
FACTS = File.read(File.join(HERE, 'facts.json'))
ENVIRONMENT = 'code/environments/production'

# A call, and why we answer it otherwise if we do.
Run = Struct.new(:line, :reason)
Kase = Struct.new(:name, :files, :runs, :text)

def cases_of(path)
  cases = []
  file = nil
  File.foreach(path) do |line|
    case line
    when /\A=== (.*)/
      name, like = $1.split(' < ')
      files = cases.find { |kase| kase.name == like }&.files.to_a.map(&:dup)
      cases << Kase.new(name, files, [], line.dup)
      file = nil
      next
    when /\A\$ (.*)/
      cases.last.runs << Run.new($1)
      file = nil
      next
    when /\A~ (.*)/
      cases.last.runs.last.reason = $1
      next
    when /\A--- (.*)/
      cases.last.files.reject! { |name, _| name == $1 }
      cases.last.files << (file = [$1, +''])
    else
      # What is neither a file nor a call is an old answer, or a comment on the whole.
      next if file.nil? && cases.any?

      file&.last&.<<(line)
    end
    cases.empty? ? (@head << line) : cases.last.text << line
  end
  cases
end

def lay_out(root, files)
  FileUtils.mkdir_p(%W[conf code/modules var/yaml/facts #{ENVIRONMENT}/manifests #{ENVIRONMENT}/modules].map { |d| "#{root}/#{d}" })
  File.write("#{root}/facts.json", FACTS)
  values = JSON.parse(FACTS)
  File.write("#{root}/var/yaml/facts/#{NODE}.yaml", { 'name' => NODE, 'values' => values }.to_yaml.sub("---\n", "--- !ruby/object:Puppet::Node::Facts\n"))
  files.each do |name, text|
    name, target = name.split(' -> ')
    is_program = name.delete_suffix!(' +x')
    path = name.start_with?('/') ? "#{root}#{name}" : "#{root}/#{ENVIRONMENT}/#{name}"
    FileUtils.mkdir_p(File.dirname(path))
    next File.symlink(target.gsub('ROOT', root), path) if target

    text = text.gsub('ROOT', root)
    text = JSON.parse(text.delete_prefix('#!bytes ')).pack('C*') if text.start_with?('#!bytes ')
    File.binwrite(path, text)
    File.chmod(0o755, path) if is_program
  end
end

FOLDERS = { 'confdir' => 'conf', 'vardir' => 'var', 'codedir' => 'code', 'logdir' => 'log', 'rundir' => 'run' }.freeze

# A call under Puppet's own name is made as it is written, but for the folders.
def arguments(line, root)
  words = line.gsub('ROOT', root).shellsplit
  case words
  in ['compile', /\A[^-]/ => node, *rest] then words = ['catalog', 'compile', node, '--facts_terminus', 'yaml', *rest]
  in ['compile', *rest] then words = ['catalog', 'compile', NODE, '--facts_terminus', 'yaml', *rest]
  in ['lookup', *]
    words += ['--facts', "#{root}/facts.json"] unless words.include?('--facts')
    words += ['--node', NODE] unless words.include?('--node')
  in ['puppet', *rest] then words = rest
  else nil
  end
  words + FOLDERS.flat_map { |setting, folder| ["--#{setting}", "#{root}/#{folder}"] }
end

# Only who asks a Puppet needs one.
def load_puppet
  $LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
  require 'facter'
  require 'puppet'
  require 'puppet/util/command_line'
  require 'puppet/face'
  require 'puppet/application/lookup'
  require 'puppet/parser/compiler'
  %i[catalog epp config facts generate help module node parser].each { |face| Puppet::Face[face, :current] }
end

# Each call is a process of its own, as it would be on the command line.
def ask(words, root, input)
  out = Tempfile.new
  err = Tempfile.new
  pid = fork do
    $stdin.reopen(input)
    $stdout.reopen(out.path, 'w')
    $stderr.reopen(err.path, 'w')
    Dir.chdir(root)
    Puppet::Util::CommandLine.new('puppet', words).execute
  end
  Process.wait(pid)
  [File.read(out.path), File.read(err.path), $?.exitstatus]
end

def clean(text, root)
  text.scrub.gsub(/\e\[[0-9;]*m/, '').gsub(root, 'ROOT').gsub(/ in [\d.]+ seconds/, ' in T seconds')
      .gsub(/^(version:|catalog_uuid:) .*/, '\\1 V')
      # Where Ruby itself has the last word, its sentence counts, not where in Puppet that was.
      .gsub(/^\S+\.rb:\d+:in `.*?': (.*) \([\w:]+\)$/, 'Error: \\1').gsub(/^\tfrom .*\n/, '')
      .lines.reject { |line| line.start_with?('Error: Facter:') }
end

# What is in a catalog, but for what is in each.
def summary(text)
  start = text.index(/^{/)
  return text unless start

  before = text[...start]
  catalog = JSON.parse(text[start..])
  usual = ['Stage[main]', 'Class[Settings]', 'Class[main]']
  lines = catalog['resources'].reject { |r| usual.include?("#{r['type']}[#{r['title']}]") }.map { |r| "resource #{JSON.generate(r)}" }
  lines += catalog['edges'].reject { |e| e['source'] == 'Stage[main]' }.map { |e| "edge #{e['source']} -> #{e['target']}" }
  lines << "classes #{JSON.generate(catalog['classes'])}" << "tags #{JSON.generate(catalog['tags'])}"
  "#{before}#{lines.join("\n")}\n"
end

# What is in a file after a call.
def contents(root, shown)
  path = "#{root}/#{shown}"
  return [] unless shown && File.exist?(path)

  File.readlines(path, chomp: true).map do |line|
    "| #{line.gsub(root, 'ROOT').sub(/generated on .*\./, 'generated on T.')}".rstrip
  end
end

def answer(kase, run)
  root = File.join(Dir.tmpdir, 'marotte-calls', kase.name)
  FileUtils.rm_rf(root)
  lay_out(root, kase.files)
  line, shown = run.line.split(' ; cat ')
  line, input = line.split(' < ')
  words = arguments(line, root)
  out, err, status = ask(words, root, input ? "#{root}/#{input}" : '/dev/null')
  out = summary(out) if words.first == 'catalog'
  lines = clean(out, root).map { |line| "> #{line.chomp}" } + clean(err, root).map { |line| "! #{line.chomp}" }
  lines.map(&:rstrip) + (status.zero? ? [] : ["= #{status}"]) + contents(root, shown)
end

def record(files)
  load_puppet
  files.each do |path|
    @head = +''
    cases = cases_of(path)
    text = cases.map do |kase|
      runs = kase.runs.map { |run| (["$ #{run.line}"] + answer(kase, run) + [*run.reason].map { |why| "~ #{why}" }).join("\n") }
      "#{kase.text}#{runs.join("\n")}\n"
    end
    File.write(path, @head + text.join)
  end
end

record(ARGV.empty? ? Dir.glob(File.join(HERE, '*.txt')).sort : ARGV) if __FILE__ == $PROGRAM_NAME

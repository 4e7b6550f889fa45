#!/usr/bin/env ruby
# frozen_string_literal: true

# Asks a real Puppet for the keys in keys.txt, which has the arguments of a `puppet lookup` in each
# line, and for the explanations of all of them (`--explain`). What it prints, with its exit status
# in a last line, becomes a file a call in a folder: expected/ unless another one is given. The
# folder of this example becomes ROOT.
#
#   ruby record.rb [FOLDER]
#   PUPPET_LIB=path/to/puppet/lib ruby record.rb     # another Puppet than the installed one

require 'English'
require 'fileutils'
require 'tmpdir'
$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'
require 'puppet/application/lookup'
require 'puppet/parser/compiler'
require 'puppet/util/command_line'

HERE = File.dirname(File.expand_path(__FILE__))
NODE = 'web01.example.com'
FOLDER = ARGV[0] || File.join(HERE, 'expected')

def site(dir)
  ['--node', NODE, '--facts', File.join(HERE, 'facts', "#{NODE}.yaml"), '--environment', 'production',
   '--environmentpath', File.join(HERE, 'environments'), '--hiera_config', File.join(HERE, 'global', 'hiera.yaml'),
   '--confdir', "#{dir}/conf", '--vardir', "#{dir}/var", '--codedir', "#{dir}/code"]
end

# Each call is a process of its own, as it would be on the command line.
def ask(arguments)
  reader, writer = IO.pipe
  pid = fork do
    reader.close
    $stdout.reopen(writer)
    $stderr.reopen(File::NULL) unless ENV['VERBOSE']
    Puppet::Util::CommandLine.new('puppet', ['lookup', *arguments]).execute
  end
  writer.close
  text = reader.read
  Process.wait(pid)
  "#{text.gsub(HERE, 'ROOT')}exit status #{$CHILD_STATUS.exitstatus}\n"
end

FileUtils.rm_rf(FOLDER)
FileUtils.mkdir_p(FOLDER)
Dir.mktmpdir do |dir|
  File.readlines(File.join(HERE, 'keys.txt'), chomp: true).each do |line|
    name = line.gsub(/[^A-Za-z0-9_]+/, '-').gsub(/\A-|-\z/, '')
    File.write(File.join(FOLDER, "#{name}.txt"), ask(line.split + site(dir)))
    File.write(File.join(FOLDER, "#{name}.explained.txt"), ask(line.split + ['--explain'] + site(dir)))
  end
end

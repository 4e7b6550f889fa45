# Asks a real Puppet that has puppetlabs-stdlib for the values of the calls in calls.txt, and writes
# them below the calls: `#=>` and the value, or `#!!` if the call is an error.
#
#   PUPPET_LIB=DIR MODULES=DIR ruby crates/testkit/tests/stdlib/record.rb

$LOAD_PATH.unshift(ENV['PUPPET_LIB']) if ENV['PUPPET_LIB']
require 'puppet'
require 'puppet_pal'
require 'tmpdir'

MODULES = ENV['MODULES'] || '/usr/share/puppet/modules'
FACTS = {
  'fqdn' => 'node.example.com',
  'networking' => { 'fqdn' => 'node.example.com' },
  'os' => { 'name' => 'Debian', 'release' => { 'major' => '12' }, 'list' => %w[x y] }
}.freeze

# The value of a call, as the text of a program, in a compilation of its own.
def ask(call)
  Puppet::Pal.in_tmp_environment('case', modulepath: [MODULES], facts: FACTS.dup) do |pal|
    pal.with_catalog_compiler do |compiler|
      value = compiler.evaluate_string(call)
      "#=> #{Puppet::Pops::Types::StringConverter.convert(value, '%p')}"
    end
  end
rescue StandardError
  '#!!'
end

path = File.join(__dir__, 'calls.txt')
lines = File.readlines(path, chomp: true).reject { |line| line.start_with?('#=>', '#!!') }
Dir.mktmpdir do |home|
  Puppet.initialize_settings(['--confdir', "#{home}/conf", '--vardir', "#{home}/var", '--strict', 'warning',
                              '--certname', 'node.example.com'])
  Puppet::Util::Log.level = :crit
  answered = lines.flat_map { |line| line.empty? || line.start_with?('#') ? [line] : [line, ask(line)] }
  File.write(path, answered.join("\n") + "\n")
end

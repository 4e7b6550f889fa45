#!/usr/bin/env ruby
# frozen_string_literal: true

# Makes every call of `crates/cli/tests/data/calls/puppet-*.txt` of a real Puppet and of Marotte under
# the name `puppet`, and prints a table: how many have the same output and the same status. What
# differs is listed with its reason.
#
#   PUPPET_LIB=path/to/puppet/lib ruby scripts/side-by-side.rb MAROTTE
#
# Without a Puppet to ask (`RECORDED=1`), the recorded answers are compared.

require 'open3'
calls = File.expand_path('../crates/cli/tests/data/calls', __dir__)
marotte = File.expand_path(ARGV.fetch(0) { abort "usage: #{$PROGRAM_NAME} MAROTTE" })
RECORDED = ENV['RECORDED'] == '1'

require "#{calls}/record"
load_puppet unless RECORDED

# What Marotte answers, in the form in which answers are recorded.
define_method(:ours) do |kase, run|
  root = File.join(Dir.tmpdir, 'marotte-calls', kase.name)
  FileUtils.rm_rf(root)
  lay_out(root, kase.files)
  line, shown = run.line.split(' ; cat ')
  line, input = line.split(' < ')
  words = arguments(line, root)
  stdin = input ? File.binread("#{root}/#{input}") : ''
  out, err, status = Open3.capture3({ 'MAROTTE_AS' => 'puppet', 'NO_COLOR' => nil }, marotte, *words, stdin_data: stdin, chdir: root)
  out = summary(out) if words.first == 'catalog'
  lines = clean(out, root).map { |text| "> #{text.chomp}" } + clean(err, root).map { |text| "! #{text.chomp}" }
  lines.map(&:rstrip) + (status.exitstatus.zero? ? [] : ["= #{status.exitstatus}"]) + contents(root, shown)
end

# The answers in a file, by case and call.
def recorded(path)
  answers = {}
  name = call = nil
  File.foreach(path, chomp: true) do |line|
    case line
    when /\A=== (\S+)/ then name, call = $1, nil
    when /\A\$ (.*)/ then answers[[name, call = $1]] = []
    when /\A--- / then call = nil
    else answers[[name, call]] << line if call && !line.start_with?('~ ')
    end
  end
  answers
end

table = Hash.new { |all, name| all[name] = [0, 0, 0] }
different = []
Dir.glob("#{calls}/puppet-*.txt").sort.each do |path|
  @head = +''
  known = recorded(path)
  cases_of(path).each do |kase|
    kase.runs.each do |run|
      theirs = RECORDED ? known.fetch([kase.name, run.line]) : answer(kase, run)
      own = ours(kase, run)
      status = ->(lines) { lines.grep(/\A= /) }
      words = run.line.split.drop(1).take_while { |word| word.match?(/\A[a-z]+\z/) }.take(2)
      row = table[words.empty? ? '(none)' : words.first]
      row[0] += 1
      row[1] += 1 if status[own] == status[theirs]
      own == theirs ? row[2] += 1 : different << [run.line, run.reason || 'not known why']
    end
  end
end

puts format('%-12s %7s %12s %12s', '', 'calls', 'same status', 'same output')
table.sort.each { |name, row| puts format('%-12s %7d %12d %12d', name, *row) }
sum = table.values.transpose.map(&:sum)
puts format('%-12s %7d %11.1f%% %11.1f%%', 'all', sum[0], 100.0 * sum[1] / sum[0], 100.0 * sum[2] / sum[0])
puts '', 'Other output:' unless different.empty?
different.each { |line, why| puts "  #{line}", "    #{why}" }
exit sum[0] == sum[1]

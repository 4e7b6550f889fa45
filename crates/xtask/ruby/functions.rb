#!/usr/bin/env ruby
# frozen_string_literal: true

# Calls the Ruby functions of modules with made-up arguments in a real Puppet and prints the cases with its
# answers, a JSON object a line. What depends on time or chance is left out.
#
#   ruby functions.rb MODULES

require 'digest'
require_relative 'reference'
require_relative 'values'

# A function of a module.
class Function
  LAMBDAS = ['|$a| { $a }', '|$a| { true }', '|$a| { "<${a}>" }', '|$a, $b| { $b }', '|$a, $b| { [$a, $b] }'].freeze

  def initialize(reference, path)
    @reference = reference
    @path = path
    @name = path[%r{/(?:parser/)?functions/(.+)\.rb\z}, 1].gsub('/', '::')
    text = File.read(path, encoding: 'UTF-8').scrub
    @is_legacy = path.include?('/lib/puppet/parser/functions/')
    @is_statement = @is_legacy && !text.match?(/(type:|:type\s*=>)\s*:rvalue/)
    @arity = @is_legacy ? (text[/(?:arity:|:arity\s*=>)\s*(-?\d+)/, 1] || -1).to_i : -1
    @keys = text.scan(/\[\s*['"](\w+)['"]\s*\]/).flatten.uniq
    @signatures = @is_legacy ? nil : reference.signatures(@name)
    @made_up = MadeUp.new(Digest::MD5.hexdigest(path)[0, 8].hex)
  end

  # The cases: calls that succeed with different results, and some that fail in different ways.
  def cases
    succeeded = {}
    failed = {}
    30.times do
      code = call
      answer = @reference.answer(code)
      next unless answer

      kept = answer['ok'] ? succeeded : failed
      kept[answer['ok'] ? answer['catalog']['resources'] : answer['error']] ||= [code, answer]
      break if succeeded.size >= 6 && failed.size >= 2
    end
    (succeeded.values.take(6) + failed.values.take(2)).each_with_index.map do |(code, answer), number|
      { 'id' => "#{@name}##{number + 1}", 'topic' => @path, 'kind' => 'catalog', 'code' => code,
        'modules' => @reference.modules, 'expect' => answer }
    end
  end

  private

  def call
    arguments, block = @signatures.nil? || @signatures.empty? ? guessed : fitting
    call = "#{@name}(#{arguments.map { |value| MadeUp.code(value) }.join(', ')})#{block && " #{block}"}"
    @is_statement ? "#{call}\n" : "notify { 'out': message => #{call} }\n"
  end

  def guessed
    least = @arity.negative? ? -@arity - 1 : @arity
    count = @arity.negative? ? least + @made_up.one_of(0, 1, 1, 2, 3) : least
    count += 1 if @made_up.chance(15)
    # Often, arguments are of one kind.
    kind = @made_up.one_of(:anything, :word, :list, :table, :scalar, :number)
    keyed = %i[anything list table].include?(kind) ? [@keys] : []
    arguments = Array.new(count) { @made_up.chance(3) ? @made_up.anything(@keys) : @made_up.public_send(kind, *keyed) }
    [arguments, nil]
  end

  def fitting
    types, range, block = @made_up.one_of(*@signatures)
    least, most = range
    most = least + 2 if most == Float::INFINITY || most > least + 4
    count = @made_up.one_of(least, most, (least + most) / 2)
    arguments = Array.new(count) { |index| @made_up.of(types[index] || types.last) }
    arguments[@made_up.one_of(*0...count)] = @made_up.anything if count.positive? && @made_up.chance(8)
    wants_block = block && (!block.is_a?(Puppet::Pops::Types::POptionalType) || @made_up.chance(2))
    [arguments, wants_block ? @made_up.one_of(*LAMBDAS) : nil]
  end
end

$stdout.sync = true
Reference.with(ARGV.fetch(0)) do |reference|
  %w[functions parser/functions].each do |folder|
    Dir.glob("#{reference.modules}/*/lib/puppet/#{folder}/**/*.rb").sort.each do |path|
      Function.new(reference, path).cases.each { |fields| puts(JSON.generate(fields, max_nesting: 0)) }
    end
  end
end

# frozen_string_literal: true

# Made-up values, and how Puppet code writes them.
class MadeUp
  WORDS = ['one', 'two words', 'host-1.example.org', '192.0.2.7', '10.1.0.0/16', '2001:db8::1', '/srv/data', '443', '0640',
           'yes', 'off', 'true', '1.10.2', 'A_b', 'key=value', 'https://example.org:8080/a?b=c', '', "two\nlines"].freeze

  def initialize(seed) = @random = Random.new(seed)

  def one_of(*choices) = choices[@random.rand(choices.size)]

  def chance(of) = @random.rand(of).zero?

  def word = one_of(*WORDS)

  def number = one_of(0, 1, 2, 7, 443, -3, 65_536)

  def scalar = one_of(word, word, word, number, true, false)

  def list(keys = []) = Array.new(@random.rand(0..3)) { chance(5) ? table(keys) : word }

  # A hash with some of the keys that code names.
  def table(keys = [], depth = 0)
    names = keys.empty? ? %w[name port mode] : keys
    names.sample(@random.rand(1..[names.size, 4].min), random: @random).to_h do |key|
      [key, chance(4) && depth < 2 ? one_of(list, table(keys, depth + 1)) : scalar]
    end
  end

  # A hash of hashes, as resources are given.
  def tables(keys = []) = %w[first second].take(@random.rand(1..2)).to_h { |name| [name, table(keys)] }

  def anything(keys = []) = one_of(scalar, scalar, scalar, list(keys), table(keys), tables(keys), nil, 1.5)

  # A value of a type, as far as it is easily found.
  def of(type, depth = 0)
    types = Puppet::Pops::Types
    return one_of(word, number, nil) if depth > 5

    case type
    when types::PTypeAliasType then of(type.resolved_type, depth + 1)
    when types::POptionalType then chance(3) ? nil : of(type.type, depth + 1)
    when types::PNotUndefType then type.type ? of(type.type, depth + 1) : scalar
    when types::PVariantType then of(one_of(*type.types), depth + 1)
    when types::PEnumType then one_of(*type.values)
    when types::PPatternType then WORDS.select { |word| type.instance?(word) }.sample(random: @random) || word
    when types::PIntegerType then [[number, type.from || -100].max, type.to || 100_000].min
    when types::PFloatType then 2.5
    when types::PNumericType then one_of(number, 0.25)
    when types::PBooleanType then type.value.nil? ? chance(2) : type.value
    when types::PStringType then type.value || WORDS.select { |word| type.instance?(word) }.sample(random: @random) || word
    when types::PArrayType
      least = type.size_type&.from || 0
      Array.new(@random.rand(least..(least + 2))) { of(type.element_type, depth + 1) }
    when types::PTupleType then type.types.map { |item| of(item, depth + 1) }
    when types::PStructType
      type.elements.reject { |item| item.key_type.is_a?(types::POptionalType) && chance(2) }
          .to_h { |item| [item.name, of(item.value_type, depth + 1)] }
    when types::PHashType
      Array.new(@random.rand(0..2)) { [of(type.key_type, depth + 1), of(type.value_type, depth + 1)] }.to_h
    when types::PSensitiveType then Sensitive.new(of(type.type, depth + 1))
    when types::PUndefType then nil
    when types::PDefaultType then :default
    when types::PIterableType then list
    else anything
    end
  end

  # A value that code keeps from logs.
  Sensitive = Struct.new(:value)

  # How Puppet code writes a value.
  def self.code(value)
    case value
    when nil then 'undef'
    when String then "'#{value.gsub(/\\(?=['\\]|\z)/) { '\\\\' }.gsub("'") { "\\'" }}'"
    when Array then "[#{value.map { |item| code(item) }.join(', ')}]"
    when Hash then "{#{value.map { |key, item| "#{code(key)} => #{code(item)}" }.join(', ')}}"
    when Sensitive then "Sensitive(#{code(value.value)})"
    else value.to_s
    end
  end
end

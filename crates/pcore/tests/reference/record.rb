# Asks Puppet what the tables beside this file record: run it with Puppet on the load path and redirect
# its output to the table that it is told to make.
#
#   ruby -I <puppet>/lib record.rb types|access|mismatch|signature|object|parameters > <table>.txt
#
# A line is an input, a tab, and the answer; lines of an answer are separated by a backslash and an n.

require 'puppet'
require 'puppet_pal'
require 'tmpdir'
require_relative 'cases'

TYPES = Puppet::Pops::Types
PARSER = TYPES::TypeParser.singleton
DESCRIBER = TYPES::TypeMismatchDescriber.singleton

def line(*parts)
  puts parts.map { |part| part.to_s.gsub('\\', '\\\\\\\\').gsub("\n", '\\n').gsub("\t", '\\t') }.join("\t")
end

def answer
  yield.to_s
rescue StandardError => e
  # Where Puppet itself breaks there is no answer to compare with.
  e.message =~ /undefined (local variable or )?method/ ? '!!' : "! #{e.message.sub(/ on node \S+\z/, '')}"
end

def show(value)
  case value
  when nil then 'undef'
  when Array then "[#{value.map { |v| show(v) }.join(', ')}]"
  else value.to_s
  end
end

def signature(text)
  types, names, min, max, block, block_name = [], [], 0, 0, nil, nil
  text.split(/,\s*(?![^\[{]*[\]}])/).each do |piece|
    piece =~ /\A\s*(.*?)\s*([*+&]?)\$(\w+)\s*(=.*)?\z/ or raise piece
    type, mark, name, default = $1, $2, $3, $4
    type = PARSER.parse(type)
    case mark
    when '&' then block, block_name = type, name
    else
      types << type
      names << name
      min += 1 unless mark == '*' || default
      max = mark == '' ? max + 1 : :default
    end
  end
  tuple = TYPES::PTupleType.new(types, min > 0 && min == max ? nil : TYPES::PIntegerType.new(min, max))
  callable = TYPES::PCallableType.new(tuple, block, nil)
  Puppet::Pops::Functions::Dispatch.new(callable, :x, names, max == :default, block_name)
end

Dir.mktmpdir do |dir|
  Puppet.initialize_settings(['--confdir', dir, '--vardir', dir, '--codedir', dir])
  Puppet::Pal.in_tmp_environment('production', modulepath: [], facts: {}) do |pal|
    pal.with_catalog_compiler do |compiler|
      case ARGV[0]
      when 'types'
        TYPE_TEXTS.each { |text| line(text, answer { PARSER.parse(text) }) }
      when 'access'
        ACCESSES.each { |base, keys| line(base, keys, answer { show(compiler.evaluate_string("#{base}[#{keys}]")) }) }
      when 'mismatch'
        MISMATCHES.each do |type, value|
          line(type, value, answer do
            DESCRIBER.describe_mismatch('x', PARSER.parse(type), TYPES::TypeCalculator.infer_set(PARSER.parse_literal(value)))
          end)
        end
      when 'signature'
        SIGNATURES.each do |signatures, arguments|
          line(signatures.join(' | '), arguments, answer do
            given = PARSER.parse_literal("[#{arguments}]").map do |v|
              v.is_a?(TYPES::PCallableType) ? v : TYPES::TypeCalculator.infer_set(v)
            end
            given = given.empty? ? TYPES::TypeCalculator.infer_set([]) : TYPES::PTupleType.new(given)
            DESCRIBER.describe_signatures('f', signatures.map { |s| signature(s) }, given)
          end)
        end
      when 'parameters'
        PARAMETERS.each do |declared, given|
          line(declared, given, answer do
            DESCRIBER.validate_parameters('Class[K]', PARSER.parse(declared), PARSER.parse_literal(given))
          end)
        end
      when 'object'
        OBJECTS.each { |text| line(text, answer { PARSER.parse(text) }) }
      end
    end
  end
end

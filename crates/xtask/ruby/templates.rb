#!/usr/bin/env ruby
# frozen_string_literal: true

# Renders the ERB templates of modules with made-up variables in a real Puppet and prints the cases with
# its answers, a JSON object a line.
#
#   ruby templates.rb MODULES

require 'digest'
require_relative 'reference'
require_relative 'values'

# A template, and what its text tells of its variables.
class Template
  # What code does with a variable, and what is therefore in it.
  SIGNS = {
    table: [/\A\[\s*['"]/, /\A\.(each_pair|keys|values|key\?|has_key\?|fetch|merge|each_key)\b/,
            /\A(\.\w+)*\.?(each|map|sort|sort_by|collect|reject|select)?\s*(do|\{)\s*\|\s*\(?\w+\s*,/],
    list: [/\A(\.\w+)*\.(each|map|collect|select|reject|each_with_index)\s*(do|\{)\s*\|\s*\w+\s*\|/,
           /\A\.(join|flatten|uniq|first|last|sort|compact|include\?|each|map)\b/],
    number: [/\A(\.to_i)?\s*([<>]=?|[-*\/+])\s/, /\A\.to_i\b/, /\A\.to_f\b/],
    flag: [/\A\s*[!=]=\s*(true|false)\b/, /\A\s*(-?%>|then|and|or|&&|\|\||\?|\n)/],
    text: [/\A\.(split|g?sub|upcase|downcase|strip|start_with\?|capitalize|lines|tr)\b/, /\A\s*=~/]
  }.freeze

  def initialize(reference, path)
    @reference = reference
    @path = path
    @module, @name = path.delete_prefix("#{reference.modules}/").split('/templates/', 2)
    @text = File.read(path, encoding: 'UTF-8').scrub
    @keys = @text.scan(/\[\s*['":](\w+)['"]?\s*\]/).flatten.uniq
    @made_up = MadeUp.new(Digest::MD5.hexdigest("#{@module}/#{@name}")[0, 8].hex)
    local = @text.scan(/@([a-z_]\w*)/).flatten
    named = @text.scan(/(?:lookupvar\(|scope\[)\s*['"](?:::)?([a-z_][\w:]*)['"]/).flatten
    @variables = (local + named).uniq - %w[facts trusted server_facts name title module_name]
  end

  # The cases: three that render differently, and one that fails.
  def cases
    rendered = {}
    failed = nil
    (@variables.empty? ? 1 : 16).times do
      code = code_with(@variables.to_h { |name| [name, value(name)] })
      next unless (answer = @reference.answer(code))

      answer['ok'] ? rendered[message(answer)] ||= [code, answer] : failed ||= [code, answer]
      break if rendered.size >= 6
    end
    texts = rendered.keys.sort_by { |text| -text.to_s.size }
    chosen = [texts.first, texts[texts.size / 2], texts.last].uniq.compact.map { |text| rendered[text] }
    [*chosen, *failed && [failed]].each_with_index.map do |(code, answer), number|
      { 'id' => "#{@module}/#{@name}##{number + 1}", 'topic' => @path, 'kind' => 'catalog', 'code' => code,
        'modules' => @reference.modules, 'expect' => answer }
    end
  end

  private

  def message(answer)
    answer['catalog']['resources'].find { |resource| resource['title'] == 'out' }.dig('parameters', 'message')
  end

  # What stands behind the variable wherever it is used.
  def uses(name)
    pattern = /(?:@#{name}\b|(?:lookupvar\(|scope\[)\s*['"](?:::)?#{name}['"]\s*[\])])(.{0,60})/m
    @text.scan(pattern).flatten
  end

  def value(name)
    compared = []
    kinds = uses(name).flat_map do |use|
      use.scan(/\A\s*[!=]=\s*['"]([^'"]*)['"]/) { |(word)| compared << word }
      SIGNS.filter_map { |kind, signs| kind if signs.any? { |sign| sign.match?(use) } }
    end
    return @made_up.one_of(*compared) if !compared.empty? && !@made_up.chance(3)

    case kinds.empty? || @made_up.chance(12) ? nil : @made_up.one_of(*kinds)
    when :table then @made_up.chance(2) ? @made_up.table(@keys) : @made_up.tables(@keys)
    when :list then @made_up.list(@keys)
    when :number then @made_up.one_of(0, 1, 80, '12', 4096)
    when :flag then @made_up.one_of(true, false, nil, @made_up.word)
    when :text then @made_up.word
    else @made_up.chance(6) ? @made_up.anything(@keys) : @made_up.word
    end
  end

  # Code that renders the template in a block, where the variables are.
  def code_with(variables)
    qualified, local = variables.partition { |name, _| name.include?('::') }
    classes = qualified.group_by { |name, _| name.rpartition('::').first }.map do |name, own|
      lines = own.map { |variable, value| "  $#{variable.rpartition('::').last} = #{MadeUp.code(value)}\n" }
      "class #{name} {\n#{lines.join}}\ninclude #{name}\n"
    end
    lines = local.map { |name, value| "  $#{name} = #{MadeUp.code(value)}\n" }
    "#{classes.join}[1].each |$round| {\n#{lines.join}  notify { 'out': message => template('#{@module}/#{@name}') }\n}\n"
  end
end

$stdout.sync = true
Reference.with(ARGV.fetch(0)) do |reference|
  Dir.glob("#{reference.modules}/*/templates/**/*.erb").sort.each do |path|
    Template.new(reference, path).cases.each { |fields| puts(JSON.generate(fields, max_nesting: 0)) }
  end
end

# Records how Ruby reads JSON, sound and damaged: ruby json.rb > ../data/json.tsv
require_relative 'table'
require 'json'
sound = [
  '{"a":1,"b":[1,2.5e3,{"c":null}],"d":"x\\u00e9\\ud83d\\ude00"}', '[1,2,3]', "// c\n[1]",
  '/* x */ {"a" /*y*/ : true } ', '[NaN]', '[-Infinity,Infinity]', '"a\\nb\\q\\/\\"\\\\"', '[01]', '[1.5.2]', '-0',
  '[[[]]]', '{"a":{"b":{}},"a":2}', '[1 /x ]', '1 / 2', '[1] // x', '"\\ud800\\u0041"', '[true,false,null]',
  '12345678901234567890', '1e5', '[-]', '[-1.0e-5]', '""', '', ' ', '[' * 100 + ']' * 100, '[' * 101
]
pieces = ['[', ']', '{', '}', ',', ':', '"', '\\', 'u', '/', '*', ' ', "\n", '1', '0', '-', '.', 'e', 'E', '+', 'n',
          'null', 'true', 'N', 'NaN', 'I', 'Infinity', '\\u00e9', '\\ud800', '\\udc00', 'é', 'a', "\t", '//', '/*', '*/']

random = Random.new(1)
damaged = Array.new(3000) do
  text = sound.sample(random: random).dup
  random.rand(1..4).times do
    at = random.rand(text.size + 1)
    case random.rand(3)
    when 0 then text.insert(at, pieces.sample(random: random))
    when 1 then text[at, 1] = '' if at < text.size
    when 2 then text[at, 1] = pieces.sample(random: random) if at < text.size
    end
  end
  text
end

# A value as the tests write it down; nothing if it is no text.
def dump(value)
  case value
  when Float then "f#{[value].pack('G').unpack1('H*')}"
  when String then value.valid_encoding? ? "s#{value.b.unpack1('H*')}" : throw(:no_text)
  when Array then "[#{value.map { |item| dump(item) }.join(',')}]"
  when Hash then "{#{value.map { |key, item| "#{dump(key)}:#{dump(item)}" }.join(',')}}"
  else value.inspect
  end
end

(sound + damaged).uniq.each do |text|
  # What is before the text is shown then, whatever that may be.
  next if text.start_with?('Infinity')

  catch(:no_text) { Table.row(text, Table.answer { dump(JSON.parse(text)) }) }
end

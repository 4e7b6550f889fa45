# JSON.

#- json-01
require 'json'
JSON.parse(nil)
#!! TypeError: no implicit conversion of nil into String

#- json-02
require 'json'
JSON.parse(1)
#!! TypeError: no implicit conversion of Integer into String

#- json-03
require 'json'
JSON.parse('{"a":{"b":1}}', symbolize_names: true)
#=> {:a=>{:b=>1}}

#- json-04
require 'json'
JSON.parse('{"a":1,"a":2}')
#=> {"a"=>2}

#- json-06
require 'json'
JSON.load('')
#=> nil

#- json-07
require 'json'
JSON.load(nil)
#=> nil

#- json-08
require 'json'
JSON.load('[1]')
#=> [1]

#- json-09
require 'json'
JSON.generate({ "a" => [1, 2.5, nil, true, "x"], :b => {}, 3 => [] })
#=> "{\"a\":[1,2.5,null,true,\"x\"],\"b\":{},\"3\":[]}"

#- json-10
require 'json'
JSON.pretty_generate({ "a" => [1, 2.5, nil, true, "x"], :b => {}, 3 => [], "c" => {"d" => [[1]]} })
#=> "{\n  \"a\": [\n    1,\n    2.5,\n    null,\n    true,\n    \"x\"\n  ],\n  \"b\": {\n  },\n  \"3\": [\n\n  ],\n  \"c\": {\n    \"d\": [\n      [\n        1\n      ]\n    ]\n  }\n}"

#- json-11
require 'json'
JSON.pretty_generate([])
#=> "[\n\n]"

#- json-12
require 'json'
JSON.pretty_generate({})
#=> "{\n}"

#- json-13
require 'json'
JSON.pretty_generate(1)
#=> "1"

#- json-14
require 'json'
JSON.generate("a\"b\\c\n\t\u0001\u007f/é\u2028")
#=> "\"a\\\"b\\\\c\\n\\t\\u0001\u007F/é\u2028\""

#- json-15
require 'json'
JSON.generate("</script>", script_safe: true)
#=> "\"</script>\""

#- json-16
require 'json'
JSON.generate(1e20)
#=> "1.0e+20"

#- json-17
require 'json'
JSON.generate(1.0e-5)
#=> "1.0e-05"

#- json-18
require 'json'
JSON.generate(0.0/0)
#!! JSON::GeneratorError: 1003: NaN not allowed in JSON

#- json-19
require 'json'
JSON.generate(1.0/0)
#!! JSON::GeneratorError: 1000: Infinity not allowed in JSON

#- json-20
require 'json'
JSON.generate(2**70)
#=> "1180591620717411303424"

#- json-21
require 'json'
JSON.generate(nil)
#=> "null"

#- json-23
require 'json'
JSON.generate(Object)
#=> "\"Object\""

#- json-24
require 'json'
JSON.generate(:sym)
#=> "\"sym\""

#- json-25
require 'json'
JSON.generate(1..2)
#=> "\"1..2\""

#- json-26
require 'json'
[1, "a", nil, {a: 1}].to_json
#=> "[1,\"a\",null,{\"a\":1}]"

#- json-27
require 'json'
"a".to_json
#=> "\"a\""

#- json-28
require 'json'
nil.to_json
#=> "null"

#- json-29
require 'json'
:a.to_json
#=> "\"a\""

#- json-30
require 'json'
1.5.to_json
#=> "1.5"

#- json-31
require 'json'
{1=>2, nil=>3}.to_json
#=> "{\"1\":2,\"\":3}"

#- json-32
require 'json'
JSON.dump({a: 1})
#=> "{\"a\":1}"

#- json-33
require 'json'
JSON.dump(nil)
#=> "null"

#- json-34
require 'json'
class Foo; def to_json(*a) '{"foo":1}' end end; JSON.generate([Foo.new])
#=> "[{\"foo\":1}]"

#- json-35
require 'json'
class Bar; def to_s; "bar!" end end; JSON.generate([Bar.new])
#=> "[\"bar!\"]"

#- json-36
require 'json'
class Baz; def to_h; {a: 1} end end; JSON.generate([1r])
#=> "[\"1/1\"]"

#- json-37
require 'json'
a = []; 101.times { a = [a] }; JSON.generate(a)
#!! JSON::NestingError: nesting of 100 is too deep

#- json-38
require 'json'
JSON.generate([1,{"a"=>2}], indent: "\t", array_nl: "\n", object_nl: "\n", space: " ")
#=> "[\n\t1,\n\t{\n\t\t\"a\": 2\n\t}\n]"

#- json-39
require 'json'
JSON.generate("é", ascii_only: true)
#=> "\"\\u00e9\""

#- json-40
require 'json'
JSON.generate("😀", ascii_only: true)
#=> "\"\\ud83d\\ude00\""

#- json-41
require 'json'
JSON::ParserError.ancestors.take(4)
#=> [JSON::ParserError, JSON::JSONError, StandardError, Exception]

#- json-42
require 'json'
JSON::GeneratorError.superclass
#=> JSON::JSONError

#- json-43
require 'json'
JSON['[1]']
#=> [1]

#- json-44
require 'json'
JSON[[1]]
#=> "[1]"

#- json-45
require 'json'
JSON.parse('{"a":1}', object_class: Hash)
#=> {"a"=>1}

#- json-46
require 'json'
JSON.pretty_generate([1,[2,{"a"=>3}]])
#=> "[\n  1,\n  [\n    2,\n    {\n      \"a\": 3\n    }\n  ]\n]"

#- json-47
require 'json'
[1,{"a"=>3}].to_json(space: " ")
#=> "[1,{\"a\": 3}]"

#- json-48
require 'json'
JSON.generate({"a"=>1}, space: " ")
#=> "{\"a\": 1}"

#- json-49
require 'json'
JSON.parse("\xEF\xBB\xBF[1]")
#!! JSON::ParserError: 859: unexpected token at '﻿[1]'

#- json-50
require 'json'
JSON.parse('{"a":1}').frozen?
#=> false

#- json-51
require 'json'
JSON.parse!('[1]')
#=> [1]

#- json-52
require 'json'
JSON.pretty_generate({a: "x\ny"})
#=> "{\n  \"a\": \"x\\ny\"\n}"

#- json-53
require 'json'
{"a"=>Float::INFINITY}.to_json
#!! JSON::GeneratorError: 1000: Infinity not allowed in JSON

#- json-54
require 'json'
Time.at(0).utc.to_json
#=> "\"1970-01-01 00:00:00 UTC\""

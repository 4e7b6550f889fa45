# What goes wrong, the code of it, and the place that people are shown. See `codes.rs`.

# Lexing

#- ILLEGAL_CLASS_REFERENCE 1:6-1:11
$a = Foo::bar

#- ILLEGAL_FULLY_QUALIFIED_CLASS_REFERENCE 1:6-1:13
$a = ::Foo::bar

#- ILLEGAL_FULLY_QUALIFIED_NAME 1:6-1:8
$a = ::1

#- ILLEGAL_NUMBER 1:6-1:8
$a = 1x

#- logged ILLEGAL_UNICODE_ESCAPE 1:12-1:12
$a = "\u12"

#- INVALID_HEX_NUMBER 1:6-1:9
$a = 0xg

#- INVALID_OCTAL_NUMBER 1:6-1:8 hint a number that begins with 0 is octal; quotes make it a text
$a = 08

#- logged UNRECOGNIZED_ESCAPE 1:7-1:9 hint a backslash is written '\\'
$a = "\q"

#- UNCLOSED_QUOTE 1:6-1:7
$a = 'b

#- UNCLOSED_MLCOMMENT 1:1-1:3
/* a

#- HEREDOC_UNCLOSED_PARENTHESIS 1:6-1:8
$a = @(END

#- HEREDOC_WITHOUT_END_TAGGED_LINE 1:6-1:12 hint no line below ends with the tag that is in the parentheses
$a = @(END)
b

#- HEREDOC_INVALID_ESCAPE 1:6-1:14
$a = @(END/x)
b
END

#- HEREDOC_INVALID_SYNTAX 1:6-1:16
$a = @(END:a:b)
b
END

#- HEREDOC_WITHOUT_TEXT 1:6-1:12
$a = @(END)

#- HEREDOC_EMPTY_ENDTAG 1:6-1:11
$a = @("")
b

#- HEREDOC_MULTIPLE_AT_ESCAPES 1:6-1:15
$a = @(END/tt)
b
END

#- INVALID_REGEX 1:13-1:16
$a = 'b' =~ /(/

# Grammar

#- SYNTAX_ERROR 1:6-1:7
$a = = 1

#- VIRTUAL_NOT_RESOURCE 1:1-1:2
@1

#- EXPORTED_NOT_RESOURCE 1:1-1:3
@@1

#- BODY_WITHOUT_TITLE 1:8-1:9
notify { a +> 1 }

#- NOT_A_RESOURCE 1:1-1:2
1 { a => 1 }

#- CLASS_KEYWORD_NOT_ALLOWED 1:7-1:12
class class { }

#- QUOTED_NAME_NOT_ALLOWED 1:7-1:10
class 'a' { }

#- ARGUMENTS_TO_NON_STATEMENT_CALL 1:6-1:7
foo 1, 2

#- ILLEGAL_COMMA_SEPARATED_LIST 1:7-1:8 hint the arguments of a call that gives a value are in parentheses
$a = 1, 2

#- NUMBER_OUT_OF_RANGE 1:6-1:11
$a = 1e400

# Validation

#- VALIDATION_FAILED 1:1-1:1
1 = 2
3 = 4

#- NOT_TOP_LEVEL 1:11-1:22 hint define it outside, in a file of its own, and declare it here
if true { class a { } }

#- NOT_ABSOLUTE_TOP_LEVEL 1:11-1:27
class a { function b() { } }

#- CROSS_SCOPE_ASSIGNMENT 1:1-1:6 hint class a alone sets its variables: as $b, in its own code
$a::b = 1

#- ILLEGAL_ASSIGNMENT 1:1-1:2
1 = 2

#- ILLEGAL_NUMERIC_ASSIGNMENT 1:1-1:3
$1 = 2

#- ILLEGAL_ASSIGNMENT_CONTEXT 1:15-1:21
class a($b = ($c = 1)) { }

#- ILLEGAL_INDEXED_ASSIGNMENT 1:1-1:6
$a[1] = 2

#- APPENDS_DELETES_NO_LONGER_SUPPORTED 1:1-1:8 hint variables never change; give the result of '+' to another one
$a += 1

#- NOT_RVALUE 1:6-1:16
$a = File <| |>

#- ILLEGAL_ATTRIBUTE_APPEND 1:14-1:28
file { '/a': mode +> '0644' }

#- ILLEGAL_PARAM_NAME 1:11-1:13
[1].each |$A| { }

#- ILLEGAL_VAR_NAME 1:6-1:10 hint the name of a variable begins with a small letter: $abc
$a = $Abc

#- ILLEGAL_NUMERIC_VAR_NAME 1:6-1:9
$a = $01

#- ILLEGAL_HOSTNAME_CHARS 1:6-1:11
node 'a b' { }

#- ILLEGAL_HOSTNAME_INTERPOLATION 1:10-1:11
node "a${b}" { }

#- ILLEGAL_EXPRESSION 1:22-1:23
$a = 1.each |$b| { } 1()

#- ILLEGAL_QUERY_EXPRESSION 1:9-1:17
File <| mode > 1 |>

#- NOT_VIRTUALIZEABLE 1:1-1:25
@File { mode => '0644' }

#- CLASS_NOT_VIRTUALIZABLE 1:1-1:16
@class { 'a': }

#- ILLEGAL_DEFINITION_NAME 1:7-1:8 hint 'a' would be a name
class A { }

#- CAPTURES_REST_NOT_LAST 1:12-1:14
[1].each |*$a, $b| { }

#- CAPTURES_REST_NOT_SUPPORTED 1:10-1:12
class a(*$b) { }

#- ILLEGAL_JSON 2:1-3:1
$a = @(END:json)
{
END

#- ILLEGAL_BASE64 2:1-3:1
$a = @(END:base64)
%
END

#- ILLEGAL_PP 2:1-3:1
$a = @(END:pp)
$b = = 1
END

#- ILLEGAL_EPP 2:1-3:1
$a = @(END:epp)
<%= 1
END

#- HEREDOC_SYNTAX_NAME nowhere
$a = @(END:x+pp)
1
END

#- IDEM_EXPRESSION_NOT_LAST 1:1-1:2
1
$a = 2

#- RESOURCE_WITHOUT_TITLE 1:1-1:9 hint the title comes first: site { 'title': … }
site { }

#- IDEM_NOT_ALLOWED_LAST 1:11-1:12
class a { 1 }

#- RESERVED_WORD 1:6-1:13
$a = private

#- RESERVED_TYPE_NAME 1:1-1:18
class integer { }

#- ILLEGAL_NODE_INHERITANCE 1:17-1:18 hint put what nodes share into a class, and include that
node a inherits b { }

#- DUPLICATE_PARAMETER 1:13-1:15
class a($b, $b) { }

#- DUPLICATE_KEY 1:16-1:17
$a = { b => 1, b => 2 }

#- DUPLICATE_DEFAULT 1:26-1:33
$a = 1 ? { default => 1, default => 2 }

#- RESERVED_PARAMETER 1:9-1:15
class a($title) { }

#- MULTIPLE_ATTRIBUTES_UNFOLD 1:24-1:32
file { '/a': * => { }, * => { } }

#- NUMERIC_OVERFLOW 1:6-1:26
$a = 99999999999999999999

# Variables

#- ILLEGAL_REASSIGNMENT 2:1-2:3
$a = 1
$a = 2

#- ILLEGAL_RESERVED_ASSIGNMENT 1:1-1:7
$facts = 1

#- ILLEGAL_MULTI_ASSIGNMENT_SIZE 1:1-1:15
[$a, $b] = [1]

#- MISSING_MULTI_ASSIGNMENT_KEY 1:1-1:22
[$a, $b] = { a => 1 }

#- MISSING_MULTI_ASSIGNMENT_VARIABLE 3:2-3:4
class a { }
include a
[$b] = Class[a]

#- UNKNOWN_VARIABLE 2:6-2:13 hint did you mean '$color'?
$color = 1
$b = $colour

#- ILLEGAL_REASSIGNMENT 1:11-1:17
class a { $title = 1 }
include a

#- ILLEGAL_REASSIGNMENT 1:9-1:21
class a($module_name = 1) { }
include a

#- UNEVALUATED_PARAMETER 2:1-2:10
class a($b = $a::c, $c = 1) { }
include a

#- RESERVED_VARIABLE 1:9-1:15
class a($facts = 1) { }
include a

#- UNEVALUATED_PARAMETER 2:1-2:4
function f($a = $b, $b = 1) { }
f()

# Operators

#- OPERATOR_NOT_APPLICABLE 1:6-1:8
$a = {} << 1

#- OPERATOR_NOT_APPLICABLE_WHEN 1:6-1:7
$a = 1 % 1.5

#- COMPARISON_NOT_POSSIBLE 1:6-1:13 hint Integer('…') makes a number of a text
$a = 1 < 'a'

#- MATCH_NOT_REGEXP 1:13-1:16
$a = 'a' =~ '['

#- MATCH_NOT_STRING 1:6-1:7
$a = 1 =~ /a/

#- NOT_NUMERIC 1:10-1:13
$a = 1 + 'x'

#- NUMERIC_COERCION 1:10-1:13
$a = 1 + '2'

#- DIV_BY_ZERO 1:10-1:11
$a = 1 / 0

#- RESULT_IS_INFINITY 1:6-1:11
$a = 1e308 * 10.0

#- UNMATCHED_SELECTOR 1:6-1:7 hint 'default => …' is for all other values
$a = 1 ? { 2 => 3 }

#- SHIFT_TOO_WIDE 1:6-1:20
$a = 1 << 100000000

#- TIME_NOT_ADDED 1:6-1:35
$a = Timespan(1) + SemVer('1.0.0')

#- TIME_NOT_SUBTRACTED 1:6-1:32
$a = Timespan(1) - Timestamp(1)

#- TIME_NOT_MULTIPLIED 1:6-1:31
$a = Timespan(1) * Timespan(1)

#- INVALID_TIME 1:6-1:25
$a = Timespan(1) * 1e300

#- URI_NOT_MERGED 1:6-1:25
$a = URI('http://a') + 1

#- INVALID_URI 1:6-1:27
$a = URI('http://a') + '%'

#- BINARY_NOT_APPENDED 1:6-1:24
$a = Binary('YQ==') + 1

#- HASH_NOT_APPENDED 1:6-1:12
$a = {} + 1

#- ODD_NUMBER_OF_ELEMENTS 1:6-1:20
$a = {} + [1, 2, 3]

#- ILLEGAL_HASH_PAIR 1:6-1:16
$a = {} + [[1]]

#- ILLEGAL_RELATIONSHIP_OPERAND_TYPE 1:1-1:2
1 -> File['/a']

#- NOT_CATALOG_TYPE 1:1-1:8
Integer -> File['/a']

# Access

#- BAD_STRING_SLICE_ARITY 1:6-1:11
$a = 'abc'[1, 2, 3]

#- BAD_ARRAY_SLICE_ARITY 1:6-1:9
$a = [1][1, 2, 3]

#- BAD_INTEGER_SLICE_ARITY 1:6-1:22
$a = Integer[1, 2, 3]

#- BAD_INTEGER_SLICE_TYPE 1:14-1:17
$a = Integer['a']

#- BAD_COLLECTION_SLICE_TYPE 1:17-1:20
$a = Collection['a']

#- BAD_SLICE_KEY_TYPE 1:10-1:13
$a = [1][1.5]

#- BAD_STRING_SLICE_KEY_TYPE 1:12-1:15
$a = 'abc'['x']

#- BAD_NOT_UNDEF_SLICE_TYPE 1:15-1:16
$a = NotUndef[1]

#- BAD_TYPE_SLICE_TYPE 1:12-1:13
$a = Array[1]

#- BAD_TYPE_SLICE_ARITY 1:6-1:18
$a = Hash[String]

#- BAD_TYPE_SPECIALIZATION 1:11-1:12
$a = Enum[1]

#- ILLEGAL_RESOURCE_SPECIALIZATION 1:15-1:16
$a = Resource[1]

#- ILLEGAL_HOSTCLASS_NAME 1:12-1:13
$a = Class[1]

#- ILLEGAL_NAME 1:12-1:17
$a = Class['a b']

#- ILLEGAL_CLASSREF 1:15-1:20
$a = Resource['a b']

#- UNORDERED_BOUNDS 1:6-1:19
$a = Integer[2, 1]

#- UNKNOWN_RESOURCE_TYPE 1:6-1:14 hint did you mean 'Integer'?
$a = Interger

#- UNKNOWN_RESOURCE 1:6-1:24
$a = File['/a']['mode']

#- UNKNOWN_RESOURCE_PARAMETER 2:6-2:26
file { '/a': }
$a = File['/a']['colour']

# Calls

#- UNKNOWN_FUNCTION 1:6-1:12 hint did you mean 'filter'?
$a = fitler([1])

#- TYPE_MISMATCH 1:10-1:12
$a = abs([])

#- WRONG_ARGUMENT_COUNT 1:6-1:19
$a = md5('a', 'b')

#- TOO_FEW_ARGUMENTS 1:1-1:25
create_resources('file')

#- RESULT_MISMATCH 2:6-2:9
function f() >> Integer { 'a' }
$a = f()

#- ITERATOR_NOT_SUPPORTED 1:15-1:22
notify { 'a': message => [1].reverse_each }

#- INDEX_TOO_LARGE 2:8-2:19
$a = 'a' =~ /a/
notice($4294967296)

#- REQUIRED_PARAMETER_AFTER_OPTIONAL 1:24-1:26
$a = [1].each |$b = 1, $c| { }

#- MISSING_PARAMETER 1:6-1:34
$a = inline_epp('<%- | $b | -%>')

#- DISCONTINUED_IMPORT 1:1-1:15
import('a.pp')

#- INVALID_EPP 1:6-1:25
$a = inline_epp('<%= 1')

#- ILLEGAL_JUMP 1:1-1:8
break()

#- CALLED_FAIL 1:1-1:11
fail('no')

#- TOO_MANY_CALLS 1:16-1:19
function f() { f() }
f()

#- METHOD_NOT_IMPLEMENTED 2:6-2:11
type T = Object[{ functions => { 'f' => Callable } }]
$a = T().f

#- LOOKUP_WITHOUT_DATA 1:6-1:17
$a = lookup('b')

# Functions

#- ARGUMENT_NOT_HASH 1:1-1:28
create_resources('file', 1)

#- AMBIGUOUS_REFERENCE 1:6-1:23
$a = defined(Resource)

#- ILLEGAL_COMPARISON 1:6-1:21
$a = compare(1, 'a')

#- BLOCK_PARAMETER_MISMATCH 1:6-1:36
$a = slice([1], 2) |$a, $b, $c| { }

#- NOTHING_INCLUDED 1:6-1:74
$a = tree_each([1], include_containers => false, include_values => false)

#- ILLEGAL_VARIABLE_NAME 1:6-1:17
$a = getvar('-')

#- EXPECTED_INTEGER_INDEX 1:6-1:19
$a = dig([1], 'a')

#- EXPECTED_COLLECTION 1:6-1:20
$a = dig([1], 0, 0)

#- INVALID_NAVIGATION 1:6-1:21
$a = get({}, 'a..b')

#- NOT_A_PATTERN 1:6-1:24
$a = match('a', Regexp)

#- FILE_NOT_FOUND 1:11-1:23
$a = file('/nowhere/a')

#- TEMPLATE_NOT_FOUND 1:10-1:25
$a = epp('nowhere/a.epp')

#- ILLEGAL_GENERATOR 1:6-1:20
$a = generate('ls')

#- NO_COMMANDS 1:6-1:25
$a = generate('/bin/ls')

#- COMPARISON_FAILED 1:6-1:20
$a = sort([1, 'a'])

#- INVALID_FORMAT 1:6-1:22
$a = sprintf('%z', 1)

#- INVALID_REGEXP 1:6-1:21
$a = match('a', '[')

#- logged DEPRECATED_CONVERSION 1:6-1:18
$a = floor('1.5')

#- logged DEPRECATED_ARGUMENT 1:6-1:14
$a = empty(1)

#- logged IGNORED_ENCODING 1:6-1:39
$a = regsubst('a', 'b', 'c', 'G', 'U')

# Resources

#- ILLEGAL_RESOURCE_TYPE 1:1-1:8
Integer { 'a': }

#- DUPLICATE_TITLE 1:15-1:19
file { ['/a', '/a']: }

#- DUPLICATE_ATTRIBUE 3:3-3:7
file { '/a':
  mode => '0644',
  mode => '0600',
}

#- MISSING_TITLE 1:8-1:13
file { undef: }

#- MISSING_TITLE_AT 1:15-1:20
file { ['/a', undef]: }

#- ILLEGAL_TITLE_TYPE_AT 1:9-1:10
file { [1]: }

#- EMPTY_STRING_TITLE_AT 1:9-1:11
file { ['']: }

#- ILLEGAL_OVERRIDDEN_TYPE 1:1-1:30
Class['a'] { mode => '0644' }

#- TYPE_MISMATCH 1:19-1:20
file { '/a': * => 1 }

#- DUPLICATE_DECLARATION 7:3-7:7 declared 1:8-1:12 redeclared 6:1-8:2
file { '/a':
  mode => '0644',
}
file { '/b':
}
file {
  '/a':
}

#- DUPLICATE_ALIAS 2:8-2:11 aliased 2:8-2:11 declared 1:8-1:12
file { '/b': }
file { 'a': path => '/b' }

#- UNKNOWN_RESOURCE_TYPE 1:1-1:5 hint did you mean 'file'?
fiel { '/a': }

#- UNKNOWN_ATTRIBUTE 3:3-3:7 declared 1:8-1:12 hint did you mean 'mode'?
file { '/a':
  ensure => file,
  moed   => '0644',
}

#- DUPLICATE_ATTRIBUTE 4:3-4:7
file { '/a': }
File['/a'] {
  mode => '1',
  mode => '2',
}

#- UNKNOWN_PARAMETER 4:3-4:7 hint did you mean 'port'?
define a($port) { }
a { 'b':
  port => 1,
  prot => 2,
}

#- MISSING_PARAMETER 2:5-2:8
define a($port) { }
a { 'b': }

#- PARAMETER_TYPE_MISMATCH 3:3-3:7
define a(Integer $port) { }
a { 'b':
  port => 'x',
}

#- PARAMETERS_MISMATCH 2:14-2:15
class a(Integer $b, Integer $c) { }
class { 'a': b => 'x', c => 'y' }

#- INVALID_TAG 1:15-1:18
notify { 'a': tag => '!' }

#- NUMERIC_TAG 1:16-1:17
File <| tag == 1 |>

#- NO_REFERENCE 1:15-1:22
notify { 'a': message => Class }

#- CATALOG_ENTRY_AS_REFERENCE 1:15-1:22
notify { 'a': message => CatalogEntry }

#- NO_IMPLICIT_CONVERSION 1:1-1:40
create_resources('file', { '/a' => 1 })

#- ILLEGAL_TITLE 1:15-1:15
notify { 'a': message => File }

# Classes, defines and nodes

#- CLASS_REDEFINED 2:1-2:8 defined 1:1-1:8
class a { }
class a { }

#- DEFINE_REDEFINED_AS_CLASS 2:1-2:8 defined 1:1-1:9
define a() { }
class a { }

#- CLASS_REDEFINED_AS_DEFINE 2:1-2:9 defined 1:1-1:8
class a { }
define a() { }

#- NODE_REDEFINED 2:6-2:7 defined 1:1-1:10
node a, b { }
node b { }

#- NODE_REDEFINED_AS_CLASS 2:1-2:8 defined 1:1-1:7
node a { }
class a { }

#- CLASS_REDEFINED_AS_NODE 2:6-2:7 defined 1:1-1:8
class a { }
node a { }

#- ENTITY_REDEFINED 2:6-2:7 defined 1:6-1:7
type A = Any
type A = Any

#- ENTITY_REDEFINED 1:6-1:13
type Integer = Any

#- PARENT_WITHOUT_SCOPE 3:18-3:19
class b inherits c { }
class c { include a }
class a inherits b { }
include b

#- ENTITY_REDEFINED 2:1-2:9 defined 1:1-1:9
define a() { }
define a() { }

#- CIRCULAR_INHERITANCE 1:18-1:19
class a inherits b { }
class b inherits a { }
include a

#- UNKNOWN_PARENT_CLASS 1:18-1:25
class a inherits nothing { }
include a

#- PARAMETER_TYPE_IS_NONE 1:27-1:29
define a(File['/a', '/b'] $x) { }

#- METAPARAMETER_AS_PARAMETER 1:10-1:18
define a($require) { }

#- logged METAPARAMETER_INHERITED 1:10-1:18
define a($require = undef) { }

#- UNKNOWN_CLASS 2:9-2:12 hint did you mean 'web'?
class web { }
include wbe

#- UNKNOWN_DECLARED_CLASS 1:9-1:18
class { 'nothing': }

#- UNDEF_CLASS_NAME 1:9-1:14
include(undef)

#- EMPTY_CLASS_NAME 1:9-1:11
include('')

#- UNSPECIFIC_CLASS 1:9-1:14
include(Class)

#- UNSPECIFIC_RESOURCE 1:9-1:17
include(Resource)

#- UNSPECIFIC_CLASS_RESOURCE 1:9-1:26
include(Resource['class'])

#- RESOURCE_AS_CLASS 1:9-1:19
include(File['/a'])

#- UNDEFINED_METHOD 1:9-1:16
include(Integer)

#- UNKNOWN_NODE 1:1-1:7 hint `node default { }` is for all nodes that have none of their own
node a { }

#- UNKNOWN_STAGE 2:14-2:19
class a { }
class { 'a': stage => nowhere }

#- STAGE_OF_RESOURCE 1:14-1:19
file { '/a': stage => main }

# Defaults and overrides

#- DEFAULT_REDEFINED 2:8-2:12 defined 1:8-1:12
File { mode => '0644' }
File { mode => '0600' }

#- OVERRIDE_NOT_ALLOWED 3:1-3:30 declared 1:18-1:22
class a { file { '/a': } }
include a
File['/a'] { mode => '0644' }

#- LATE_OVERRIDE 4:22-4:39 defined 3:15-3:18
define d($p = 1) { }
define later() { include b }
class a { d { 'x': } }
class b inherits a { D['x'] { p => 2 } }
include a
later { 'z': }

#- ATTRIBUTE_ALREADY_SET 2:14-2:18 set 1:14-1:18
file { '/a': mode => '0644' }
File['/a'] { mode => '0600' }

#- UNKNOWN_OVERRIDDEN 1:1-1:36
File['/nowhere'] { mode => '0644' }

# Collectors and relationships

#- COLLECTED_CLASS 1:1-1:12
Class <| |>

#- UNKNOWN_COLLECTED_TYPE 1:1-1:5 hint did you mean 'file'?
Fiel <| |>

#- ILLEGAL_QUERY_VALUE 1:17-1:20
File <| mode == [1] |>

#- UNKNOWN_REALIZED 1:1-1:26
realize(File['/nowhere'])

#- UNKNOWN_RELATIONSHIP_SOURCE 2:1-2:17
file { '/a': }
File['/nowhere'] -> File['/a']

#- UNKNOWN_RELATIONSHIP_TARGET 2:15-2:31
file { '/a': }
File['/a'] -> File['/nowhere']

#- UNKNOWN_RELATED 1:25-1:41
file { '/a': require => File['/nowhere'] }

#- logged RT_NO_STORECONFIGS 1:1-1:13
File <<| |>>

#- logged RT_NO_STORECONFIGS_EXPORT 1:1-1:17
@@file { '/a': }

# Limits

#- TOO_MANY_ROUNDS 1:26-1:37
define again() { again { "${title}x": } }
again { 'a': }

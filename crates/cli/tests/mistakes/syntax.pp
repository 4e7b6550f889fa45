# Mistakes of syntax: what people are shown of them. See `mistakes.rs`.

#- elseif
if $facts['os']['family'] == 'Debian' {
  include apt
} elseif $facts['os']['family'] == 'RedHat' {
  include yum
}
#| error[SYNTAX_ERROR]: Syntax error at 'yum'
#|  --> manifests/site.pp:3:3
#|   |
#| 3 | } elseif $facts['os']['family'] == 'RedHat' {
#|   |   ^^^^^^
#|   |
#|   = help: 'elseif' is written 'elsif'

#- else-if
if $facts['os']['family'] == 'Debian' {
  include apt
} else if $facts['os']['family'] == 'RedHat' {
  include yum
}
#| error[SYNTAX_ERROR]: Syntax error at 'if'
#|  --> manifests/site.pp:3:8
#|   |
#| 3 | } else if $facts['os']['family'] == 'RedHat' {
#|   |        ^^
#|   |
#|   = help: 'else if' is written 'elsif'

#- equals-for-arrow
file { '/etc/motd':
  ensure = file,
}
#| error[SYNTAX_ERROR]: Syntax error at '='
#|  --> manifests/site.pp:2:10
#|   |
#| 2 |   ensure = file,
#|   |          ^
#|   |
#|   = help: an attribute or a key takes its value with '=>'

#- colon-for-arrow
file { '/etc/motd':
  ensure: file,
}
#| error[SYNTAX_ERROR]: Syntax error at ':'
#|  --> manifests/site.pp:2:9
#|   |
#| 2 |   ensure: file,
#|   |         ^
#|   |
#|   = help: an attribute or a key takes its value with '=>'

#- missing-comma
file { '/etc/motd':
  ensure => file
  mode   => '0644',
}
#| error[SYNTAX_ERROR]: Syntax error at 'mode'
#|  --> manifests/site.pp:2:17
#|   |
#| 2 |   ensure => file
#|   |                 ^
#| 3 |   mode   => '0644',
#|   |   ---- not expected here
#|   |
#|   = help: a ',' is missing here

#- missing-comma-in-hash
$ports = {
  'http'  => 80
  'https' => 443,
}
#| error[SYNTAX_ERROR]: Syntax error at 'https'
#|  --> manifests/site.pp:2:16
#|   |
#| 2 |   'http'  => 80
#|   |                ^
#| 3 |   'https' => 443,
#|   |   ------- not expected here
#|   |
#|   = help: a ',' is missing here

#- missing-comma-in-array
$packages = [
  'vim'
  'curl',
]
#| error[SYNTAX_ERROR]: Syntax error at 'curl'
#|  --> manifests/site.pp:2:8
#|   |
#| 2 |   'vim'
#|   |        ^
#| 3 |   'curl',
#|   |   ------ not expected here
#|   |
#|   = help: a ',' is missing here

#- missing-comma-in-parameters
class web(
  Integer $port = 80
  String $docroot = '/srv/www',
) {
}
#| error[SYNTAX_ERROR]: Syntax error at 'String'
#|  --> manifests/site.pp:2:21
#|   |
#| 2 |   Integer $port = 80
#|   |                     ^
#| 3 |   String $docroot = '/srv/www',
#|   |   ------ not expected here
#|   |
#|   = help: a ',' is missing here

#- missing-colon
file { '/etc/motd'
  ensure => file,
}
#| error[SYNTAX_ERROR]: Syntax error at 'ensure'
#|  --> manifests/site.pp:1:19
#|   |
#| 1 | file { '/etc/motd'
#|   |                   ^
#| 2 |   ensure => file,
#|   |   ------ not expected here
#|   |
#|   = help: a ':' is missing here

#- missing-semicolon
file {
  '/etc/motd':
    ensure => file,
  '/etc/issue':
    ensure => file,
}
#| error[SYNTAX_ERROR]: Syntax error at '/etc/issue'
#|  --> manifests/site.pp:3:19
#|   |
#| 3 |     ensure => file,
#|   |                   ^
#|   |
#|   = help: the attributes of a resource end with ';' before another title

#- brace-never-closed
class web {
  file { '/etc/motd':
    ensure => file,
  }
  if true {
    include apt
}

class db {
}
#| error[SYNTAX_ERROR]: Syntax error at end of input
#|  --> manifests/site.pp:5:11
#|   |
#| 5 |   if true {
#|   |           ^
#| 6 |     include apt
#| 7 | }
#|   | - closed here, at another indentation
#|   |
#|   = help: this bracket is probably never closed

#- brace-too-many
class web {
  include apt
}
}
#| error[SYNTAX_ERROR]: Syntax error at '}'
#|  --> manifests/site.pp:4:1
#|   |
#| 4 | }
#|   | ^
#|   |
#|   = help: no '{' is open here

#- bracket-never-closed
$packages = ['vim', 'curl'
notice($packages)
#| error[SYNTAX_ERROR]: Syntax error at 'notice'
#|  --> manifests/site.pp:1:13
#|   |
#| 1 | $packages = ['vim', 'curl'
#|   |             ^
#| 2 | notice($packages)
#|   | ------ not expected here
#|   |
#|   = help: this '[' is never closed

#- parenthesis-closed-by-brace
notice(join(['a', 'b'], ',')

file { '/a': }
#| error[SYNTAX_ERROR]: Syntax error at 'file'
#|  --> manifests/site.pp:1:7
#|   |
#| 1 | notice(join(['a', 'b'], ',')
#|   |       ^
#| 2 |
#| 3 | file { '/a': }
#|   | ---- not expected here
#|   |
#|   = help: this '(' is never closed

#- quote-never-closed
file { '/etc/motd':
  content => 'hello,
}
file { '/etc/issue':
  content => 'there',
}
#| error[SYNTAX_ERROR]: Syntax error at ':
#|                        content => '
#|  --> manifests/site.pp:2:14
#|   |
#| 2 |   content => 'hello,
#|   |              ^
#|   |
#|   = help: is this quote closed where it should be?

#- heredoc-never-closed
$text = @(END)
  hello
  EDN
#| error[HEREDOC_WITHOUT_END_TAGGED_LINE]: Heredoc without end-tagged line
#|  --> manifests/site.pp:1:9
#|   |
#| 1 | $text = @(END)
#|   |         ^^^^^^
#|   |
#|   = help: no line below ends with the tag that is in the parentheses

#- trailing-equality
if $facts['os']['family'] = 'Debian' {
  include apt
}
#| error[SYNTAX_ERROR]: Syntax error at '='
#|  --> manifests/site.pp:1:27
#|   |
#| 1 | if $facts['os']['family'] = 'Debian' {
#|   |                           ^
#|   |
#|   = help: '=' assigns; '==' compares

#- lower-case-reference
file { '/etc/motd':
  require => package['motd'],
}
#| error[BAD_STRING_SLICE_KEY_TYPE]: A substring operation does not accept a String as a character index. Expected an Integer
#|  --> manifests/site.pp:2:14
#|   |
#| 2 |   require => package['motd'],
#|   |              ^^^^^^^
#|   |
#|   = help: a reference begins with a capital: Package[…]
#|   = note: on node web1.example.com

#- variable-in-title-without-quotes
$name_of = 'a'
file { /etc/$name_of:
  ensure => file,
}
#| error[SYNTAX_ERROR]: Syntax error at 'name_of'
#|  --> manifests/site.pp:2:8
#|   |
#| 2 | file { /etc/$name_of:
#|   |        ^^^^^
#|   |
#|   = help: this is a regular expression; a path is in quotes

#- dash-in-class-name
class my-web {
}
#| error[ILLEGAL_DEFINITION_NAME]: Unacceptable name. The name 'my-web' is unacceptable as the name of a Host Class Definition
#|  --> manifests/site.pp:1:7
#|   |
#| 1 | class my-web {
#|   |       ^^^^^^
#|   |
#|   = help: 'my_web' would be a name

#- dash-in-variable
$my-port = 80
#| error[ILLEGAL_ASSIGNMENT]: Illegal attempt to assign to 'a '-' expression'. Not an assignable reference
#|  --> manifests/site.pp:1:4
#|   |
#| 1 | $my-port = 80
#|   | ---^----
#|   |
#|   = help: names of variables have no '-'; '_' can stand in them

#- capital-variable
$Port = 80
#| error[ILLEGAL_VAR_NAME]: Illegal variable name, The given name 'Port' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/
#|  --> manifests/site.pp:1:1
#|   |
#| 1 | $Port = 80
#|   | ^^^^^
#|   |
#|   = help: the name of a variable begins with a small letter: $port

#- octal-mode
file { '/etc/motd':
  mode => 0888,
}
#| error[INVALID_OCTAL_NUMBER]: Not a valid octal number 0888
#|  --> manifests/site.pp:2:11
#|   |
#| 2 |   mode => 0888,
#|   |           ^^^^
#|   |
#|   = help: a number that begins with 0 is octal; quotes make it a text

#- reserved-word-parameter
$type = 'a'
$x = $type ? {
  'a' => function,
}
#| error[SYNTAX_ERROR]: Syntax error at ','
#|  --> manifests/site.pp:3:10
#|   |
#| 3 |   'a' => function,
#|   |          ^^^^^^^^
#|   |
#|   = help: 'function' is a reserved word; as a text it is in quotes

#- plus-equals
$list = ['a']
$list += ['b']
#| error[APPENDS_DELETES_NO_LONGER_SUPPORTED]: The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals
#|  --> manifests/site.pp:2:7
#|   |
#| 2 | $list += ['b']
#|   | ------^-------
#|   |
#|   = help: variables never change; give the result of '+' to another one

#- node-inheritance
node 'base' { }
node 'web' inherits base { }
#| error[ILLEGAL_NODE_INHERITANCE]: Node inheritance is not supported in Puppet >= 4.0.0. See http://links.puppet.com/puppet-node-inheritance-deprecation
#|  --> manifests/site.pp:2:21
#|   |
#| 2 | node 'web' inherits base { }
#|   |                     ^^^^
#|   |
#|   = help: put what nodes share into a class, and include that

#- class-in-an-if
if true {
  class web { }
}
#| error[NOT_TOP_LEVEL]: Classes, definitions, and nodes may only appear at toplevel or inside other classes
#|  --> manifests/site.pp:2:3
#|   |
#| 2 |   class web { }
#|   |   ^^^^^^^^^^^^^
#|   |
#|   = help: define it outside, in a file of its own, and declare it here

#- resource-without-title
file {
  ensure => file,
  path   => '/etc/motd',
}
#| error[RESOURCE_WITHOUT_TITLE]: This expression is invalid. Did you try declaring a 'file' resource without a title?
#|  --> manifests/site.pp:1:1
#|   |
#| 1 | file {
#|   | ^^^^^^
#|   |
#|   = help: the title comes first: file { 'title': … }

#- value-without-effect
$port = 80
$port == 80
notice($port)
#| error[IDEM_EXPRESSION_NOT_LAST]: This '==' expression has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form)
#|  --> manifests/site.pp:2:7
#|   |
#| 2 | $port == 80
#|   | ------^----
#|   |
#|   = help: '==' compares; '=' assigns

#- import
import 'nodes/*.pp'
#| error[DISCONTINUED_IMPORT]: Use of 'import' has been discontinued in favor of a manifest directory. See http://links.puppet.com/puppet-import-deprecation
#|  --> manifests/site.pp:1:1
#|   |
#| 1 | import 'nodes/*.pp'
#|   | ^^^^^^^^^^^^^^^^^^^
#|   |
#|   = note: on node web1.example.com

#- assignment-to-another-scope
$web::port = 80
#| error[CROSS_SCOPE_ASSIGNMENT]: Illegal attempt to assign to 'web::port'. Cannot assign to variables in other namespaces
#|  --> manifests/site.pp:1:1
#|   |
#| 1 | $web::port = 80
#|   | ^^^^^^^^^^
#|   |
#|   = help: class web alone sets its variables: as $port, in its own code

#- statement-call-without-parentheses
$text = join ['a', 'b'], ','
notice($text)
#| error[ILLEGAL_COMMA_SEPARATED_LIST]: illegal comma separated argument list
#|  --> manifests/site.pp:1:24
#|   |
#| 1 | $text = join ['a', 'b'], ','
#|   |                        ^
#|   |
#|   = help: the arguments of a call that gives a value are in parentheses

#- case-without-colon
case $facts['os']['family'] {
  'Debian' { include apt }
  default: { include yum }
}
#| error[SYNTAX_ERROR]: Syntax error at '{'
#|  --> manifests/site.pp:2:11
#|   |
#| 2 |   'Debian' { include apt }
#|   |           ^- not expected here
#|   |
#|   = help: a ':' is missing here

#- selector-with-colon
$package = $facts['os']['family'] ? {
  'Debian': 'apache2',
  default: 'httpd',
}
#| error[SYNTAX_ERROR]: Syntax error at ':'
#|  --> manifests/site.pp:2:11
#|   |
#| 2 |   'Debian': 'apache2',
#|   |           ^
#|   |
#|   = help: an option of a selector takes its value with '=>'

#- unknown-escape
notice("C:\Windows")
#| warning[UNRECOGNIZED_ESCAPE]: Unrecognized escape sequence '\W'
#|  --> manifests/site.pp:1:11
#|   |
#| 1 | notice("C:\Windows")
#|   |           ^^
#|   |
#|   = help: a backslash is written '\\'
#|
#| Notice: Scope(Class[main]): C:\Windows

#- single-quoted-interpolation-brace
$text = "port ${port"
notice($text)
#| error[UNCLOSED_QUOTE]: Unclosed quote after 'text' followed by ')\n...'
#|  --> manifests/site.pp:1:15
#|   |
#| 1 | $text = "port ${port"
#|   |               ^^
#|   |
#|   = help: this '${' is never closed

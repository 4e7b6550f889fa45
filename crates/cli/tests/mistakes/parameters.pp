# Parameters: of classes, defines, functions and templates.

#- unknown-parameter-of-a-class
class web($port = 80, $docroot = '/srv/www') { }

class { 'web':
  prot => 80,
}
#| error[UNKNOWN_PARAMETER]: Class[Web]: has no parameter named 'prot'
#|  --> manifests/site.pp:4:3
#|   |
#| 1 | class web($port = 80, $docroot = '/srv/www') { }
#|   | --------- defined here
#| ...
#| 4 |   prot => 80,
#|   |   ^^^^
#|   |
#|   = help: did you mean 'port'?
#|   = note: in class web (declared at manifests/site.pp:3)
#|   = note: while evaluating a Resource Statement on node web1.example.com

#- unknown-parameter-of-a-define
define vhost($port = 80) { }

vhost { 'a':
  ssl => true,
}
#| error[UNKNOWN_PARAMETER]: Vhost[a]: has no parameter named 'ssl'
#|  --> manifests/site.pp:4:3
#|   |
#| 1 | define vhost($port = 80) { }
#|   | ------------ defined here
#| ...
#| 4 |   ssl => true,
#|   |   ^^^
#|   |
#|   = note: in define vhost[a] (declared at manifests/site.pp:3)
#|   = note: on node web1.example.com

#- missing-parameter-of-a-define
define vhost($port, $docroot) { }

vhost { 'a':
  port => 80,
}
#| error[MISSING_PARAMETER]: Vhost[a]: expects a value for parameter 'docroot'
#|  --> manifests/site.pp:3:9
#|   |
#| 1 | define vhost($port, $docroot) { }
#|   |                     -------- declared here
#| 2 |
#| 3 | vhost { 'a':
#|   |         ^^^
#|   |
#|   = note: in define vhost[a] (declared at manifests/site.pp:3)
#|   = note: on node web1.example.com

#- missing-parameter-of-a-class
class web($port) { }
include web
#| error[MISSING_PARAMETER]: Class[Web]: expects a value for parameter 'port'
#|  --> manifests/site.pp:2:1
#|   |
#| 1 | class web($port) { }
#|   |           ----- declared here
#| 2 | include web
#|   | ^^^^^^^^^^^
#|   |
#|   = help: give it where the class is declared, or as 'web::port' in data
#|   = note: in class web (included at manifests/site.pp:2)
#|   = note: while evaluating a Function Call on node web1.example.com

#- type-of-a-parameter
define vhost(Integer $port) { }

vhost { 'a':
  port => '80',
}
#| error[PARAMETER_TYPE_MISMATCH]: Vhost[a]: parameter 'port' expects an Integer value, got String
#|  --> manifests/site.pp:4:3
#|   |
#| 1 | define vhost(Integer $port) { }
#|   |                      ----- declared here
#| ...
#| 4 |   port => '80',
#|   |   ^^^^
#|   |
#|   = note: in define vhost[a] (declared at manifests/site.pp:3)
#|   = note: on node web1.example.com

#- enum-of-a-parameter
class web(Enum['present', 'absent'] $ensure = 'present') { }

class { 'web':
  ensure => 'presnet',
}
#| error[PARAMETER_TYPE_MISMATCH]: Class[Web]: parameter 'ensure' expects a match for Enum['absent', 'present'], got 'presnet'
#|  --> manifests/site.pp:4:3
#|   |
#| 1 | class web(Enum['present', 'absent'] $ensure = 'present') { }
#|   |                                     ------- declared here
#| ...
#| 4 |   ensure => 'presnet',
#|   |   ^^^^^^
#|   |
#|   = note: in class web (declared at manifests/site.pp:3)
#|   = note: while evaluating a Resource Statement on node web1.example.com

#- structure-of-a-parameter
class web(Struct[{ host => String, port => Integer }] $listen) { }

class { 'web':
  listen => { host => 'a', prt => 80 },
}
#| error[PARAMETER_TYPE_MISMATCH]: Class[Web]:
#|                                   parameter 'listen' expects a value for key 'port'
#|                                   parameter 'listen' unrecognized key 'prt'
#|  --> manifests/site.pp:4:3
#|   |
#| 1 | class web(Struct[{ host => String, port => Integer }] $listen) { }
#|   |                                                       ------- declared here
#| ...
#| 4 |   listen => { host => 'a', prt => 80 },
#|   |   ^^^^^^
#|   |
#|   = note: in class web (declared at manifests/site.pp:3)
#|   = note: while evaluating a Resource Statement on node web1.example.com

#- several-parameters
class web(Integer $port, String $docroot) { }

class { 'web':
  port    => '80',
  docroot => 1,
}
#| error[PARAMETERS_MISMATCH]: Class[Web]:
#|                               parameter 'port' expects an Integer value, got String
#|                               parameter 'docroot' expects a String value, got Integer
#|  --> manifests/site.pp:4:3
#|   |
#| 1 | class web(Integer $port, String $docroot) { }
#|   |                   ----- declared here
#| ...
#| 4 |   port    => '80',
#|   |   ^^^^
#|   |
#|   = note: in class web (declared at manifests/site.pp:3)
#|   = note: while evaluating a Resource Statement on node web1.example.com

#- type-of-a-default
class web(Integer $port = 'many') { }
include web
#| error[PARAMETER_TYPE_MISMATCH]: Class[Web]: parameter 'port' expects an Integer value, got String
#|  --> manifests/site.pp:1:27
#|   |
#| 1 | class web(Integer $port = 'many') { }
#|   |                           ^^^^^^
#|   |
#|   = note: in class web (included at manifests/site.pp:2)
#|   = note: while evaluating a Function Call on node web1.example.com

#- parameter-twice
class web($port, $port) { }
#| error[DUPLICATE_PARAMETER]: The parameter 'port' is declared more than once in the parameter list
#|  --> manifests/site.pp:1:18
#|   |
#| 1 | class web($port, $port) { }
#|   |           -----  ^^^^^
#|   |           |
#|   |           declared here

#- required-after-optional
define vhost($port = 80, $docroot) { }

vhost { 'a': }
#| error[MISSING_PARAMETER]: Vhost[a]: expects a value for parameter 'docroot'
#|  --> manifests/site.pp:3:9
#|   |
#| 1 | define vhost($port = 80, $docroot) { }
#|   |                          -------- declared here
#| 2 |
#| 3 | vhost { 'a': }
#|   |         ^^^
#|   |
#|   = note: in define vhost[a] (declared at manifests/site.pp:3)
#|   = note: on node web1.example.com

#- arguments-of-a-function
notice(split('a,b'))
#| error[ARGUMENT_COUNT_MISMATCH]: 'split' expects 2 arguments, got 1
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | notice(split('a,b'))
#|   |        ^^^^^^^^^^^^
#|   |
#|   = note: while evaluating a Function Call on node web1.example.com

#- type-of-an-argument
notice(join('a', true))
#| error[TYPE_MISMATCH]: 'join' parameter 'arg' expects an Array value, got String
#|  --> manifests/site.pp:1:13
#|   |
#| 1 | notice(join('a', true))
#|   |             ^^^
#|   |
#|   = note: while evaluating a Function Call on node web1.example.com

#- arguments-of-a-function-of-a-module
notice(web::url('a', '80'))
#-- modules/web/functions/url.pp
function web::url(String $host, Integer $port) >> String {
  "http://${host}:${port}"
}
#| error[TYPE_MISMATCH]: 'web::url' parameter 'port' expects an Integer value, got String
#|  --> manifests/site.pp:1:22
#|   |
#| 1 | notice(web::url('a', '80'))
#|   |                      ^^^^
#|   |
#|  ::: modules/web/functions/url.pp:1:41
#|   |
#| 1 | function web::url(String $host, Integer $port) >> String {
#|   |                                         ----- declared here
#|   |
#|   = note: while evaluating a Function Call on node web1.example.com

#- what-a-function-returns
notice(web::port())
#-- modules/web/functions/port.pp
function web::port() >> Integer {
  '80'
}
#| error[RESULT_MISMATCH]: value returned from web::port has wrong type, expects an Integer value, got String
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | notice(web::port())
#|   |        ^^^^^^^^^^^
#|   |
#|   = note: while evaluating a Function Call on node web1.example.com

#- block-without-parameters
$doubled = [1, 2].map { 1 }
#| error[SYNTAX_ERROR]: Syntax error at '}'
#|  --> manifests/site.pp:1:23
#|   |
#| 1 | $doubled = [1, 2].map { 1 }
#|   |                       ^
#|   |
#|   = help: a block begins with its parameters: |$x| { … }

#- template-parameter-that-is-missing
notice(epp('web/motd.epp', { 'port' => 80 }))
#-- modules/web/templates/motd.epp
<%- | Integer $port, String $name | -%>
<%= $name %>:<%= $port %>
#| error[MISSING_PARAMETER]: lambda: expects a value for parameter 'name'
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | notice(epp('web/motd.epp', { 'port' => 80 }))
#|   |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   |
#|  ::: modules/web/templates/motd.epp:1:29
#|   |
#| 1 | <%- | Integer $port, String $name | -%>
#|   |                             ----- declared here
#|   |
#|   = note: while evaluating a Function Call on node web1.example.com

#- template-parameter-of-another-name
notice(epp('web/motd.epp', { 'naem' => 'a' }))
#-- modules/web/templates/motd.epp
<%- | String $name = 'b' | -%>
<%= $name %>
#| error[UNKNOWN_PARAMETER]: lambda: has no parameter named 'naem'
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | notice(epp('web/motd.epp', { 'naem' => 'a' }))
#|   |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   |
#|  ::: modules/web/templates/motd.epp:1:14
#|   |
#| 1 | <%- | String $name = 'b' | -%>
#|   |              ----- the parameter
#|   |
#|   = help: did you mean 'name'?
#|   = note: while evaluating a Function Call on node web1.example.com

#- variable-in-a-template
notice(epp('web/motd.epp', { 'name' => 'a' }))
#-- modules/web/templates/motd.epp
<%- | String $name | -%>
hello
<%= $nmae %>
#| error[UNKNOWN_VARIABLE]: Unknown variable: 'nmae'.
#|  --> modules/web/templates/motd.epp:3:5
#|   |
#| 3 | <%= $nmae %>
#|   |     ^^^^^
#|   |
#|   = help: did you mean '$name'?
#|   = note: on node web1.example.com

#- error-in-a-template
notice(template('web/motd.erb'))
#-- modules/web/templates/motd.erb
hello
<%= @ports.join(',') %>
#| error[TEMPLATE_FAILED]: Failed to parse template web/motd.erb:
#|                           Filepath: modules/web/templates/motd.erb
#|                           Line: 2
#|                           Detail: undefined method `join' for nil:NilClass
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | notice(template('web/motd.erb'))
#|   |        ^^^^^^^^^^^^^^^^^^^^^^^^
#|   |
#|   = note: while evaluating a Function Call on node web1.example.com

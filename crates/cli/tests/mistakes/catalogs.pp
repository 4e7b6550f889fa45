# Resources, relationships and what else makes a catalog.

#- duplicate-declaration
file { '/etc/motd':
  ensure => file,
}
file { '/etc/motd':
  ensure => absent,
}
#| error[DUPLICATE_DECLARATION]: Duplicate declaration: File[/etc/motd] is already declared; cannot redeclare
#|  --> manifests/site.pp:4:8
#|   |
#| 1 | file { '/etc/motd':
#|   |        ----------- declared here
#| ...
#| 4 | file { '/etc/motd':
#|   |        ^^^^^^^^^^^
#|   |
#|   = note: while evaluating a Resource Statement on node web1.example.com

#- duplicate-declaration-in-two-files
include web
include db
#-- modules/web/manifests/init.pp
class web {
  package { 'openssl': }
}
#-- modules/db/manifests/init.pp
class db {
  package { 'openssl': }
}
#| error[DUPLICATE_DECLARATION]: Duplicate declaration: Package[openssl] is already declared; cannot redeclare
#|  --> modules/db/manifests/init.pp:2:13
#|   |
#| 2 |   package { 'openssl': }
#|   |             ^^^^^^^^^
#|   |
#|  ::: modules/web/manifests/init.pp:2:13
#|   |
#| 2 |   package { 'openssl': }
#|   |             --------- declared here
#|   |
#|   = note: in class db (included at manifests/site.pp:2)
#|   = note: while evaluating a Resource Statement on node web1.example.com

#- class-declared-twice
class web($port = 80) { }
include web
class { 'web':
  port => 81,
}
#| error[DUPLICATE_DECLARATION]: Duplicate declaration: Class[Web] is already declared; cannot redeclare
#|  --> manifests/site.pp:3:9
#|   |
#| 2 | include web
#|   | ----------- included here
#| 3 | class { 'web':
#|   |         ^^^^^
#|   |
#|   = note: while evaluating a Resource Statement on node web1.example.com

#- class-defined-twice
class web { }
class web { }
#| error[CLASS_REDEFINED]: Class 'web' is already defined; cannot redefine
#|  --> manifests/site.pp:2:1
#|   |
#| 1 | class web { }
#|   | --------- defined here
#| 2 | class web { }
#|   | ^^^^^^^^^
#|   |
#|   = note: on node web1.example.com

#- alias
file { 'motd': path => '/etc/motd' }
file { '/etc/motd': }
#| error[DUPLICATE_DECLARATION]: Duplicate declaration: File[/etc/motd] is already declared; cannot redeclare
#|  --> manifests/site.pp:2:8
#|   |
#| 1 | file { 'motd': path => '/etc/motd' }
#|   |        ------ declared here
#| 2 | file { '/etc/motd': }
#|   |        ^^^^^^^^^^^
#|   |
#|   = note: while evaluating a Resource Statement on node web1.example.com

#- attribute-twice
file { '/etc/motd':
  mode => '0644',
  mode => '0600',
}
#| error[DUPLICATE_ATTRIBUE]: The attribute 'mode' has already been set
#|  --> manifests/site.pp:3:3
#|   |
#| 2 |   mode => '0644',
#|   |   ---- set here
#| 3 |   mode => '0600',
#|   |   ^^^^
#|   |
#|   = note: on node web1.example.com

#- relationship-to-nothing
file { '/etc/motd':
  require => Package['motd'],
}
package { 'motds': }
#| error[UNKNOWN_RELATED]: Could not find resource 'Package[motd]' in parameter 'require'
#|  --> manifests/site.pp:2:14
#|   |
#| 2 |   require => Package['motd'],
#|   |              ^^^^^^^^^^^^^^^
#|   |
#|   = help: did you mean Package['motds']?
#|   = note: on node web1.example.com

#- arrow-to-nothing
package { 'nginx': }
Package['nginx'] -> Service['ngnix']
service { 'nginx': }
#| error[UNKNOWN_RELATIONSHIP_TARGET]: Could not find resource 'Service[ngnix]' for relationship from 'Package[nginx]'
#|  --> manifests/site.pp:2:21
#|   |
#| 1 | package { 'nginx': }
#|   |           ------- the other end
#| 2 | Package['nginx'] -> Service['ngnix']
#|   |                     ^^^^^^^^^^^^^^^^
#|   |
#|   = help: did you mean Service['nginx']?
#|   = note: on node web1.example.com

#- arrow-between-values
'a' -> 'b'
#| error[UNKNOWN_RELATIONSHIP_SOURCE]: Could not find resource 'Class[A]' for relationship on 'Class[B]'
#|  --> manifests/site.pp:1:1
#|   |
#| 1 | 'a' -> 'b'
#|   | ^^^
#|   |
#|   = note: on node web1.example.com

#- override-of-nothing
File['/etc/motd'] { mode => '0644' }
#| error[UNKNOWN_OVERRIDDEN]: Could not find resource(s) File[/etc/motd] for overriding
#|  --> manifests/site.pp:1:1
#|   |
#| 1 | File['/etc/motd'] { mode => '0644' }
#|   | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   |
#|   = note: on node web1.example.com

#- override-by-a-stranger
file { '/etc/motd': mode => '0644' }
class web {
  File['/etc/motd'] { mode => '0600' }
}
include web
#| error[OVERRIDE_NOT_ALLOWED]: Only subclasses can override parameters
#|  --> manifests/site.pp:3:3
#|   |
#| 1 | file { '/etc/motd': mode => '0644' }
#|   |        ----------- declared here
#| 2 | class web {
#| 3 |   File['/etc/motd'] { mode => '0600' }
#|   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   |
#|   = note: in class web (included at manifests/site.pp:5)
#|   = note: on node web1.example.com

#- realize-nothing
@user { 'alice': }
realize(User['alcie'])
#| error[UNKNOWN_REALIZED]: Failed to realize virtual resources User[alcie]
#|  --> manifests/site.pp:2:1
#|   |
#| 2 | realize(User['alcie'])
#|   | ^^^^^^^^^^^^^^^^^^^^^^
#|   |
#|   = help: did you mean User['alice']?
#|   = note: on node web1.example.com

#- attribute-of-a-resource
file { '/etc/motd': mode => '0644' }
notice(File['/etc/mtod']['mode'])
#| error[UNKNOWN_RESOURCE]: Resource not found: File['/etc/mtod']
#|  --> manifests/site.pp:2:8
#|   |
#| 2 | notice(File['/etc/mtod']['mode'])
#|   |        ^^^^^^^^^^^^^^^^^^^^^^^^^
#|   |
#|   = note: on node web1.example.com

#- metaparameter-as-a-parameter
define vhost($require) { }
vhost { 'a': require => 1 }
#| error[METAPARAMETER_AS_PARAMETER]: require is a metaparameter; please choose another parameter name in the vhost definition
#|  --> manifests/site.pp:1:14
#|   |
#| 1 | define vhost($require) { }
#|   |              ^^^^^^^^
#|   |
#|   = note: on node web1.example.com

#- stage
class web { }
class { 'web': stage => 'lst' }
#| error[UNKNOWN_STAGE]: Could not find stage lst specified by Class[Web]
#|  --> manifests/site.pp:2:16
#|   |
#| 2 | class { 'web': stage => 'lst' }
#|   |                ^^^^^
#|   |
#|   = note: in class web (declared at manifests/site.pp:2)
#|   = note: while evaluating a Resource Statement on node web1.example.com

#- inherits-in-a-circle
class a inherits b { }
class b inherits a { }
include a
#| error[CIRCULAR_INHERITANCE]: Circular inheritance: 'a' inherits 'b' inherits 'a'
#|  --> manifests/site.pp:1:18
#|   |
#| 1 | class a inherits b { }
#|   |                  ^
#|   |
#|   = note: on node web1.example.com

#- define-without-end
define again($n = 0) {
  again { "${title}x": }
}
again { 'a': }
#| error[TOO_MANY_ROUNDS]: Somehow looped more than 1000 times while evaluating host catalog
#|  --> manifests/site.pp:2:11
#|   |
#| 2 |   again { "${title}x": }
#|   |           ^^^^^^^^^^^
#|   |
#|   = note: on node web1.example.com

#- resource-as-a-class
include Package['vim']
#| error[RESOURCE_AS_CLASS]: Cannot use a Resource[Package] where a Resource['class', name] is expected
#|  --> manifests/site.pp:1:9
#|   |
#| 1 | include Package['vim']
#|   |         ^^^^^^^^^^^^^^
#|   |
#|   = note: while evaluating a Function Call on node web1.example.com

#- title-is-undef
$name_of = undef
file { $name_of: }
#| error[MISSING_TITLE]: Missing title. The title expression resulted in undef
#|  --> manifests/site.pp:2:8
#|   |
#| 2 | file { $name_of: }
#|   |        ^^^^^^^^
#|   |
#|   = note: on node web1.example.com

#- title-is-a-number
file { 80: }
#| error[ILLEGAL_TITLE_TYPE_AT]: Illegal title type at index 0. Expected String, got Integer
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | file { 80: }
#|   |        ^^
#|   |
#|   = note: on node web1.example.com

#- fail
class web(Integer $port = 80) {
  if $port < 1024 {
    fail("port ${port} is privileged")
  }
}
include web
#| error[CALLED_FAIL]: port 80 is privileged
#|  --> manifests/site.pp:3:5
#|   |
#| 3 |     fail("port ${port} is privileged")
#|   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   |
#|   = note: in class web (included at manifests/site.pp:6)
#|   = note: while evaluating a Function Call on node web1.example.com

#- tag
notify { 'a': tag => 'not a tag!' }
#| error[INVALID_TAG]: Invalid tag 'not a tag!'
#|  --> manifests/site.pp:1:15
#|   |
#| 1 | notify { 'a': tag => 'not a tag!' }
#|   |               ^^^
#|   |
#|   = note: on node web1.example.com

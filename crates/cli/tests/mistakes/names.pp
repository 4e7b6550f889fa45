# Names that nobody knows.

#- variable
$document_root = '/srv/www'
notice($documentroot)
#| error[UNKNOWN_VARIABLE]: Unknown variable: 'documentroot'.
#|  --> manifests/site.pp:2:8
#|   |
#| 2 | notice($documentroot)
#|   |        ^^^^^^^^^^^^^
#|   |
#|   = help: did you mean '$document_root'?
#|   = note: on node web1.example.com

#- variable-of-a-class
class web {
  $docroot = '/srv/www'
}
include web
notice($web::docrot)
#| error[UNKNOWN_VARIABLE]: Unknown variable: 'web::docrot'.
#|  --> manifests/site.pp:5:8
#|   |
#| 5 | notice($web::docrot)
#|   |        ^^^^^^^^^^^^
#|   |
#|   = help: did you mean '$web::docroot'?
#|   = note: on node web1.example.com

#- variable-of-a-class-that-is-not-included
class web {
  $docroot = '/srv/www'
}
notice($web::docroot)
#| error[UNKNOWN_VARIABLE]: Unknown variable: 'web::docroot'.
#|  --> manifests/site.pp:4:8
#|   |
#| 4 | notice($web::docroot)
#|   |        ^^^^^^^^^^^^^
#|   |
#|   = help: class 'web' has not been evaluated; include it before
#|   = note: on node web1.example.com

#- variable-in-text
$port = 80
notice("listening on ${prot}")
#| error[UNKNOWN_VARIABLE]: Unknown variable: 'prot'.
#|  --> manifests/site.pp:2:24
#|   |
#| 2 | notice("listening on ${prot}")
#|   |                        ^^^^
#|   |
#|   = help: did you mean '$port'?
#|   = note: on node web1.example.com

#- short-names-are-not-guessed
$x = 1
notice($y)
#| error[UNKNOWN_VARIABLE]: Unknown variable: 'y'.
#|  --> manifests/site.pp:2:8
#|   |
#| 2 | notice($y)
#|   |        ^^
#|   |
#|   = note: on node web1.example.com

#- legacy-fact
notice("this is ${::osfamily}")
#| error[UNKNOWN_VARIABLE]: Unknown variable: '::osfamily'.
#|  --> manifests/site.pp:1:19
#|   |
#| 1 | notice("this is ${::osfamily}")
#|   |                   ^^^^^^^^^^
#|   |
#|   = help: it is a fact by its old name, which is now $facts['os']['family']
#|   = note: on node web1.example.com

#- legacy-fact-of-an-interface
notice($ipaddress_eth0)
#| error[UNKNOWN_VARIABLE]: Unknown variable: 'ipaddress_eth0'.
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | notice($ipaddress_eth0)
#|   |        ^^^^^^^^^^^^^^^
#|   |
#|   = help: it is a fact by its old name, which is now $facts['networking']['interfaces']['eth0']['ip']
#|   = note: on node web1.example.com

#- fact
notice($facts['operatingsystem_family']['name'])
#| error[OPERATOR_NOT_APPLICABLE]: Operator '[]' is not applicable to an Undef Value.
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | notice($facts['operatingsystem_family']['name'])
#|   |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   |
#|   = help: $facts has no key 'operatingsystem_family'; it has 'os', 'networking', 'processors'
#|   = note: on node web1.example.com

#- fact-key
notice($facts['os']['famly'].upcase)
#| error[TYPE_MISMATCH]: 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Undef
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | notice($facts['os']['famly'].upcase)
#|   |        ^^^^^^^^^^^^^^^^^^^^^
#|   |
#|   = help: $facts['os'] has no key 'famly'; did you mean 'family'?
#|   = note: while evaluating a Method call on node web1.example.com

#- function
notice(joins(['a', 'b'], ','))
#| error[UNKNOWN_FUNCTION]: Unknown function: 'joins'.
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | notice(joins(['a', 'b'], ','))
#|   |        ^^^^^
#|   |
#|   = help: did you mean 'join'?
#|   = note: on node web1.example.com

#- function-of-a-module
notice(web::adress('a'))
#-- modules/web/functions/address.pp
function web::address(String $name) >> String { "${name}.example.com" }
#| error[UNKNOWN_FUNCTION]: Unknown function: 'web::adress'.
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | notice(web::adress('a'))
#|   |        ^^^^^^^^^^^
#|   |
#|   = help: did you mean 'web::address'?
#|   = note: on node web1.example.com

#- function-in-ruby-that-cannot-be-read
notice(web::secret('a'))
#-- modules/web/lib/puppet/functions/web/secret.rb
Puppet::Functions.create_function(:'web::secret') do
  dispatch :secret do
    param 'String', :name
  def secret(name)
    name
  end
end
#| error[RUBY_SYNTAX_ERROR]: modules/web/lib/puppet/functions/web/secret.rb:1: expected a block beginning with `do` to end with `end`
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | notice(web::secret('a'))
#|   |        ^^^^^^^^^^^^^^^^
#|   |
#|   = note: on node web1.example.com

#- class
include apache
#-- modules/apache2/manifests/init.pp
class apache2 { }
#| error[UNKNOWN_CLASS]: Could not find class ::apache for web1.example.com
#|  --> manifests/site.pp:1:9
#|   |
#| 1 | include apache
#|   |         ^^^^^^
#|   |
#|   = help: did you mean 'apache2'?
#|   = note: while evaluating a Function Call on node web1.example.com

#- class-of-a-module
include web::servre
#-- modules/web/manifests/server.pp
class web::server { }
#| error[UNKNOWN_CLASS]: Could not find class ::web::servre for web1.example.com
#|  --> manifests/site.pp:1:9
#|   |
#| 1 | include web::servre
#|   |         ^^^^^^^^^^^
#|   |
#|   = help: did you mean 'web::server'?
#|   = note: while evaluating a Function Call on node web1.example.com

#- class-declared-like-a-resource
class { 'web::servre': }
#-- modules/web/manifests/server.pp
class web::server { }
#| error[UNKNOWN_DECLARED_CLASS]: Could not find declared class web::servre
#|  --> manifests/site.pp:1:9
#|   |
#| 1 | class { 'web::servre': }
#|   |         ^^^^^^^^^^^^^
#|   |
#|   = help: did you mean 'web::server'?
#|   = note: while evaluating a Resource Statement on node web1.example.com

#- class-in-a-file-of-another-name
include web::server
#-- modules/web/manifests/service.pp
class web::server { }
#| error[UNKNOWN_CLASS]: Could not find class ::web::server for web1.example.com
#|  --> manifests/site.pp:1:9
#|   |
#| 1 | include web::server
#|   |         ^^^^^^^^^^^
#|   |
#|   = help: 'web::server' is defined in modules/web/manifests/service.pp, which is not the file of that name
#|   = note: while evaluating a Function Call on node web1.example.com

#- class-in-a-file-that-has-another
include web::server
#-- modules/web/manifests/server.pp
class web::sever { }
#| error[ILLEGAL_DEFINITION_LOCATION]: Unacceptable location. The name 'web::sever' is unacceptable in file 'modules/web/manifests/server.pp'
#|  --> modules/web/manifests/server.pp:1:7
#|   |
#| 1 | class web::sever { }
#|   |       ^^^^^^^^^^
#|   |
#|   = help: 'web::sever' belongs into web/manifests/sever.pp; this file is for 'web::server'
#|   = note: on node web1.example.com

#- define
web::vhots { 'a': }
#-- modules/web/manifests/vhost.pp
define web::vhost() { }
#| error[UNKNOWN_RESOURCE_TYPE]: Unknown resource type: 'web::vhots'
#|  --> manifests/site.pp:1:1
#|   |
#| 1 | web::vhots { 'a': }
#|   | ^^^^^^^^^^
#|   |
#|   = help: did you mean 'web::vhost'?
#|   = note: while evaluating a Resource Statement on node web1.example.com

#- resource-type
pacakge { 'vim': }
#| error[UNKNOWN_RESOURCE_TYPE]: Unknown resource type: 'pacakge'
#|  --> manifests/site.pp:1:1
#|   |
#| 1 | pacakge { 'vim': }
#|   | ^^^^^^^
#|   |
#|   = help: did you mean 'package'?
#|   = note: while evaluating a Resource Statement on node web1.example.com

#- type
class web(Interger $port = 80) { }
include web
#| error[UNKNOWN_RESOURCE_TYPE]: Resource type not found: Interger
#|  --> manifests/site.pp:1:11
#|   |
#| 1 | class web(Interger $port = 80) { }
#|   |           ^^^^^^^^
#|   |
#|   = help: did you mean 'Integer'?
#|   = note: on node web1.example.com

#- type-of-a-module
class web(Web::Prot $port = 80) { }
include web
#-- modules/web/types/port.pp
type Web::Port = Integer[1, 65535]
#| error[UNKNOWN_RESOURCE_TYPE]: Resource type not found: Web::Prot
#|  --> manifests/site.pp:1:11
#|   |
#| 1 | class web(Web::Prot $port = 80) { }
#|   |           ^^^^^^^^^
#|   |
#|   = help: did you mean 'Web::Port'?
#|   = note: on node web1.example.com

#- collected-type
Pacakge <| |>
#| error[UNKNOWN_COLLECTED_TYPE]: Resource type pacakge doesn't exist
#|  --> manifests/site.pp:1:1
#|   |
#| 1 | Pacakge <| |>
#|   | ^^^^^^^
#|   |
#|   = help: did you mean 'package'?
#|   = note: while evaluating a Virtual Query on node web1.example.com

#- reference-to-a-type
notify { 'a': require => Pacakge['vim'] }
#| error[UNKNOWN_RESOURCE_TYPE]: Resource type not found: Pacakge
#|  --> manifests/site.pp:1:26
#|   |
#| 1 | notify { 'a': require => Pacakge['vim'] }
#|   |                          ^^^^^^^
#|   |
#|   = help: did you mean 'Package'?
#|   = note: on node web1.example.com

#- attribute
file { '/etc/motd':
  ensure  => file,
  content => 'a',
  onwer   => 'root',
}
#| error[UNKNOWN_ATTRIBUTE]: no parameter named 'onwer' on File[/etc/motd]
#|  --> manifests/site.pp:4:3
#|   |
#| 1 | file { '/etc/motd':
#|   |        ----------- declared here
#| ...
#| 4 |   onwer   => 'root',
#|   |   ^^^^^
#|   |
#|   = help: did you mean 'owner'?
#|   = note: on node web1.example.com

#- template
file { '/etc/motd': content => epp('web/motd.epp') }
#-- modules/web/templates/motd.conf.epp
hello
#| error[TEMPLATE_NOT_FOUND]: Could not find template 'web/motd.epp'
#|  --> manifests/site.pp:1:36
#|   |
#| 1 | file { '/etc/motd': content => epp('web/motd.epp') }
#|   |                                    ^^^^^^^^^^^^^^
#|   |
#|   = note: while evaluating a Function Call on node web1.example.com

#- template-in-ruby
file { '/etc/motd': content => template('web/mtod.erb') }
#-- modules/web/templates/motd.erb
hello
#| error[TEMPLATE_NOT_FOUND]: Could not find template 'web/mtod.erb'
#|  --> manifests/site.pp:1:41
#|   |
#| 1 | file { '/etc/motd': content => template('web/mtod.erb') }
#|   |                                         ^^^^^^^^^^^^^^
#|   |
#|   = help: did you mean 'web/motd.erb'?
#|   = note: while evaluating a Function Call on node web1.example.com

#- file-of-a-module
notice(file('web/mtod'))
#-- modules/web/files/motd
hello
#| error[FILE_NOT_FOUND]: Could not find any files from web/mtod
#|  --> manifests/site.pp:1:13
#|   |
#| 1 | notice(file('web/mtod'))
#|   |             ^^^^^^^^^^
#|   |
#|   = help: did you mean 'web/motd'?
#|   = note: while evaluating a Function Call on node web1.example.com

#- template-of-a-module-that-is-not-there
notice(epp('wbe/motd.epp'))
#-- modules/web/templates/motd.epp
hello
#| error[TEMPLATE_NOT_FOUND]: Could not find template 'wbe/motd.epp'
#|  --> manifests/site.pp:1:12
#|   |
#| 1 | notice(epp('wbe/motd.epp'))
#|   |            ^^^^^^^^^^^^^^
#|   |
#|   = help: did you mean 'web/motd.epp'?
#|   = note: while evaluating a Function Call on node web1.example.com

#- node
node 'web1.example.com' { }
node 'db.example.com' { }
#$ compile web01.example.com
#| error[UNKNOWN_NODE]: Could not find node statement with name 'default' or 'web01.example.com'
#|  --> manifests/site.pp:1:1
#|   |
#| 1 | node 'web1.example.com' { }
#|   | ^^^^^^^^^^^^^^^^^^^^^^^
#|   |
#|   = help: did you mean 'web1.example.com'?
#|   = note: on node web01.example.com

#- environment
#$ compile --environmentpath environments --environment prodction
#-- environments/production/manifests/site.pp
notice(1)
#| error[NO_ENVIRONMENT]: there is no environment 'prodction' in environments
#|   = help: did you mean 'production'?

#- parent-class
class web inherits web::parms { }
include web
#-- modules/web/manifests/params.pp
class web::params { }
#| error[UNKNOWN_PARENT_CLASS]: Could not find parent resource type '::web::parms' of type hostclass in production
#|  --> manifests/site.pp:1:20
#|   |
#| 1 | class web inherits web::parms { }
#|   |                    ^^^^^^^^^^
#|   |
#|   = help: did you mean 'web::params'?
#|   = note: on node web1.example.com

#- data-key
notice(lookup('web::prot'))
#-- hiera.yaml
version: 5
hierarchy:
  - name: common
    path: common.yaml
#-- data/common.yaml
web::port: 80
#
#| error[LOOKUP_NAME_NOT_FOUND]: Function lookup() did not find a value for the name 'web::prot'
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | notice(lookup('web::prot'))
#|   |        ^^^^^^^^^^^^^^^^^^^
#|   |
#|   = help: did you mean 'web::port'? `marotte lookup web::prot --explain` shows where it was looked for
#|   = note: on node web1.example.com

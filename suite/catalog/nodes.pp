# What a node brings along, and settings that code sees.

#- fact-environment catalog
#@ facts {"environment": "x"}
notice($environment, $facts['environment'], $::environment)
#~~ warning: The node parameter 'environment' for node 'node.example.com' was already set to 'production'. It could not be set to 'x'
#~~ notice: production x production
#=> catalog

#- fact-title catalog
#@ facts {"title": "x"}
notice($title)
#!! Cannot reassign variable '$title'

#- fact-name catalog
#@ facts {"name": "x"}
notice($name)
#!! Cannot reassign variable '$name'

#- fact-module-name catalog
#@ facts {"module_name": "x"}
notice($module_name)
#!! Cannot reassign variable '$module_name'

#- fact-caller catalog
#@ facts {"caller_module_name": "x"}
notice($caller_module_name)
#~~ notice: x
#=> catalog

#- fact-trusted catalog
#@ facts {"trusted": "x"}
notice($trusted)
#~~ notice: {authenticated => local, certname => node.example.com, extensions => {}, hostname => node, domain => example.com, external => {}}
#=> catalog

#- fact-servername catalog
#@ facts {"servername": "x"}
notice($servername)
#~~ notice: x
#=> catalog

#- fact-server-facts catalog
#@ facts {"server_facts": "x"}
notice($server_facts)
#!! Attempt to assign to a reserved variable name: 'server_facts'

#- fact-clientcert catalog
#@ facts {"clientcert": "x"}
notice($clientcert)
#~~ notice: x
#=> catalog

#- server-facts catalog
notice($server_facts)
#~~ notice: {environment => production}
#=> catalog

#- server-facts-sub catalog
notice($server_facts['environment'])
#~~ notice: production
#=> catalog

#- server-facts-legacy catalog
notice($servername, $serverversion)
#!! Evaluation Error: Unknown variable: 'servername'. (file: ENV/manifests/site.pp, line: 1, column: 8)

#- digest-algorithm catalog
#@ settings {"digest_algorithm": "md5"}
file { '/a': content => 'x', checksum => 'md5' }
notice(digest('x'))
#~~ notice: 9dd4e461268c8034f5c8564e155c67a6
#=> catalog

#- digest-algorithm-settings catalog
#@ settings {"digest_algorithm": "sha512"}
notice(digest('x'), $settings::digest_algorithm)
#~~ notice: a4abd4448c49562d828115d13a1fccea927f52b4d5459297f8b43e42da89238bc13626e43dcb38ddb082488927ec904fb42057443983e88585179d50551afe62 sha512
#=> catalog

#- digest-algorithm-224 catalog
#@ settings {"digest_algorithm": "sha224"}
notice(digest('x'))
#~~ notice: 54a2f7f92a5f975d8096af77a126edda7da60c5aa872ef1b871701ae
#=> catalog

#- digest-algorithm-384 catalog
#@ settings {"digest_algorithm": "sha384"}
notice(digest('x'))
#~~ notice: d752c2c51fba0e29aa190570a9d4253e44077a058d3297fa3a5630d5bd012622f97c28acaed313b5c83bb990caa7da85
#=> catalog

#- digest-algorithm-wrong catalog
#@ settings {"digest_algorithm": "sha3"}
notice(digest('x'))
#!! Invalid value 'sha3' for parameter digest_algorithm. Allowed values are 'sha256', 'sha384', 'sha512', 'sha224', 'md5'

#- digest-algorithm-rotate catalog
#@ settings {"digest_algorithm": "md5"}
notice(fqdn_rand(1000000, 'x'))
#~~ notice: 951840
#=> catalog

#- node-of-a-module-defined-again catalog
class a (M::T $x = 1) { }
node /node/ { notice('of the site') }
#-- modules/m/manifests/init.pp
class m { node /^node/ { notice('of the module') } }
#-- modules/m/types/t.pp
type M::T = Integer
#!! Node '__node_regexp__node' is already defined (file: ENV/modules/m/manifests/init.pp, line: 1); cannot redefine (file: ENV/manifests/site.pp, line: 2)

#- node-defined-again-by-a-module catalog
include m
node /^node/ { notice('of the site') }
#-- modules/m/manifests/init.pp
class m { node /node/ { notice('of the module') } }
#!! Node '__node_regexp__node' is already defined (file: ENV/manifests/site.pp, line: 2); cannot redefine (file: ENV/modules/m/manifests/init.pp, line: 1)

#- node-named-in-a-module-beats-patterns catalog
include m
node /node/ { notice('of the site') }
node default { notice('of all') }
#-- modules/m/manifests/init.pp
class m { node 'node.example.com' { notice('of the module') } }
#~~ notice: of the module
#=> catalog

#- node-pattern-of-a-module-beats-default catalog
include m
node default { notice('of all') }
#-- modules/m/manifests/init.pp
class m { node /node/ { notice('of the module') } }
#~~ notice: of the module
#=> catalog

#- class-of-a-module-with-the-name-of-a-node catalog
class a (M::T $x = 1) { }
node m { }
node default { }
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/types/t.pp
type M::T = Integer
#!! Class 'm' is already defined (file: ENV/modules/m/manifests/init.pp, line: 1); cannot be redefined as a node (file: ENV/manifests/site.pp, line: 2)

#- class-of-a-module-with-the-name-of-a-node-later catalog
include m
node m { }
node default { }
#-- modules/m/manifests/init.pp
class m { }
#!! Node 'm' is already defined (file: ENV/manifests/site.pp, line: 2); cannot be redefined as a class (file: ENV/modules/m/manifests/init.pp, line: 1)

#- node-defined-again-in-a-module catalog
include m
node /node\d*/ { }
node default { }
#-- modules/m/manifests/init.pp
class m {
  node /node[0-9]?/ { }
  node /node\d*/ { }
}
#!! Node '__node_regexp__noded' is already defined (file: ENV/manifests/site.pp, line: 2); cannot redefine (file: ENV/modules/m/manifests/init.pp, line: 3)

#- node-called-settings catalog
node settings { }
node default { }
#!! Node 'settings' is already defined (file: ENV/manifests/site.pp, line: 1); cannot be redefined as a class

#- node-patterns-of-one-name catalog
node /a.b/ { }
node /ab/ { }
#!! Could not find node statement with name 'default' or 'node.example.com'

#- nodes-among-code-and-definitions catalog
notice('one')
node /a$/, 'b', /^(n)(o)/ { notice("two ${1}") include c }
class c { notice("three ${1}") }
notice('four')
node default { }
#~~ notice: one
#~~ notice: four
#~~ notice: two n
#~~ notice: three n
#=> catalog

#- node-pattern-of-a-module-before-those-of-the-site catalog
class a (M::T $x = 1) { }
node /nod/ { notice('of the site') }
#-- modules/m/manifests/init.pp
class m { node /node/ { notice('of the module') } }
#-- modules/m/types/t.pp
type M::T = Integer
#~~ notice: of the module
#=> catalog

#- node-pattern-of-a-module-behind-those-of-the-site catalog
include m
node /nod/ { notice('of the site') }
#-- modules/m/manifests/init.pp
class m { node /node/ { notice('of the module') } }
#~~ notice: of the site
#=> catalog

#- templates-run-in-the-node catalog
$above = 'top'
node default {
  $own = 'of the node'
  Notify { loglevel => debug }
  include m
}
class m {
  $own = 'of the class'
  notify { 'one': message => epp('m/one.epp', { given => 1 }) }
  notify { 'two': message => epp('m/two.epp') }
  notify { 'three': message => inline_epp('<% include m::three %>') }
  $names = ['four', 'five'].map |$name| { epp('m/one.epp', { given => $name }) }
  notice($names)
  m::d { 'x': }
}
class m::n { notify { 'n': message => $own } }
class m::three { notify { 'in three': } }
define m::d { notify { 'd': message => epp('m/one.epp', { given => 'd' }) } }
#-- modules/m/templates/one.epp
<%- | $given | -%>
<% include m::n; notify { "in ${given}": } -%>
<%= $own %> <%= $above %>
#-- modules/m/templates/two.epp
<% notify { 'in two': } -%>
<%= $own %>
#~~ notice: [of the node top
#| , of the node top
#| ]
#=> catalog

#- templates-of-what-no-node-declares catalog
include m
node default { $own = 'of the node' }
class m { notify { 'one': message => epp('m/one.epp') } }
#-- modules/m/templates/one.epp
<% notify { 'in one': } -%>
<%= getvar('own') %>
#=> catalog

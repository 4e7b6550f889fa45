# Classes that are included in a lambda, a function or a template: they see the variables there.

#- lambda-variable-seen-by-class catalog
class d { notice($x) }
[1].each |$x| { include d }
#~~ notice: 1
#=> catalog

#- lambda-variable-seen-by-declared-class catalog
class d { notice($x, defined('$x'), getvar('x')) }
[1].each |$x| { class { 'd': } }
#~~ notice: 1 true 1
#=> catalog

#- lambda-variable-shadowed catalog
$x = 5
class d { notice($x) }
[1].each |$x| { include d }
#~~ notice: 1
#=> catalog

#- lambda-variable-own catalog
class d { $x = 7 notice($x) }
[1].each |$x| { include d }
#~~ notice: 7
#=> catalog

#- lambda-variable-nested catalog
class d { notice($x, $y) }
[1].each |$x| { [2].each |$y| { include d } }
#~~ notice: 1 2
#=> catalog

#- lambda-variable-local-assigned catalog
class d { notice($y) }
[1].each |$x| { $y = $x + 1 include d }
#~~ notice: 2
#=> catalog

#- lambda-variable-in-class catalog
class c { [1].each |$x| { include d } }
class d { notice(defined('$x')) notice($x) }
include c
#~~ notice: false
#!! Evaluation Error: Unknown variable: 'x'. (file: ENV/manifests/site.pp, line: 2, column: 40)

#- lambda-variable-in-node catalog
node default { [1].each |$x| { include d } }
class d { notice(defined('$x')) notice($x) }
#~~ notice: true
#~~ notice: 1
#=> catalog

#- lambda-variable-through-class catalog
class c { include d }
class d { notice(defined('$x')) notice($x) }
[1].each |$x| { include c }
#~~ notice: true
#~~ notice: 1
#=> catalog

#- lambda-variable-by-define catalog
define d() { notice(defined('$x')) notice($x) }
[1].each |$x| { d { 'a': } }
#~~ notice: false
#!! Evaluation Error: Error while evaluating a Resource Statement, Evaluation Error: Unknown variable: 'x'. (file: ENV/manifests/site.pp, line: 1, column: 43) (file: ENV/manifests/site.pp, line: 2)

#- lambda-variable-by-function catalog
function f() { $x }
[1].each |$x| { notice(f()) }
#!! Evaluation Error: Unknown variable: 'x'. (file: ENV/manifests/site.pp, line: 1, column: 16)

#- lambda-variable-qualified-top catalog
class d { notice($::x) }
[1].each |$x| { include d }
#!! Evaluation Error: Unknown variable: '::x'. (file: ENV/manifests/site.pp, line: 1, column: 18)

#- lambda-variable-inherits catalog
class c { [1].each |$x| { include d } }
class d inherits c { notice(defined('$x')) notice($x) }
include c
#~~ notice: true
#~~ notice: 1
#=> catalog

#- lambda-variable-parent-runs catalog
class c { notice($x) }
class d inherits c { notice($x) }
[1].each |$x| { include d }
#~~ notice: 1
#~~ notice: 1
#=> catalog

#- lambda-variable-parameter-default catalog
class d($y = $x) { notice($y) }
[1].each |$x| { include d }
#~~ notice: 1
#=> catalog

#- lambda-variable-epp catalog
class d { notice(inline_epp('<%= $x %>')) }
[1].each |$x| { include d }
#~~ notice: 1
#=> catalog

#- lambda-variable-hiera catalog
class d { notice(lookup('k')) }
[1].each |$x| { include d }
#-- hiera.yaml
version: 5
defaults: {data_hash: yaml_data, datadir: data}
hierarchy: [{name: x, path: c.yaml}]
#-- data/c.yaml
k: "%{x}"
#~~ notice: 1
#=> catalog

#- lambda-variable-template-include catalog
class d { notice($q) }
notice(inline_epp('<%- |$q| -%><% include d %>', {q => 3}))
#~~ notice: 3
#~~ notice:\u{20}
#=> catalog

#- lambda-variable-default-of-parameter catalog
class d { notice(defined('$h')) notice($h) }
class a($h = 1, $x = include('d')) { }
include a
#~~ notice: false
#!! Evaluation Error: Unknown variable: 'h'. (file: ENV/manifests/site.pp, line: 1, column: 40)

#- lambda-variable-default-of-parameter-unset catalog
class d { notice(defined('$h')) notice($h) }
class a($x = include('d'), $h = 1) { }
include a
#~~ notice: false
#!! Evaluation Error: Unknown variable: 'h'. (file: ENV/manifests/site.pp, line: 1, column: 40)

#- lambda-variable-node-default catalog
node default { class { 'a': } }
class a { [1].each |$x| { include b } }
class b { notice(defined('$x'), defined('$::x'), defined('$a::x')) }
#~~ notice: false false true
#=> catalog

#- lambda-match-seen catalog
class d { notice($1) }
if 'abc' =~ /a(.)/ { [1].each |$x| { include d } }
#~~ notice: b
#=> catalog

#- lambda-variable-function-includes catalog
function f() { $loc = 4 include d }
class d { notice(defined('$loc'), defined('$x')) notice($loc) }
[1].each |$x| { f() }
#~~ notice: true false
#~~ notice: 4
#=> catalog

#- lambda-variable-second-include catalog
class d { notice(defined('$x')) }
class e { notice(defined('$x')) }
[1].each |$x| { include d }
include e
#~~ notice: true
#~~ notice: false
#=> catalog

#- lambda-variable-collected-define catalog
define d() { notice(defined('$x')) }
[1].each |$x| { @d { 'a': } }
D <| |>
#~~ notice: false
#=> catalog

#- lambda-variable-template-file catalog
class d { notice(epp('m/x.epp')) }
[1].each |$x| { include d }
#-- modules/m/templates/x.epp
<%= defined('$x') %>
#~~ notice: false
#|
#=> catalog

#- lambda-variable-node-and-top catalog
$y = 1
[3].each |$y| { notice($y) }
node default { [2].each |$y| { include d } }
class d { notice($y, $::y) }
#~~ notice: 3
#~~ notice: 2 1
#=> catalog

#- lambda-variable-create-resources catalog
class d { notice(defined('$x')) }
[1].each |$x| { create_resources('class', {'d' => {}}) }
#~~ notice: true
#=> catalog

#- lambda-variable-contain catalog
class d { notice(defined('$x')) }
class c { contain d }
[1].each |$x| { contain c }
#~~ notice: true
#=> catalog

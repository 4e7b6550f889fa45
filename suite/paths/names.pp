# Names of classes, defines, functions, types and modules: none is a path.

#- path-name-01 catalog
include('m')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> catalog

#- path-name-02 catalog
include('::m')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> catalog

#- path-name-03 catalog
include('m::sub::deep')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> catalog

#- path-name-04 catalog
include('m::sub::..::sub::deep')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, The pattern "sub/../sub/deep" to find manifests in the module "m" is invalid and potentially unsafe. (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-05 catalog
include('m/sub/deep')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::m/sub/deep for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-06 catalog
include('m::../../../outside')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, The pattern "../../../outside" to find manifests in the module "m" is invalid and potentially unsafe. (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-07 catalog
include('../outside')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::../outside for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-08 catalog
include('../../outside')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::../../outside for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-09 catalog
include('m::sub/deep')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::m::sub/deep for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-10 catalog
include('/m')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::/m for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-11 catalog
include('m::')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::m:: for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-12 catalog
include('::')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> catalog

#- path-name-13 catalog
include('')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Cannot use empty string as a class name (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-14 catalog
include('.hidden')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::.hidden for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-15 catalog
include('hidden')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::hidden for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-16 catalog
include('a-b')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::a-b for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-17 catalog
include('M')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> catalog

#- path-name-18 catalog
include('M::Sub::Deep')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> catalog

#- path-name-19 catalog
include('m::..')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::m::.. for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-20 catalog
include('outside')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::outside for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-21 catalog
include('m .')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::m . for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-22 catalog
include('m\\sub')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::m\sub for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-23 eval
defined('m::sub::deep')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> true
#:: Boolean

#- path-name-24 eval
Class['m::sub::deep']
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> Class[m::sub::deep]
#:: Type[Class[m::sub::deep]]

#- path-name-25 catalog
contain('m::sub::deep')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> catalog

#- path-name-26 catalog
require('m::sub::deep')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> catalog

#- path-name-27 eval
defined('../outside')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> false
#:: Boolean

#- path-name-28 eval
Class['../outside']
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Illegal name. The given name '../outside' does not conform to the naming rule /^((::)?[a-z_]\w*)(::[a-z]\w*)*$/ (line: 1, column: 7)

#- path-name-29 catalog
contain('../outside')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::../outside for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-30 catalog
require('../outside')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::../outside for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-31 eval
defined('m::../../../outside')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, The pattern "../../../outside" to find manifests in the module "m" is invalid and potentially unsafe. (line: 1, column: 1)

#- path-name-32 eval
Class['m::../../../outside']
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Illegal name. The given name 'm::../../../outside' does not conform to the naming rule /^((::)?[a-z_]\w*)(::[a-z]\w*)*$/ (line: 1, column: 7)

#- path-name-33 catalog
contain('m::../../../outside')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, The pattern "../../../outside" to find manifests in the module "m" is invalid and potentially unsafe. (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-34 catalog
require('m::../../../outside')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, The pattern "../../../outside" to find manifests in the module "m" is invalid and potentially unsafe. (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-35 eval
defined('m/sub/deep')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> false
#:: Boolean

#- path-name-36 eval
Class['m/sub/deep']
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Illegal name. The given name 'm/sub/deep' does not conform to the naming rule /^((::)?[a-z_]\w*)(::[a-z]\w*)*$/ (line: 1, column: 7)

#- path-name-37 catalog
contain('m/sub/deep')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::m/sub/deep for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-38 catalog
require('m/sub/deep')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::m/sub/deep for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-39 eval
call('m::f')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> f
#:: String

#- path-name-40 eval
defined('m::f')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> false
#:: Boolean

#- path-name-41 eval
call('m::../functions/f')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Unknown function 'm::../functions/f' (line: 1, column: 1)

#- path-name-42 eval
defined('m::../functions/f')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, The pattern "../functions/f" to find manifests in the module "m" is invalid and potentially unsafe. (line: 1, column: 1)

#- path-name-43 eval
call('../f')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Unknown function '../f' (line: 1, column: 1)

#- path-name-44 eval
defined('../f')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> false
#:: Boolean

#- path-name-45 eval
call('m/f')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Unknown function 'm/f' (line: 1, column: 1)

#- path-name-46 eval
defined('m/f')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> false
#:: Boolean

#- path-name-47 eval
new('M::T', 1)
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got String (line: 1, column: 1)

#- path-name-48 eval
assert_type('M::T', 1)
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> 1
#:: Integer

#- path-name-49 eval
Resource['M::T', 'x']
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> M::T['x']
#:: Type[M::T['x']]

#- path-name-50 eval
new('M::../T', 1)
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got String (line: 1, column: 1)

#- path-name-51 eval
assert_type('M::../T', 1)
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Illegal class reference (line: 1, column: 3)

#- path-name-52 eval
Resource['M::../T', 'x']
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Illegal type reference. The given name 'M::../T' does not conform to the naming rule (line: 1, column: 10)

#- path-name-53 eval
new('../T', 1)
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got String (line: 1, column: 1)

#- path-name-54 eval
assert_type('../T', 1)
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Syntax error at '.' (line: 1, column: 1)

#- path-name-55 eval
Resource['../T', 'x']
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Illegal type reference. The given name '../t' does not conform to the naming rule (line: 1, column: 10)

#- path-name-56 eval
create_resources('m::../x', {'t' => {}})
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, The pattern "../x" to find manifests in the module "m" is invalid and potentially unsafe. (line: 1, column: 1)

#- path-name-57 eval
lookup('m::../x', default_value => 'none')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#~~ err: Syntax error in key: 'm::../x'
#!! Syntax error in key: 'm::../x'

#- path-name-58 eval
getvar('m::../x')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name (line: 1, column: 1)

#- path-name-59 eval
create_resources('../x', {'t' => {}})
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Unknown resource type: '../x' (line: 1, column: 1)

#- path-name-60 eval
lookup('../x', default_value => 'none')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#~~ err: Syntax error in key: '../x'
#!! Syntax error in key: '../x'

#- path-name-61 eval
getvar('../x')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name (line: 1, column: 1)

#- path-name-62 eval
create_resources('m/x', {'t' => {}})
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Unknown resource type: 'm/x' (line: 1, column: 1)

#- path-name-63 eval
lookup('m/x', default_value => 'none')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> none
#:: String

#- path-name-64 eval
getvar('m/x')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name (line: 1, column: 1)

#- path-name-65 eval
create_resources('m::sub::deep', {'t' => {}})
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#!! Evaluation Error: Error while evaluating a Function Call, Unknown resource type: 'm::sub::deep' (line: 1, column: 1)

#- path-name-66 eval
lookup('m::sub::deep', default_value => 'none')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=> none
#:: String

#- path-name-67 eval
getvar('m::sub::deep')
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#-- modules/m/functions/f.pp
function m::f() { 'f' }
#-- modules/m/types/t.pp
type M::T = Integer
#-- modules/.hidden/manifests/init.pp
class hidden { }
#-- modules/a-b/manifests/init.pp
class a_b { }
#-- outside.pp
class outside { }
class m::outside { }
#=>
#:: Undef

#- path-name-with-slashes-in-a-part eval
['m::/sub/deep', 'm/sub::deep', 'm::sub::/deep', 'm::::sub', 'm::/sub', 'm::sub/', '/m::sub'].map |$name| { defined($name) }
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub.pp
class m::sub { notice(sub) }
#-- modules/m/manifests/sub/deep.pp
class m::sub::deep { }
#=> [false, false, false, false, false, false, false]
#:: Array[Boolean]

#- path-name-with-slashes-absent catalog
include 'm::/opt/x'
#-- modules/m/manifests/init.pp
class m { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::m::/opt/x for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-with-two-slashes catalog
include 'm:://opt/x'
#-- modules/m/manifests/init.pp
class m { }
#!! Evaluation Error: Error while evaluating a Function Call, The pattern "/opt/x" to find manifests in the module "m" is invalid and potentially unsafe. (file: ENV/manifests/site.pp, line: 1, column: 1)

#- path-name-that-loads-another catalog
notice(defined('m/sub'))
#-- modules/m/manifests/init.pp
class m { }
#-- modules/m/manifests/sub.pp
class m::sub { }
notice(loaded)
#!! This Function Call is unacceptable as a top level construct in this location (file: ENV/modules/m/manifests/sub.pp, line: 2, column: 1)

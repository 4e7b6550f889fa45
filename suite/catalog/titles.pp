# Titles that are no strings, which only create_resources takes.

#- odd-title-integer catalog
define d($p = 1, $q = $title) {
  notice("${title} ${type($title)} ${type($name)} ${$title + 1}")
  notify { "n ${title}": }
}
create_resources('d', { 8776 => { p => 2 } })
notice(defined(D['8776']))
D['8776'] -> notify { 'after': }
#~~ notice: true
#~~ notice: 8776 Integer[8776, 8776] Integer[8776, 8776] 8777
#=> catalog

#- odd-title-kinds catalog
define d() { notice("${title} ${type($title)}") }
create_resources('d', { 1.50 => {}, true => {}, default => {}, /abc/ => {}, { 'a' => 1 } => {}, [1, [2, 'x'], 'y'] => {} })
create_resources('d', { Integer => {}, File['/a'] => {}, Sensitive('abc') => {}, SemVer('1.2.3') => {} })
#~~ notice: 1.5 Float[1.5, 1.5]
#~~ notice: true Boolean[true]
#~~ notice: default Default
#~~ notice: /abc/ String
#~~ notice: {a => 1} Struct[{'a' => Integer[1, 1]}]
#~~ notice: 1 Integer[1, 1]
#~~ notice: [2, x] Tuple[Integer[2, 2], String]
#~~ notice: y String
#~~ notice: Integer Type[Integer]
#~~ notice: File[/a] Type[File['/a']]
#~~ notice: Sensitive [value redacted] Sensitive[String]
#~~ notice: 1.2.3 String
#=> catalog

#- odd-title-of-types catalog
create_resources('file', { 5 => { ensure => present } })
create_resources('notify', { 5 => { message => 'x' }, 6 => { name => 6 }, 7 => { name => '7' }, 8 => { name => 8.0 }, '9' => { name => 9 } })
create_resources('exec', { 1 => { command => '/bin/true' } })
#=> catalog

#- odd-title-none catalog
create_resources('notify', { undef => {} })
#!! Evaluation Error: Error while evaluating a Function Call, No title provided and :notify is not a valid resource reference (file: ENV/manifests/site.pp, line: 1, column: 1)

#- odd-title-false catalog
define d() { }
create_resources('d', { false => {} })
#!! Evaluation Error: Error while evaluating a Function Call, No title provided and "d" is not a valid resource reference (file: ENV/manifests/site.pp, line: 2, column: 1)

#- odd-title-of-unknown-class catalog
create_resources('class', { 5 => {} })
#!! Evaluation Error: Error while evaluating a Function Call, Could not find declared class 5 (file: ENV/manifests/site.pp, line: 1, column: 1)

#- odd-title-is-duplicate catalog
create_resources('notify', { 5 => {}, '5' => {} })
#!! Evaluation Error: Error while evaluating a Function Call, Duplicate declaration: Notify[5] is already declared at (file: ENV/manifests/site.pp, line: 1); cannot redeclare (file: ENV/manifests/site.pp, line: 1) (file: ENV/manifests/site.pp, line: 1, column: 1)

#- odd-title-collected catalog
create_resources('@notify', { 5 => {}, 6 => {}, 7 => {} })
Notify <| title == 5 |>
Notify <| title == '6' |>
realize(Notify['7'])
#=> catalog

#- odd-title-is-no-tag catalog
define d() { notify { 'in': } }
create_resources('d', { 8776 => {} })
Notify <| tag == '8776' |> { message => 'tagged' }
#=> catalog

#- create-resources-of-what-is-no-type catalog
create_resources(true, {})
#!! Evaluation Error: Error while evaluating a Function Call, undefined method `sub' for true:TrueClass (file: ENV/manifests/site.pp, line: 1, column: 1)

#- create-resources-of-no-type-and-nothing catalog
create_resources('', {})
#=> catalog

#- attributes-that-are-nothing catalog
create_resources('notify', { 'a' => {}, 'b' => undef })
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of nil into Hash (file: ENV/manifests/site.pp, line: 1, column: 1)

#- attributes-that-are-an-empty-string catalog
class c { }
define d($attributes = undef) { create_resources('class', { 'c' => $attributes }) }
d { 'x': attributes => '' }
#!! Evaluation Error: Error while evaluating a Resource Statement, Evaluation Error: Error while evaluating a Function Call, no implicit conversion of String into Hash (file: ENV/manifests/site.pp, line: 2, column: 33) (file: ENV/manifests/site.pp, line: 3)

#- attributes-that-are-nothing-of-a-class-that-is-not catalog
create_resources('class', { 'nowhere' => undef })
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of nil into Hash (file: ENV/manifests/site.pp, line: 1, column: 1)

#- attributes-that-are-true catalog
create_resources('notify', { 'a' => true })
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of true into Hash (file: ENV/manifests/site.pp, line: 1, column: 1)

#- attributes-that-are-a-type catalog
create_resources('notify', { 'a' => Integer[1, 2] }, { 'message' => 'x' })
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Puppet::Pops::Types::PIntegerType into Hash (file: ENV/manifests/site.pp, line: 1, column: 1)

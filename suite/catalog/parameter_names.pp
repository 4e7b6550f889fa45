# Names of parameters with letters in upper case: a catalog has them in lower case.

#- upper-case-in-names-of-parameters catalog
class c(String $httpProxy = 'd', Optional[Integer] $other_One = undef, Sensitive $passWord = Sensitive('p')) {
  notify { "c ${httpProxy}": }
}
define d($myParam = 'x', $aB = 1, $ab = 2) {
  notify { "d ${title} ${myParam} ${aB} ${ab}": }
}
class { 'c': httpProxy => 'v' }
d { 'a': myParam => 'q' }
D { myParam => 'default' }
d { 'b': ab => 5 }
create_resources('d', { 'c' => { 'myParam' => 'made', 'aB' => 7 } })
@d { 'v': myParam => 'wanted' }
D <| myParam == 'wanted' |> { aB => 8 }
notify { 'seen': message => [D['a']['myParam'], Class['c']['httpProxy']] }
#=> catalog

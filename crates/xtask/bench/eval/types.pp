# Values that are checked against types, in matches, cases and parameters.
type Bench::Port = Integer[1, 65535]
type Bench::Site = Struct[{ 'name' => String[1], 'port' => Bench::Port, Optional['tags'] => Array[String] }]
function bench::port(Bench::Site $site, Optional[String] $prefix = undef) >> Variant[String, Integer] {
  $site['port']
}
$sites = Integer[1, 5000].map |$n| { { 'name' => "site${n}", 'port' => $n, 'tags' => ['a', 'b'] } }
$ports = $sites.map |Bench::Site $site| { bench::port($site, 'x') }
$kinds = $sites.map |$site| {
  case $site['port'] {
    Integer[1, 10]: { 'low' }
    String: { 'text' }
    Variant[Bench::Port, Float]: { 'port' }
    default: { 'none' }
  }
}
[$ports.length, $kinds.unique, $sites =~ Array[Bench::Site], ($sites.map |$site| { type($site['port'], 'generalized') }).unique]

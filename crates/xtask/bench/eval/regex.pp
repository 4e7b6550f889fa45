# Patterns: matches with groups, replacements, splits and patterns in a case.
$names = Integer[1, 10000].map |$n| { "web${n}.prod${$n % 7}.example.com" }
$parts = $names.map |$name| {
  if $name =~ /^([a-z]+)(\d+)\.(\w+)\.example\.com$/ { "${1}-${2}-${3}" } else { $name }
}
$changed = $names.map |$name| { regsubst($name, '\.prod(\d)', '.test\1', 'G') }
$split = $names.map |$name| { $name.split(/\./)[1] }
$chosen = $names.map |$name| {
  case $name {
    /^db/: { 1 }
    /prod[0-3]/: { 2 }
    default: { 3 }
  }
}
[$parts[0], $changed[9], $split.unique.length, $chosen.reduce |$memo, $n| { $memo + $n }]

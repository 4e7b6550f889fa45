# Strings that are put together, compared and changed.
$names = Integer[1, 30000].map |$n| {
  $name = "host-${n}.example.com"
  if $name == 'host-77.example.com' or $name in ['host-1.example.com', 'x'] {
    $name.upcase
  } else {
    "${name}:${$n % 10}/${name.length}"
  }
}
$names.join(',').length

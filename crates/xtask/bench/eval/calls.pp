# Functions written in Puppet, with default values, recursion and variables.
function bench::fibonacci(Integer $n) >> Integer {
  if $n < 2 { $n } else { bench::fibonacci($n - 1) + bench::fibonacci($n - 2) }
}
function bench::label($name, $prefix = 'x', *$rest) {
  $whole = "${prefix}-${name}"
  if $rest.empty { $whole } else { "${whole}-${rest[0]}" }
}
$labels = Integer[1, 10000].map |$n| { [bench::label($n), bench::label($n, 'y', 'z')] }
[bench::fibonacci(18), $labels[9]]

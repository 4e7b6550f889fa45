# Each, map, filter and reduce over a hundred thousand elements.
$numbers = Integer[1, 100000].map |$n| { $n * 2 }
$some = $numbers.filter |$n| { $n % 3 == 0 }
$pairs = $some.map |$index, $n| { [$index, $n] }
$sum = $pairs.reduce(0) |$memo, $pair| { $memo + $pair[0] + $pair[1] }
$numbers.each |$n| { $n }
[$some.length, $sum, $numbers.any |$n| { $n > 199990 }]

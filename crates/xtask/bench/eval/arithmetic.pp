# Integers and floats: sums, products, divisions, remainders and comparisons.
$sum = Integer[1, 100000].reduce(0) |$memo, $n| {
  $x = ($n * 3 + 7) % 1000
  if $x > 500 and $n != 77 { $memo + $x - $n / 5 } else { $memo + ($x << 1) }
}
$mean = Integer[1, 20000].reduce(0.0) |$memo, $n| { $memo + $n * 0.5 }
[$sum, $mean]

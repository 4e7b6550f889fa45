# Functions of arrays and hashes, a hundred times over.
$numbers = Array(Integer[1, 2000])
$all = Integer[1, 100].map |$n| {
  $sorted = ($numbers + [$n, [$n, [$n]]].flatten).sort
  $unique = $sorted.unique
  $slices = $unique.slice(10).map |$slice| { $slice[-1] }
  $slices.join('-').length + $unique[5, 20].length + ($numbers - $slices).length + $unique.max
}
$all.reduce |$memo, $n| { $memo + $n }

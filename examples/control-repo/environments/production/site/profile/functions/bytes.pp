# Bytes as people write them: 4096 is 4kB.
function profile::bytes(Integer[0] $bytes) >> String {
  $units = ['B', 'kB', 'MB', 'GB']
  $found = $units.reduce([$bytes, 'B']) |$memo, $unit| {
    if $unit != 'B' and $memo[0] >= 1024 {
      [$memo[0] / 1024, $unit]
    } else {
      $memo
    }
  }
  "${found[0]}${found[1]}"
}

# Hashes that are made, merged, read and gone through.
$table = Hash(Integer[1, 20000].map |$n| { ["key${n}", { 'value' => $n, 'even' => $n % 2 == 0 }] })
$merged = $table + { 'more' => { 'value' => 1, 'even' => false } }
$some = $merged.filter |$key, $entry| { $entry['even'] and $entry['value'] > 100 }
$read = Integer[1, 20000].map |$n| { $merged["key${n}"]['value'] + $some.get("key${n}.value", 0) }
[$some.keys.length, $read.length, $merged.reduce(0) |$memo, $entry| { $memo + $entry[1]['value'] }]

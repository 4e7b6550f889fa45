# Formats: sprintf, conversions to strings and numbers, and back.
$lines = Integer[1, 20000].map |$n| { sprintf('%05d %-10s %x %.3f', $n, "n${n}", $n, $n * 1.5) }
$texts = Integer[1, 5000].map |$n| { String($n, '%#x') }
$numbers = $texts.map |$text| { Integer($text, 16) }
$lists = Integer[1, 3000].map |$n| { String([$n, { 'a' => "x${n}" }]) }
[$lines[99], $texts[99], $numbers.length, $lists[9]]

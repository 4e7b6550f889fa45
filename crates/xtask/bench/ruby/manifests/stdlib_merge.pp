with({ 'port' => 8080, 'verbose' => true, 'user' => 'www' }) |$options| {
  Integer[1, 2000].reduce('') |$memo, $n| { merge($options, { 'port' => $n }) }
}

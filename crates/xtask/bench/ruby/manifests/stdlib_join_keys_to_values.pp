with({ 'port' => 8080, 'verbose' => true, 'user' => 'www' }) |$options| {
  Integer[1, 2000].reduce('') |$memo, $n| { join_keys_to_values($options, '=') }
}

with({ 'port' => 8080, 'verbose' => true, 'tags' => ['a', 'b'] }) |$options| {
  Integer[1, 2000].reduce('') |$memo, $n| { to_json($options) }
}

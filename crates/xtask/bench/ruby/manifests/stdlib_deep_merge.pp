with({ 'server' => { 'port' => 8080, 'tls' => { 'on' => true } }, 'user' => 'www' }) |$options| {
  Integer[1, 2000].reduce('') |$memo, $n| { deep_merge($options, { 'server' => { 'tls' => { 'level' => $n } } }) }
}

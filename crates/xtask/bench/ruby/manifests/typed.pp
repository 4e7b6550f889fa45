with({ 'port' => 8080, 'verbose' => true, 'tags' => ['a', 'b'], 'user' => 'www', 'none' => undef }) |$options| {
  Integer[1, 2000].reduce('') |$memo, $n| { bench::options("server$n", $options) }
}

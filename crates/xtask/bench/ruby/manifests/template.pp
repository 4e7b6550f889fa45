with(Integer[1, 5].map |$n| {
  { 'name' => "host$n", 'address' => "10.0.0.$n", 'port' => 1022 + $n, 'roles' => ['web', 'db'] }
}) |$servers| {
  with('www', true, 30) |$owner, $enabled, $timeout| { template('bench/page.erb') }
}

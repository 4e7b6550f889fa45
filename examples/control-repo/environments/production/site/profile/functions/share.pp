# A part of something, in percent.
function profile::share(Integer[0] $whole, Integer[0, 100] $percent) >> Integer {
  $whole * $percent / 100
}

# Values that are computed, and say how.
function app::computed(
  String $key,
  Hash $options,
  Puppet::LookupContext $context,
) {
  $context.explain || { "Asked for ${key}" }
  if $key =~ /^computed_/ {
    $context.explain || { "The prefix is ${options['prefix']}" }
    $context.interpolate("value of ${key} on %{facts.networking.hostname}")
  } else {
    $context.not_found
  }
}

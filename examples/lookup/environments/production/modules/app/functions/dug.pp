# Values that depend on the whole key.
function app::dug(
  Array[Variant[String, Numeric]] $segments,
  Hash $options,
  Puppet::LookupContext $context,
) {
  if $segments[0] == 'dug' {
    "dug ${segments.length} deep"
  } else {
    $context.not_found
  }
}

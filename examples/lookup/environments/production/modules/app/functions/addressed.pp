# Values that know the address that they come from.
function app::addressed(
  String $key,
  Hash $options,
  Puppet::LookupContext $context,
) {
  if $key == 'address' and $options['uri'] == 'http://example.com/data' {
    $options['uri']
  } else {
    $context.not_found
  }
}

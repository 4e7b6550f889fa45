# A site, of the name of its host.
#
# @param port where it listens
# @param aliases other names of the host
define profile::web::site (
  Profile::Port $port = 80,
  Array[Profile::Host] $aliases = [],
) {
  $root = "/srv/www/${title}"

  file {
    default:
      ensure => file,
      mode   => '0644',
      ;
    $root:
      ensure => directory,
      mode   => '0755',
      ;
    "${root}/index.html":
      content => "<h1>${title}</h1>\n",
      ;
    "/etc/sites/${title}.conf":
      content => epp('profile/site.conf.epp', {
        'names' => [$title] + $aliases,
        'port'  => $port,
        'root'  => $root,
      }),
      ;
  }
}

#!/usr/bin/env bash
# A catalog that `marotte compile` makes is accepted and gone through by a real Puppet, which
# changes nothing: scripts/apply-noop.sh MAROTTE
# Without an installed Puppet there is nothing to ask; that is said, and no failure.
set -euo pipefail

marotte=${1:?usage: scripts/apply-noop.sh MAROTTE}
if ! command -v puppet >/dev/null; then
  echo 'skipped: no Puppet is installed, so no catalog was applied' >&2
  exit 0
fi

folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
node=$(hostname)

cat >"$folder/site.pp" <<PUPPET
class site(Sensitive[String] \$secret = Sensitive('hunter2')) {
  File { mode => '0644' }
  file { '$folder/dir': ensure => directory }
  file { '$folder/dir/plain': ensure => file, content => "a\\u{e9}\\n" }
  file { '$folder/dir/secret': ensure => file, content => \$secret }
  file { '$folder/dir/binary': ensure => file, content => Binary('AQL/') }
  file { '$folder/dir/later': ensure => file, content => Deferred('sprintf', ['%s', 'later']) }
  notify { 'rich': message => [1, 2.5, undef, true, Timestamp(0), Timespan(90), /a.c/, SemVer('1.2.3'), Integer[1, 2]] }
  exec { 'run': command => '/bin/true', refreshonly => true, timeout => 10 }
  package { 'bash': ensure => installed }
  service { 'no-such-service': ensure => stopped, provider => base, status => '/bin/false', start => '/bin/true', stop => '/bin/true' }
  @user { 'root': ensure => present, tag => 'everyone' }
  User <| tag == 'everyone' |> { comment => 'the super user' }
  entry { 'one': level => 2 }
  Package['bash'] -> File['$folder/dir'] ~> Exec['run'] -> Service['no-such-service']
  Entry <| |> -> Notify['rich']
}
define entry(Integer \$level) {
  notify { "entry \${title} \${level}": }
  if \$level > 0 { entry { "\${title}-\${level}": level => \$level - 1 } }
}
stage { 'last': require => Stage['main'] }
class last { notify { 'last': } }
class { 'last': stage => 'last' }
include site
PUPPET

"$marotte" compile "$node" --manifest "$folder/site.pp" --format json --output "$folder/catalog.json"
status=0
puppet apply --catalog "$folder/catalog.json" --noop --detailed-exitcodes --certname "$node" \
  --confdir "$folder/conf" --vardir "$folder/var" --color false >"$folder/log" 2>&1 || status=$?
# 0: nothing to do; 2: there would be changes. All else is a failure.
if [ "$status" != 0 ] && [ "$status" != 2 ] || grep -v '^Error: Facter' "$folder/log" | grep -q '^Error'; then
  cat "$folder/log" >&2
  echo "Puppet did not accept the catalog (exit status $status)" >&2
  exit 1
fi
for wanted in 'File\[.*dir\]/ensure: current_value' 'Notify\[last\]' 'Notify\[entry one-2-1 0\]' 'Applied catalog'; do
  if ! grep -q "$wanted" "$folder/log"; then
    cat "$folder/log" >&2
    echo "Puppet said nothing of $wanted" >&2
    exit 1
  fi
done
if grep -q hunter2 "$folder/log"; then
  echo 'Puppet showed a sensitive value' >&2
  exit 1
fi
[ ! -e "$folder/dir" ]
echo "puppet $(puppet --version) accepts our catalog and applies it in noop mode"

#!/usr/bin/env bash
# install-deb.sh PACKAGE: installs the Debian package into an empty root, and compiles the example there, where nothing
# else is: no C library, no shell, no Ruby. Needs dpkg, and root or the right to make a user namespace.
set -euo pipefail
package=$(realpath "$1")
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
if [ "$(id -u)" != 0 ]; then
  exec unshare --map-root-user "$0" "$package"
fi
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mkdir -p "$root"/var/lib/dpkg/{info,updates,triggers}
touch "$root/var/lib/dpkg/status"
dpkg --root="$root" --force-not-root --log=/dev/null --install "$package" >/dev/null
cp -r "$here/examples/control-repo" "$root/example"

expect() {
  local found
  found=$(chroot "$root" /usr/bin/marotte "${@:2}")
  grep --quiet --fixed-strings -e "$1" <<<"$found" || { echo "marotte ${*:2}: $found" >&2; exit 1; }
}
expect 'marotte ' --version
expect '[4, 6]' eval -e '[1, 2, 3].map |$n| { $n * 2 }.filter |$n| { $n > 2 }'
expect '19 resources: ' compile --env-dir /example/environments/production --facts /example/facts/db01.example.com.yaml
expect '- vim' lookup profile::base::packages --env-dir /example/environments/production --facts /example/facts/web01.example.com.json
for file in man/man1/marotte.1.gz man/man1/marotte-compile.1.gz bash-completion/completions/marotte doc/marotte/copyright; do
  [ -s "$root/usr/share/$file" ] || { echo "there is no /usr/share/$file" >&2; exit 1; }
done
echo "$(basename "$package") works in an empty root"

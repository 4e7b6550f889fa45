#!/usr/bin/env bash
# Opens the page of a catalog of 2,000 resources in Chromium, searches, folds and walks through it by the keyboard
# (catalog-page.js), and checks that it is below 1.5 MB and shows no secret.
#
#   scripts/catalog-page.sh MAROTTE
#   SCREENSHOT=docs/catalog.png scripts/catalog-page.sh MAROTTE     also makes the picture of the README
set -euo pipefail
cd "$(dirname "$0")/.."
marotte=$(realpath "$1")
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Opens a page without a window; what it has become goes to standard output.
open_page() {
  timeout 120 "$browser" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --user-data-dir="$folder/profile" \
    --window-size=1360,860 --virtual-time-budget=20000 "$@" 2>"$folder/browser.log"
}

# 20 classes with 10 files, 9 packages and 20 sites of 4 resources each, among them names that no page should believe.
cat > "$folder/site.pp" <<'PP'
define site(Integer $port) {
  file { "/srv/${title}": ensure => directory }
  -> file { "/srv/${title}/site.conf": content => "port ${port}\nname ${title}\n", mode => '0644' }
  ~> service { "site-${title}": ensure => running }
}
$evil = ['</script><script>document.title = "evil"</script>', '<img src=x onerror="document.title = 1">', "a\nb\u0000c & \"d\" \\"]
notify { $evil: message => $evil }
file { '/root/secret': content => Sensitive('correct horse battery staple') }
Integer[1, 20].each |$n| {
  $class = "group_${n}"
  include $class
}
Class['group_1'] -> Class['group_2']
notify { 'egg': require => Notify['hen'] }
notify { 'hen': require => Notify['egg'] }
PP
for n in $(seq 20); do
  cat >> "$folder/site.pp" <<PP
class group_$n {
  Integer[1, 10].each |\$i| { file { "/etc/group_$n/file_\${i}.conf": content => "value \${i} of group $n" } }
  Integer[1, 9].each |\$i| { package { "package_${n}_\${i}": ensure => installed } }
  Integer[1, 20].each |\$i| { site { "www\${i}.group$n.example.com": port => 8000 + \$i, require => Package['package_${n}_1'] } }
}
PP
done
"$marotte" compile big.example.com --manifest "$folder/site.pp" --format html > "$folder/page.html" 2> "$folder/log" || { cat "$folder/log"; exit 1; }
size=$(stat -c %s "$folder/page.html")
echo "the page has $size bytes"
[ "$size" -lt 1500000 ]
if grep -q 'battery staple' "$folder/page.html"; then
  echo 'the page has a secret in it' >&2
  exit 1
fi

# What drives the page is a script behind its own.
sed -i 's#^</body>$##; s#^</html>$##' "$folder/page.html"
{ echo '<script>'; cat scripts/catalog-page.js; echo '</script></body></html>'; } >> "$folder/page.html"
open_page --dump-dom "file://$folder/page.html" > "$folder/dom.html"
verdict=$(sed -n '/<pre id="verdict">/,/<\/pre>/p' "$folder/dom.html" | sed 's#.*<pre id="verdict">##; s#</pre>.*##')
echo "in the browser: ${verdict:-nothing was run}"
[ "$verdict" = 'all is well' ]

if [ -n "${SCREENSHOT:-}" ]; then
  "$marotte" compile --env-dir examples/control-repo/environments/production --facts examples/control-repo/facts/build01.example.com.json \
    --format html > "$folder/example.html"
  open_page --screenshot="$SCREENSHOT" "file://$folder/example.html#resource=File%5B%2Fetc%2Fpostgresql%2Fpostgresql.conf%5D"
  ls -l "$SCREENSHOT"
fi

#!/usr/bin/env bash
# `marotte lookup` and its explanations are those of a real Puppet, byte for byte, for all keys of
# examples/lookup/keys.txt: scripts/lookup-explain.sh MAROTTE
# Without an installed Puppet there is nothing to ask; that is said, and a failure in CI only.
set -euo pipefail

marotte=$(realpath "${1:?usage: scripts/lookup-explain.sh MAROTTE}")
cd "$(dirname "$0")/../examples/lookup"
if ! ruby -e 'require "puppet"' 2>/dev/null; then
  echo 'skipped: no Puppet is installed, so no explanation was compared' >&2
  [ -z "${CI:-}" ]
  exit
fi

folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
root=$PWD
ruby record.rb "$folder/expected" >&2

ask() {
  local status=0 text
  text=$("$marotte" lookup "$@" --node web01.example.com --facts facts/web01.example.com.yaml \
    --environment production --environmentpath "$root/environments" \
    --hiera_config "$root/global/hiera.yaml" 2>/dev/null && printf .) || status=$?
  text=${text%.}
  printf '%s' "${text//"$root"/ROOT}"
  printf 'exit status %s\n' "$status"
}

count=0 bad=0
compare() { # FILE ARGUMENT...
  local expected=$folder/expected/$1
  shift
  count=$((count + 1))
  if ! ask "$@" | diff -u --label puppet --label marotte "$expected" -; then
    echo "differs: lookup $*" >&2
    bad=$((bad + 1))
  fi
}
while read -r line; do
  name=$(sed 's/[^A-Za-z0-9_]\{1,\}/-/g; s/^-//; s/-$//' <<<"$line")
  read -ra arguments <<<"$line"
  compare "$name.txt" "${arguments[@]}"
  compare "$name.explained.txt" "${arguments[@]}" --explain
done <keys.txt

version=$(ruby -e 'require "puppet"; puts Puppet.version')
echo "$((count - bad)) of $count lookups are as those of Puppet $version"
[ "$count" -gt 40 ] && [ "$bad" = 0 ]

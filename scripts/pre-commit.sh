#!/usr/bin/env bash
# Runs marotte with these arguments: the one on the path, or else one that is built here, once.
set -euo pipefail
if command -v marotte >/dev/null; then
  exec marotte "$@"
fi
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
built=$here/target/pre-commit
if [ ! -x "$built/bin/marotte" ]; then
  cargo install --quiet --locked --path "$here/crates/cli" --root "$built" >&2
fi
exec "$built/bin/marotte" "$@"

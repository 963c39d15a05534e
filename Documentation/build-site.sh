#!/usr/bin/env bash
# build-site.sh OUTPUT MODULE...: builds the documentation of compiled modules as one site; warnings are errors.
# A module may link to those before it. The modules are those of the release build.
set -euo pipefail
cd "$(dirname "$0")/.."
output=$1 && shift
modules=.build/release/Modules
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT

# The names of the C modules must be known; nothing that they declare is documented.
for path in Sources/*/C[A-Z]*/ Sources/Mathematics/Libm CSystem _SubprocessCShims; do
  echo "module $(basename "$path") {}"
done > "$work/module.modulemap"

mkdir "${@/#/$work/}"
printf '%s\n' "$@" | xargs -P "$(nproc)" -I '{}' swift-symbolgraph-extract -module-name '{}' -I $modules \
  -Xcc -fmodule-map-file="$work/module.modulemap" -target "$(uname -m)-unknown-linux-gnu" \
  -minimum-access-level public -emit-extension-block-symbols -output-dir "$work/{}"

archives=()
for module in "$@"; do
  docc convert $(find "Sources/"*"/$module" -name '*.docc') --additional-symbol-graph-dir "$work/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" --warnings-as-errors \
    --enable-experimental-external-link-support --transform-for-static-hosting \
    "${archives[@]/#/--dependency=}" --output-path "$work/$module.doccarchive"
  archives+=("$work/$module.doccarchive")
done
rm -rf "$output"
docc merge "${archives[@]}" --synthesized-landing-page-name Zoetrope --synthesized-landing-page-kind Package \
  --output-path "$output"

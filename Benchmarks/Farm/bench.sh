#!/bin/bash
# usage: bench.sh PROGRAM   prints what rendering in shards costs on this machine.
set -euo pipefail
zoetrope=$(realpath "$1")
here=$(realpath "$(dirname "$0")")
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
options="--scale 2 --quiet"
TIMEFORMAT='%R s, %U s user'

measured() { # LABEL COMMAND...
  local label=$1
  shift
  printf '%-34s' "$label"
  time "$@" > /dev/null
}

shards() { # RECIPE OUTPUT COUNT SLOTS
  seq "$3" | xargs -P "$4" -I{} "$zoetrope" render "$1" -o "$2" --shard "{}/$3" $options --jobs 1 > /dev/null
  "$zoetrope" join "$2" --quiet
}

for recipe in steps-bounce "$here/Pit1000.swift"; do
  echo "$(basename "$recipe")"
  "$zoetrope" still "$recipe" --at 0 -o warm.png --force > /dev/null 2>&1
  measured "  one process, 1 worker" "$zoetrope" render "$recipe" -o whole.mp4 --force $options --jobs 1
  for count in 1 2 4 8; do
    measured "  $count shards, 1 slot, joined" shards "$recipe" "one-$count.mp4" "$count" 1
  done
  for count in 2 4 8; do
    measured "  $count shards, 2 slots, joined" shards "$recipe" "two-$count.mp4" "$count" 2
  done
  # The joined film does not depend on where its shards were rendered.
  cmp one-4.mp4 two-4.mp4
  rm -rf ./*.mp4 ./*.shards
done

share() { # RECIPE   The share of simulating in the time of the last of ten shards, in percent.
  "$zoetrope" render "$1" -o share.mp4 --shard 10/10 --force $options > /dev/null 2>&1
  awk -F'[:,]' '/simulationSeconds/ { s = $2 } /totalSeconds/ { t = $2 } END { printf "%.2f\n", 100 * s / t }' \
    share.mp4.shards/10-of-10/manifest.json
}

echo "Simulating, percent of the time of shard 10/10"
for recipe in $("$zoetrope" list --ids | grep '^book-') "$here/Pit1000.swift"; do
  printf '  %-40s %s\n' "$(basename "$recipe")" "$(share "$recipe")"
done
"$zoetrope" farm plan steps-bounce --nodes 1..1000 -- --scale 2 2> /dev/null
"$zoetrope" farm plan "$here/Pit1000.swift" --nodes 1..1000 -- --scale 2 2> /dev/null

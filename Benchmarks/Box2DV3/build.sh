#!/bin/sh
# usage: build.sh DIRECTORY   writes DIRECTORY/sse2.so and DIRECTORY/avx2.so, which physics-bench loads
#
# Box2D v3 is in no package. It is fetched at the revision of the results in the README; BOX2D_V3 names
# another repository, which may be a directory.
set -eu
revision=617d32ab
directory=$1
here=$(dirname "$0")

mkdir -p "$directory"
[ -d "$directory/source" ] || git clone --quiet --no-checkout "${BOX2D_V3:-https://github.com/erincatto/box2d}" "$directory/source"
git -C "$directory/source" checkout --quiet "$revision"

# As CMakeLists.txt has it for a release build: no contraction of products and sums, SSE2 unless AVX2 is asked for.
build() { # NAME FLAG...
  name=$1
  shift
  mkdir -p "$directory/$name"
  for file in "$directory"/source/src/*.c; do
    clang -std=gnu17 -O3 -DNDEBUG -ffp-contract=off -fPIC -fvisibility=hidden "$@" -I "$directory/source/include" \
      -c "$file" -o "$directory/$name/$(basename "$file" .c).o"
  done
  clang++ -std=c++17 -O3 -DNDEBUG -fPIC -fvisibility=hidden -Wall -Werror -I "$directory/source/include" \
    -I "$here/../Sources/PhysicsPeers" -I "$here/../Sources/PhysicsPeers/include" -shared \
    "$here/Box2DV3World.cpp" "$directory/$name"/*.o -lm -o "$directory/$name.so"
}

build sse2
build avx2 -mavx2 -DBOX2D_AVX2

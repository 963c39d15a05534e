#!/usr/bin/env bash
# Runs the physics scenes of main.swift on processors that this one is not, emulated by qemu, and
# compares the hashes with those of this one.
#
#   Tests/Engine/PhysicsHashes/run.sh PROGRAM DIRECTORY
#
# PROGRAM is main.swift as SwiftPM has compiled it for x86-64; files are written to DIRECTORY.
#
# Swift toolchains have no SDK for Linux on Arm, but they have the standard library of Embedded
# Swift for any 64-bit Arm processor. With it the engine becomes one object file, which needs
# little but memory and square roots: gcc for Arm links it with glibc. So the engine must do
# without what Embedded Swift has not, among it key paths and values of type `any`.
set -euo pipefail
program=$1
directory=$2
cd "$(dirname "$0")/../../.."
mkdir -p "$directory"

# One module takes half the time of three, whose imports become imports of itself or of an empty
# module. It is position-independent, since the linker takes nothing else from Embedded Swift.
flags=(-target aarch64-none-none-elf -enable-experimental-feature Embedded -wmo -O
  -swift-version 6 -enable-upcoming-feature InternalImportsByDefault -package-name zoetrope
  -suppress-warnings -I Sources/Mathematics/Libm -I "$directory")
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
: > "$directory/empty.swift"
swiftc "${flags[@]}" -module-name PhysicsScenes -parse-as-library "$directory/empty.swift" \
  -emit-module -emit-module-path "$directory/PhysicsScenes.swiftmodule"
find Sources/Engine/Physics Sources/Engine/PhysicsScenes -name '*.swift' -print0 \
  | xargs -0 swiftc "${flags[@]}" -module-name Physics Tests/Engine/PhysicsHashes/main.swift \
    -c -o "$directory/hashes.o"
aarch64-linux-gnu-gcc -static-pie -Wl,--gc-sections "$directory/hashes.o" \
  "$resources/embedded/aarch64-none-none-elf/libswiftUnicodeDataTables.a" -lm \
  -o "$directory/hashes-arm"

"$program" > "$directory/expected"
# This processor has neither SSE4 nor AVX: their instructions would stop the program.
qemu-x86_64 -cpu qemu64 "$program" > "$directory/sse2" &
sse2=$!
qemu-aarch64 "$directory/hashes-arm" > "$directory/arm" || echo "failed" >> "$directory/arm"
wait $sse2 || echo "failed" >> "$directory/sse2"
for processor in sse2 arm; do
  diff "$directory/expected" "$directory/$processor" \
    || { echo "The hashes of $processor, right, are not those of this processor, left."; exit 1; }
done
echo "The same $(wc -l < "$directory/expected") hashes with SSE2 alone and on 64-bit Arm."

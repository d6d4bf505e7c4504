#!/bin/sh
# Unpacks the compiler from packages of Debian 12 into a folder, `toolchain` by default. Nothing is installed.
# Usage: ./toolchain.sh [folder]
#
# Debian has no wasm32 standard library for this version of rustc, so build.sh compiles it from rust-web-src.
set -eu
cd "$(dirname "$0")"
sums=$PWD/toolchain.sha256
root=${1:-toolchain}
mkdir -p "$root/debs"
cd "$root/debs"

# From names such as `clang-22_1%3a22.1.8-1~deb12u1_amd64.deb` to `clang-22=1:22.1.8-1~deb12u1`.
packages=$(sed -E 's/^[0-9a-f]+ +([^_]+)_([^_]+)_.*/\1=\2/; s/%3a/:/' "$sums")
# shellcheck disable=SC2086 # one word per package
if ! apt-get download $packages; then
  echo "Expected these packages in the package sources of apt: $packages" >&2
  echo 'They are for Debian 12 on x86-64, and its security updates. Run "apt-get update", or if Debian has replaced' >&2
  echo 'them, write the new names and hashes to toolchain.sha256.' >&2
  exit 1
fi
if ! sha256sum --check --quiet "$sums"; then
  echo 'The downloaded packages differ from those in toolchain.sha256. Delete them, and try again.' >&2
  exit 1
fi
for deb in *.deb; do dpkg -x "$deb" ..; done
echo "Unpacked $(wc -l <"$sums") packages. Next: RUST_ROOT=$(cd .. && pwd) ./build.sh"

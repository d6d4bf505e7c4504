#!/bin/sh
# Creates patches/ from packages on crates.io and the changes in diffs/. build.sh runs this.
# Usage: RUST_ROOT=/path/to/toolchain ./prepare.sh
set -eu
cd "$(dirname "$0")"
: "${RUST_ROOT:=$PWD/toolchain}"
export LD_LIBRARY_PATH="$RUST_ROOT/usr/lib/x86_64-linux-gnu:$RUST_ROOT/usr/lib/llvm-22/lib"
export RUSTC="$RUST_ROOT/usr/bin/rustc"
home=${CARGO_HOME:-$HOME/.cargo}

mkdir -p patches
for package in pact_matching@2.1.0 pact_models@1.3.17 gregorian@0.2.4 tree_magic_mini@3.2.2; do
  name=${package%@*}
  # `cargo info` downloads and unpacks a package. In this folder, it would read Cargo.toml, which needs patches/.
  if ! (cd / && "$RUST_ROOT/usr/bin/cargo" info --quiet "$package" >/dev/null); then
    echo "Expected to download $package from crates.io. Check the network connection, and try again." >&2
    exit 1
  fi
  rm -rf "patches/$name"
  cp -r "$home"/registry/src/*/"$name-${package#*@}" "patches/$name"
  rm -f "patches/$name/Cargo.lock" "patches/$name/.cargo-ok"
  if ! patch --silent --strip=1 --directory="patches/$name" <"diffs/$name.diff"; then
    echo "diffs/$name.diff doesn't apply to $package. Adapt it to this version of the package." >&2
    exit 1
  fi
done

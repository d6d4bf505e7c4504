#!/bin/sh
# Compiles the module to ../pact_match.wasm, and writes the hashes of its sources and of the module to ../module.sha256.
# Usage: RUST_ROOT=/path/to/toolchain ./build.sh
set -eu
cd "$(dirname "$0")"
: "${RUST_ROOT:=$PWD/toolchain}"
if [ ! -x "$RUST_ROOT/usr/bin/rustc" ]; then
  echo "Expected the compiler in $RUST_ROOT, but found none. Run ./toolchain.sh, or set RUST_ROOT." >&2
  exit 1
fi
llvm=$RUST_ROOT/usr/lib/llvm-22/bin
home=${CARGO_HOME:-$HOME/.cargo}
# The same paths in every build make its result the same.
flags="--remap-path-prefix=$home=/cargo --remap-path-prefix=$PWD=/crate --remap-path-prefix=$RUST_ROOT=/rust"
export LD_LIBRARY_PATH="$RUST_ROOT/usr/lib/x86_64-linux-gnu:$RUST_ROOT/usr/lib/llvm-22/lib"
# Only the unstable options of a nightly compiler can compile the standard library.
export RUSTC="$RUST_ROOT/usr/bin/rustc" RUSTC_BOOTSTRAP=1
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="$llvm/wasm-ld"
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="--cfg getrandom_backend=\"custom\" -Zlocation-detail=none $flags"
export CC_wasm32_unknown_unknown="$llvm/clang" AR_wasm32_unknown_unknown="$llvm/llvm-ar"
export CFLAGS_wasm32_unknown_unknown="-I$PWD/onig-libc/include -include $PWD/onig-libc/include/onig-extern.h"

[ -d patches/tree_magic_mini ] || ./prepare.sh
"$RUST_ROOT/usr/bin/cargo" build --release --lib --target wasm32-unknown-unknown --locked \
  -Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size
cp target/wasm32-unknown-unknown/release/pact_match.wasm ..
cd ..
chmod 644 pact_match.wasm
find crate/*.sh crate/*.sha256 crate/Cargo.* crate/diffs crate/onig-libc crate/src crate/web-time pact_match.wasm -type f |
  LC_ALL=C sort | xargs sha256sum >module.sha256
echo "Wrote pact_match.wasm ($(wc -c <pact_match.wasm) bytes) and module.sha256."

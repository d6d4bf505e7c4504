//! Pact's matching library behind a C interface. The module imports nothing. It exports:
//!
//! - `memory`
//! - `pact_alloc(length) -> pointer` and `pact_free(pointer, length)`
//! - `pact_call(pointer, length) -> pointer` takes one JSON document in UTF-8, and returns another. In front of the
//!   returned text is its length in bytes as a little-endian `u32`. Free it with `pact_free(pointer, 4 + length)`.
//! - `pact_panic_message() -> pointer` returns the message of the last panic in the same form, or 0. After a panic, the
//!   instance can't be used.

mod operations;

use onig_libc as _;
use std::alloc::{alloc, dealloc, Layout};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// The pointer to the message of the last panic.
static PANIC: AtomicUsize = AtomicUsize::new(0);
static SEED: AtomicU64 = AtomicU64::new(0x9E37_79B9_7F4A_7C15);

fn hand_out(text: &str) -> *mut u8 {
  let pointer = pact_alloc(4 + text.len());
  unsafe {
    pointer.copy_from_nonoverlapping((text.len() as u32).to_le_bytes().as_ptr(), 4);
    pointer.add(4).copy_from_nonoverlapping(text.as_ptr(), text.len());
  }
  pointer
}

fn layout(length: usize) -> Layout {
  unsafe { Layout::from_size_align_unchecked(length.max(1), 4) }
}

#[unsafe(no_mangle)]
pub extern "C" fn pact_alloc(length: usize) -> *mut u8 {
  unsafe { alloc(layout(length)) }
}

#[unsafe(no_mangle)]
pub extern "C" fn pact_free(pointer: *mut u8, length: usize) {
  unsafe { dealloc(pointer, layout(length)) }
}

#[unsafe(no_mangle)]
pub extern "C" fn pact_call(pointer: *const u8, length: usize) -> *mut u8 {
  std::panic::set_hook(Box::new(|info| PANIC.store(hand_out(&info.to_string()) as usize, Ordering::Relaxed)));
  let bytes = unsafe { std::slice::from_raw_parts(pointer, length) };
  hand_out(&operations::call(&String::from_utf8_lossy(bytes)))
}

#[unsafe(no_mangle)]
pub extern "C" fn pact_panic_message() -> usize {
  PANIC.load(Ordering::Relaxed)
}

/// The source of random numbers for the crate getrandom. Matching uses them only for identifiers and generators that
/// don't affect its results, so the module doesn't need to import a real source: this one is SplitMix64 with a constant
/// seed.
#[unsafe(no_mangle)]
unsafe extern "Rust" fn __getrandom_v03_custom(target: *mut u8, length: usize) -> Result<(), getrandom::Error> {
  for index in 0..length {
    let mut z = SEED.fetch_add(0x9E37_79B9_7F4A_7C15, Ordering::Relaxed);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    unsafe { *target.add(index) = (z ^ (z >> 31)) as u8 };
  }
  Ok(())
}

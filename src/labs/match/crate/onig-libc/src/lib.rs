//! Oniguruma's allocations, which use Rust's allocator. The size of each block is stored in front of it.
#[cfg(target_family = "wasm")]
mod heap {
  use std::alloc::{alloc, dealloc, realloc as grow, Layout};

  const HEAD: usize = 8;

  fn layout(size: usize) -> Layout {
    Layout::from_size_align(size + HEAD, 8).expect("Oniguruma requested a block that is too large")
  }

  #[unsafe(no_mangle)]
  unsafe extern "C" fn malloc(size: usize) -> *mut u8 {
    unsafe {
      let block = alloc(layout(size));
      if block.is_null() { return block; }
      *block.cast::<usize>() = size;
      block.add(HEAD)
    }
  }

  #[unsafe(no_mangle)]
  unsafe extern "C" fn calloc(count: usize, size: usize) -> *mut u8 {
    let size = count.saturating_mul(size);
    unsafe {
      let block = malloc(size);
      if !block.is_null() { block.write_bytes(0, size); }
      block
    }
  }

  #[unsafe(no_mangle)]
  unsafe extern "C" fn realloc(ptr: *mut u8, size: usize) -> *mut u8 {
    if ptr.is_null() { return unsafe { malloc(size) }; }
    unsafe {
      let block = ptr.sub(HEAD);
      let old = *block.cast::<usize>();
      let block = grow(block, layout(old), size + HEAD);
      if block.is_null() { return block; }
      *block.cast::<usize>() = size;
      block.add(HEAD)
    }
  }

  #[unsafe(no_mangle)]
  unsafe extern "C" fn free(ptr: *mut u8) {
    if ptr.is_null() { return; }
    unsafe {
      let block = ptr.sub(HEAD);
      dealloc(block, layout(*block.cast::<usize>()));
    }
  }
}

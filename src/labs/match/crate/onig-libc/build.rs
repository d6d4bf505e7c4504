fn main() {
  println!("cargo:rerun-if-changed=shim.c");
  if std::env::var("CARGO_CFG_TARGET_FAMILY").as_deref() == Ok("wasm") {
    cc::Build::new().file("shim.c").include("include").compile("oniglibc");
  }
}

//! pact_matching depends on infer, which depends on cfb, which needs web-time for the timestamps of the compound files
//! that it writes. The module never writes any.
pub use std::time::*;

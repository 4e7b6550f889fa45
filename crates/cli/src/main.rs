//! The `marotte` binary.

use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: marotte_allocator::Allocator = marotte_allocator::ALLOCATOR;

fn main() -> ExitCode {
    use_small_pages();
    marotte_cli::run(std::env::args_os())
}

/// The allocator asks for pages of two megabytes. Most calls need few of them in full, so that a
/// third of a small compilation's memory would be for nothing.
fn use_small_pages() {
    // Where the kernel knows no such setting, all is as before.
    #[cfg(target_os = "linux")]
    let _ = nix::sys::prctl::set_thp_disable(true);
}

//! The `marotte` binary.

use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: marotte_allocator::Allocator = marotte_allocator::ALLOCATOR;

fn main() -> ExitCode {
    use_small_pages();
    outlive_large_files();
    marotte_cli::run(std::env::args_os())
}

/// A file that may not become as large as it is (`ulimit -f`) is an error of whoever writes it, not the
/// end of the process. All threads inherit that, other programs do not.
fn outlive_large_files() {
    #[cfg(unix)]
    {
        use nix::sys::signal::{SigSet, Signal};
        let _ = SigSet::from(Signal::SIGXFSZ).thread_block();
    }
}

/// The allocator asks for pages of two megabytes. Most calls need few of them in full, so that a
/// third of a small compilation's memory would be for nothing.
fn use_small_pages() {
    // Where the kernel knows no such setting, all is as before.
    #[cfg(target_os = "linux")]
    let _ = nix::sys::prctl::set_thp_disable(true);
}

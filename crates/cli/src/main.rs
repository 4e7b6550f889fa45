//! The `marotte` binary.

use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: marotte_allocator::Allocator = marotte_allocator::ALLOCATOR;

fn main() -> ExitCode {
    #[cfg(target_os = "linux")]
    marotte_allocator::choose_pages();
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

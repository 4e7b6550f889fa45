//! What came of many nodes, in a line.

use std::fmt;

use marotte_diagnostics::plural_s;

/// How many nodes have a catalog.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Nodes with a catalog.
    pub compiled: usize,
    /// Nodes without one.
    pub failed: usize,
    /// Nodes that were not compiled, since nothing has changed for them.
    pub untouched: usize,
    /// How long that took, if it is told.
    pub seconds: Option<f64>,
}

/// `38 of 40 nodes compiled, 2 failed, in 0.52 s`
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.compiled + self.failed;
        let words = plural_s(count as i64, "node");
        write!(f, "{} of {count} {words} compiled", self.compiled)?;
        if self.failed > 0 {
            write!(f, ", {} failed", self.failed)?;
        }
        if self.untouched > 0 {
            write!(f, ", no change can reach {}", self.untouched)?;
        }
        match self.seconds {
            Some(seconds) => write!(f, ", in {seconds:.2} s"),
            None => Ok(()),
        }
    }
}

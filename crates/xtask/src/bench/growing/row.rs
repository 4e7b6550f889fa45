//! What was measured of something that grows, and how fast that is.

use super::{NOTICEABLE, SIZES};

/// What is less than this many bytes has no exponent: it is what memory is taken in.
const NOTICEABLE_BYTES: f64 = 8e6;

/// What was measured of something.
pub(super) struct Row {
    pub(super) name: &'static str,
    pub(super) sizes: Vec<f64>,
    pub(super) seconds: Vec<f64>,
    pub(super) bytes: Vec<f64>,
}

impl Row {
    /// Nothing if even the largest takes hardly any time.
    pub(super) fn time(&self) -> Option<f64> {
        let is_noticeable = self.seconds.last().is_some_and(|many| *many > NOTICEABLE);
        is_noticeable.then(|| exponent(&self.sizes, &self.seconds))
    }

    /// That of the largest sizes: what little ones take may find room in what the process has anyway. Nothing
    /// if it takes hardly any memory.
    pub(super) fn memory(&self) -> Option<f64> {
        let from = self.sizes.len().saturating_sub(SIZES);
        let (sizes, bytes) = (&self.sizes[from..], &self.bytes[from..]);
        let is_noticeable = bytes.first().is_some_and(|few| *few > NOTICEABLE_BYTES);
        is_noticeable.then(|| exponent(sizes, bytes))
    }

    pub(super) fn shown(&self) -> String {
        let list = |numbers: &[f64], unit: f64, digits: usize| {
            let shown = |number: &f64| format!("{:.digits$}", number / unit);
            numbers.iter().map(shown).collect::<Vec<_>>().join(", ")
        };
        let exponent = |of: Option<f64>| of.map_or("–".to_owned(), |of| format!("{of:.2}"));
        format!(
            "| {} | {} | {} | {} | {} | {} |",
            self.name,
            list(&self.sizes, 1.0, 0),
            list(&self.seconds, 1.0, 3),
            exponent(self.time()),
            list(&self.bytes, 1e6, 0),
            exponent(self.memory()),
        )
    }
}

/// The slope of the line through points, both axes being logarithmic.
pub(super) fn exponent(sizes: &[f64], costs: &[f64]) -> f64 {
    let points = sizes.iter().zip(costs);
    let points: Vec<(f64, f64)> = points
        .map(|(size, cost)| (size.ln(), cost.max(1e-9).ln()))
        .collect();
    let count = points.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let above: f64 = points
        .iter()
        .map(|point| (point.0 - x) * (point.1 - y))
        .sum();
    let below: f64 = points.iter().map(|point| (point.0 - x).powi(2)).sum();
    above / below
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exponents_are_slopes() {
        let sizes = [1.0, 2.0, 4.0, 8.0];
        assert!((exponent(&sizes, &[3.0, 6.0, 12.0, 24.0]) - 1.0).abs() < 1e-9);
        assert!((exponent(&sizes, &[1.0, 4.0, 16.0, 64.0]) - 2.0).abs() < 1e-9);
    }
}

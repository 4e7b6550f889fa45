//! Issues of evaluation.

use super::issues;

issues! {
    /// What the evaluator complains of.
    EvaluationIssue;

    /// A sentence that has no code of its own.
    Other { message: Box<str> } => OTHER "{message}";
}

//! `max`

use marotte_eval::function;

use super::extreme;

function! {
    /// The largest of its arguments, or of the elements of an array that is the only one.
    ///
    /// Numbers, versions and times are compared with their like. Strings are compared as text,
    /// but as numbers if they look like numbers, and different types as text; both are deprecated:
    /// convert them first, or give a block that tells the order of two values, as `compare` does.
    ///
    /// ```puppet
    /// max(1, 3, 2)
    /// #=> 3
    /// max(['a', 'bbb', 'cc']) |$a, $b| { compare($a.length, $b.length) }
    /// #=> 'bbb'
    /// ```
    max {
        "Numeric *$values" => extreme::ordered,
        "String *$values" => extreme::texts,
        "Semver *$values" => extreme::ordered,
        "Timespan *$values" => extreme::ordered,
        "Timestamp *$values" => extreme::ordered,
        "Array[Numeric] $values, Callable[2,2] &$block = ?" => extreme::array_of_ordered,
        "Array[String] $values, Callable[2,2] &$block = ?" => extreme::array_of_texts,
        "Array[Semver] $values, Callable[2,2] &$block = ?" => extreme::array_of_ordered,
        "Array[Timespan] $values, Callable[2,2] &$block = ?" => extreme::array_of_ordered,
        "Array[Timestamp] $values, Callable[2,2] &$block = ?" => extreme::array_of_ordered,
        "Array $values, Callable[2,2] &$block = ?" => extreme::array_of_any,
        "Any *$values, Callable[2,2] &$block" => extreme::told,
        "Any *$values" => extreme::any,
    }
}

//! Arrays in arrays.

use marotte_budget as budget;

use super::Value;

/// Values with the elements of arrays in the place of the arrays, however deep they are.
pub fn flatten(values: impl IntoIterator<Item = Value>) -> Vec<Value> {
    let values = values.into_iter();
    let mut flat = Vec::with_capacity(values.size_hint().0);
    // What is left of the arrays that are being gone through, the innermost last.
    let mut open = Vec::new();
    for value in values {
        match value {
            Value::Array(inner) => {
                // Mostly nothing else comes, and no array is in it.
                flat.reserve(inner.len());
                open.push(inner.into_iter());
            }
            other => flat.push(other),
        }
        while let Some(innermost) = open.last_mut() {
            budget::count();
            match innermost.next() {
                Some(Value::Array(inner)) => open.push(inner.into_iter()),
                Some(value) => {
                    if flat.len() == flat.capacity() {
                        budget::demand(2 * flat.len() * size_of::<Value>());
                    }
                    flat.push(value);
                }
                None => drop(open.pop()),
            }
        }
    }
    flat
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays_are_unfolded_in_order() {
        let inner = Value::array([Value::from(2), Value::array([Value::from(3)])]);
        let values = [Value::from(1), inner, Value::array([]), Value::from(4)];
        assert_eq!(flatten(values), [1, 2, 3, 4].map(Value::from));
    }

    #[test]
    fn depth_is_no_danger() {
        let mut nested = Value::from(1);
        for _ in 0..100_000 {
            nested = Value::array([nested]);
        }
        assert_eq!(flatten([nested]), [Value::from(1)]);
    }
}

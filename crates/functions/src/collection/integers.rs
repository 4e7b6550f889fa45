//! Arrays of nothing but integers, which are quicker to handle than values of all kinds.

use marotte_pcore::Value;

/// How integers stand in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Row {
    /// Each is greater than the one before.
    Rising,
    /// None is less than the one before.
    Level,
    /// In any order.
    Mixed,
}

/// How the integers of an array stand; nothing if it has something else in it.
pub(super) fn row(values: &[Value]) -> Option<Row> {
    let Some((first, rest)) = values.split_first() else {
        return Some(Row::Rising);
    };
    let Value::Integer(first) = first else {
        return None;
    };
    let (mut last, mut falls, mut repeats) = (*first, false, false);
    for value in rest {
        let Value::Integer(number) = value else {
            return None;
        };
        falls |= *number < last;
        repeats |= *number == last;
        last = *number;
    }
    Some(match (falls, repeats) {
        (true, _) => Row::Mixed,
        (false, true) => Row::Level,
        (false, false) => Row::Rising,
    })
}

/// The integer that a value of such an array is.
#[inline]
pub(super) fn number(value: &Value) -> i64 {
    match value {
        Value::Integer(number) => *number,
        _ => 0,
    }
}

/// The integers of an array in their order.
pub(super) fn sorted(values: &[Value]) -> Vec<i64> {
    let mut numbers = vec![0; values.len()];
    for (place, value) in numbers.iter_mut().zip(values) {
        *place = number(value);
    }
    let is_in_order = |pair: &&[i64]| pair[0] <= pair[1];
    let front = 1 + numbers.windows(2).take_while(is_in_order).count();
    let behind = numbers.len().saturating_sub(front);
    // Much is sorted already but for a few that were added: these are put where they belong.
    if behind <= front / 8 {
        insert_sorted(&mut numbers, front.min(values.len()));
    } else {
        numbers.sort();
    }
    numbers
}

/// Puts what is behind the sorted front in its place. The greatest comes first, so that each number
/// moves once.
fn insert_sorted(numbers: &mut [i64], front: usize) {
    let mut behind = numbers[front..].to_vec();
    behind.sort_unstable();
    let (mut end, mut free) = (front, numbers.len());
    for number in behind.into_iter().rev() {
        let place = numbers[..end].partition_point(|known| *known <= number);
        numbers.copy_within(place..end, free - (end - place));
        free -= end - place + 1;
        numbers[free] = number;
        end = place;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(numbers: &[i64]) -> Vec<Value> {
        numbers.iter().copied().map(Value::Integer).collect()
    }

    #[test]
    fn rows() {
        let of = |numbers: &[i64]| row(&values(numbers));
        assert_eq!(of(&[]), Some(Row::Rising));
        assert_eq!(of(&[i64::MIN, 1, 2]), Some(Row::Rising));
        assert_eq!(of(&[i64::MIN, i64::MIN]), Some(Row::Level));
        assert_eq!(of(&[1, 1, 0]), Some(Row::Mixed));
        assert_eq!(row(&[Value::Undef]), None);
    }

    #[test]
    fn few_behind_many() {
        let front: Vec<i64> = (0..100).map(|number| number * 2).collect();
        for behind in [
            vec![],
            vec![-1],
            vec![7, 7, 500, 0],
            vec![9, 8, 1000, -5, 12],
        ] {
            let all = [front.clone(), behind].concat();
            let mut expected = all.clone();
            expected.sort_unstable();
            assert_eq!(sorted(&values(&all)), expected);
        }
        assert_eq!(sorted(&values(&[3, 1, 2])), [1, 2, 3]);
        assert_eq!(sorted(&[]), Vec::<i64>::new());
    }
}

//! `slice`

use marotte_diagnostics::{FunctionIssue, RubyIssue};
use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, Signal, function};
use marotte_pcore::{Array, Value};

use super::subject::Elements;

function! {
    /// Cuts something into pieces of a size; the last may be shorter.
    ///
    /// Without a block it gives an array of the pieces. A block with one parameter gets each piece
    /// as an array; a block with as many parameters as a piece has elements gets the elements,
    /// and `undef` for those that the last piece has not (an empty array in a hash). With a block
    /// it gives back what it cut.
    ///
    /// ```puppet
    /// [1, 2, 3, 4, 5].slice(2)
    /// #=> [[1, 2], [3, 4], [5]]
    /// slice([1, 2, 3], 2) |$first, $second| { notice("${first} ${second}") }
    /// #=> [1, 2, 3]
    /// ```
    slice {
        "Hash[Any, Any] $hash, Integer[1, default] $slice_size, Callable &$block = ?" => of_hash,
        "Iterable $enumerable, Integer[1, default] $slice_size, Callable &$block = ?" => of_iterable,
    }
}

fn of_hash(call: &mut Call<'_>, hash: Value, size: i64, block: Option<Block>) -> EvalResult<Value> {
    slices(
        call,
        hash,
        size,
        block.as_ref(),
        &Value::Array(Array::new()),
    )
}

fn of_iterable(
    call: &mut Call<'_>,
    enumerable: Value,
    size: i64,
    block: Option<Block>,
) -> EvalResult<Value> {
    slices(call, enumerable, size, block.as_ref(), &Value::Undef)
}

/// Ruby refuses to fill that many places too.
const MOST_FILLERS: usize = 10_000_000;

fn slices(
    call: &mut Call<'_>,
    subject: Value,
    size: i64,
    block: Option<&Block>,
    filler: &Value,
) -> EvalResult<Value> {
    let size = usize::try_from(size).unwrap_or(usize::MAX);
    let serving = block.map(|block| serving_size(block, size)).transpose()?;
    if let (Value::Array(values), None) = (&subject, block) {
        let pieces = values.chunks(size).map(|piece| Value::Array(piece.into()));
        return Ok(Value::array(pieces));
    }
    let mut elements = Elements::all(call, &subject)?;
    let mut next_piece = |call: &mut Call<'_>| {
        let mut piece = Array::new();
        for element in elements.by_ref().take(size) {
            call.evaluator.step()?;
            piece.push(element);
        }
        EvalResult::Ok((!piece.is_empty()).then_some(piece))
    };
    let (Some(block), Some(serving)) = (block, serving) else {
        let mut pieces = Array::new();
        while let Some(piece) = next_piece(call)? {
            pieces.push(Value::Array(piece));
        }
        return Ok(Value::Array(pieces));
    };
    call.until_break(|call| {
        while let Some(piece) = next_piece(call)? {
            if serving == 1 {
                call.call_block(block, [Value::Array(piece)])?;
            } else {
                let missing = serving.saturating_sub(piece.len());
                if missing > MOST_FILLERS {
                    return Err(Signal::during(RubyIssue::ArgumentTooBig));
                }
                let fill = std::iter::repeat_n(filler.clone(), missing);
                call.call_block(block, piece.into_iter().chain(fill))?;
            }
        }
        Ok(())
    })?;
    Ok(subject)
}

/// How many arguments the block gets: one array, or as many as a piece has elements.
fn serving_size(block: &Block, size: usize) -> EvalResult<usize> {
    let serving = block.arity().unwrap_or(size);
    if serving == 0 {
        return Err(Signal::during(FunctionIssue::SliceBlockWithoutParameters));
    }
    if serving != 1 && serving != size {
        return Err(Signal::during(FunctionIssue::SliceBlockParameters {
            size,
            actual: serving,
            names: block.parameter_names().join(", ").into(),
        }));
    }
    Ok(serving)
}

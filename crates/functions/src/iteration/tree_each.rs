//! `tree_each`

use std::sync::Arc;

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, Signal, function};
use marotte_pcore::{Array, Hash, Iter, TreeOptions, TreeWalk, Type, Value};

function! {
    /// Goes through a tree of arrays, hashes and objects: the root, and all that is in it.
    ///
    /// A block with one parameter gets each value; a block with two gets the path to it, an array
    /// of indexes, keys and names of attributes, and the value. Without a block it gives an
    /// iterator of such pairs. With a block it gives back the tree.
    ///
    /// Options: `include_root`, `include_containers` and `include_values` say what is shown (all
    /// of it), `container_type` what is gone into (`Variant[Array, Hash, Object]`), `order` is
    /// `depth_first` (as if nothing is said) or `breadth_first`, and with `include_refs` the
    /// attributes of objects that only refer to something are gone into, too.
    ///
    /// ```puppet
    /// [1, { 'a' => 2 }].tree_each({ 'include_containers' => false }).map |$part| { $part }
    /// #=> [[[0], 1], [[1, 'a'], 2]]
    /// [1, [2, 3]].tree_each |$value| { notice($value) }
    /// #=> [1, [2, 3]]
    /// ```
    tree_each {
        types {
            OptionsType = "Struct[{container_type => Optional[Type], include_root => Optional[Boolean], include_containers => Optional[Boolean], include_values => Optional[Boolean], order => Optional[Enum[depth_first, breadth_first]], include_refs => Optional[Boolean]}]",
        }
        "Variant[Iterator, Array, Hash, Object] $tree, OptionsType $options = ?, Callable[2, 2] &$block" => paths_and_values,
        "Variant[Iterator, Array, Hash, Object] $tree, OptionsType $options = ?, Callable[1, 1] &$block" => values,
        "Variant[Iterator, Array, Hash, Object] $tree, OptionsType $options = ?" => lazy,
    }
}

fn paths_and_values(
    call: &mut Call<'_>,
    tree: Value,
    options: Option<Arc<Hash>>,
    block: Block,
) -> EvalResult<Value> {
    visit(call, tree, options, |call, part| {
        call.call_block(&block, part)
    })
}

fn values(
    call: &mut Call<'_>,
    tree: Value,
    options: Option<Arc<Hash>>,
    block: Block,
) -> EvalResult<Value> {
    visit(call, tree, options, |call, part| {
        call.call_block(&block, part.into_iter().skip(1))
    })
}

/// Shows all parts of a tree to a function, each as its path and its value.
fn visit(
    call: &mut Call<'_>,
    tree: Value,
    options: Option<Arc<Hash>>,
    show: impl Fn(&mut Call<'_>, Array) -> EvalResult<Value>,
) -> EvalResult<Value> {
    let walk = walk(&tree, options)?;
    call.until_break(|call| {
        for part in walk {
            if let Value::Array(part) = part {
                show(call, part)?;
            }
        }
        Ok(())
    })?;
    Ok(tree)
}

fn lazy(_: &mut Call<'_>, tree: Value, options: Option<Arc<Hash>>) -> EvalResult<Value> {
    let iterator = Iter::tree(walk(&tree, options)?);
    Ok(Value::Iterator(Arc::new(iterator)))
}

fn walk(tree: &Value, given: Option<Arc<Hash>>) -> EvalResult<TreeWalk> {
    let given = given.unwrap_or_default();
    let flag = |name: &str, default: bool| match given.get_str(name) {
        None | Some(Value::Undef) => default,
        Some(value) => value.is_truthy(),
    };
    let container_type = match given.get_str("container_type") {
        Some(Value::Type(of)) => Some(of.clone()),
        _ => None,
    };
    if let Some(of) = &container_type {
        let containers = Type::variant([Type::Array(None), Type::Hash(None), Type::any_object()]);
        if !containers.is_assignable(of) {
            let actual = of.to_string().into();
            return Err(Signal::during(FunctionIssue::IllegalContainerType {
                actual,
            }));
        }
    }
    let options = TreeOptions {
        container_type,
        include_root: flag("include_root", true),
        include_containers: flag("include_containers", true),
        include_values: flag("include_values", true),
        include_refs: flag("include_refs", false),
        breadth_first: given.get_str("order").and_then(Value::as_str) == Some("breadth_first"),
    };
    if !options.include_containers && !options.include_values {
        return Err(Signal::during(FunctionIssue::NothingIncluded));
    }
    Ok(TreeWalk::new(tree.clone(), options))
}

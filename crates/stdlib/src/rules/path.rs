//! Paths as text: `dirname`, `basename`, `stdlib::extname`.

use marotte_pcore::Value;
use marotte_scalars::text;

use crate::plain::exactly;

/// `dirname`
pub(super) fn dirname(arguments: &[Value]) -> Option<Value> {
    let [path] = exactly(arguments)?;
    let path = sound(path).filter(|path| !path.is_empty())?;
    Some(text::dirname(path).into())
}

/// `basename`
pub(super) fn basename(arguments: &[Value]) -> Option<Value> {
    match arguments {
        [path] => Some(text::basename(sound(path)?).into()),
        [path, suffix] => {
            let name = text::basename(sound(path)?);
            Some(text::without_suffix(name, sound(suffix)?).into())
        }
        _ => None,
    }
}

/// `stdlib::extname`
pub(super) fn extname(arguments: &[Value]) -> Option<Value> {
    let [path] = exactly(arguments)?;
    // That there is none is said in bytes, by the file.
    let extension = text::extname(sound(path)?);
    (!extension.is_empty()).then(|| extension.into())
}

/// A text that can be a path.
fn sound(path: &Value) -> Option<&str> {
    path.as_str().filter(|path| !path.contains('\0'))
}

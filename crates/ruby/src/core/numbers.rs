//! Functions of `Kernel` about numbers: `Integer(x)`, `Float(x)`, `rand`.

use crate::native::NativeMethod;

pub(crate) static KERNEL_METHODS: &[NativeMethod] = &[];

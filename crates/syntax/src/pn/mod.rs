//! The PN form of a tree, as `puppet parser dump` prints it.

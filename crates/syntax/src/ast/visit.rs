//! Walking a tree.

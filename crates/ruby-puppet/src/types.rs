//! Resource types that modules declare in Ruby, as data.

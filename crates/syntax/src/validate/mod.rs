//! The rules that can be checked without running the program.

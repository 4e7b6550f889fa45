//! Stand-ins for scalars that the scalars crate is about to have.

macro_rules! stand_in {
    ($($name:ident),*) => {$(
        /// Stand-in.
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(pub String);
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }
    )*};
}
stand_in!(Version, VersionRange, Binary, Uri);

//! Random programs, a file a family.

mod expressions;
mod functions;
mod hiera;
mod manifests;
mod mutations;
mod statements;
mod templates;
mod types;
mod values;

use std::io;

use clap::ValueEnum;
use marotte_testkit::{Case, Kind};

use self::mutations::Texts;
use crate::random::Random;

/// What a program is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Family {
    /// Classes, defines, resources, collectors, relationships: catalogs.
    Manifests,
    /// Types, values, operators, conversions and functions.
    Expressions,
    /// Hierarchies of data and lookups.
    Hiera,
    /// EPP and ERB.
    Templates,
    /// Damaged copies of real code.
    Mutations,
}

impl Family {
    /// All families.
    pub(super) const ALL: [Self; 5] = [
        Self::Manifests,
        Self::Expressions,
        Self::Hiera,
        Self::Templates,
        Self::Mutations,
    ];

    /// The name of the family.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Manifests => "manifests",
            Self::Expressions => "expressions",
            Self::Hiera => "hiera",
            Self::Templates => "templates",
            Self::Mutations => "mutations",
        }
    }
}

/// Makes programs.
pub(super) struct Generator {
    seed: u64,
    texts: Texts,
}

impl Generator {
    /// A generator for programs of some families.
    pub(super) fn new(seed: u64, families: &[Family]) -> io::Result<Self> {
        let texts = match families.contains(&Family::Mutations) {
            true => Texts::read()?,
            false => Texts::default(),
        };
        Ok(Self { seed, texts })
    }

    /// A program of a family. It depends on the seed, the family and the number, and on nothing else.
    pub(super) fn program(&self, family: Family, number: usize) -> Case {
        let mut mixed = Random::new(self.seed);
        let mut random = Random::new(
            mixed.next()
                ^ Random::new(family as u64 + 1).next()
                ^ Random::new(number as u64).next(),
        );
        let random = &mut random;
        let (kind, code) = match family {
            Family::Manifests => (Kind::Catalog, manifests::program(random)),
            Family::Expressions => (Kind::Eval, expressions::program(random)),
            Family::Hiera => return named(family, number, hiera::program(random)),
            Family::Templates => return named(family, number, templates::program(random)),
            Family::Mutations => (Kind::Parse, self.texts.program(random)),
        };
        let case = Case {
            kind,
            code: Some(code),
            ..Case::default()
        };
        named(family, number, case)
    }
}

fn named(family: Family, number: usize, case: Case) -> Case {
    Case {
        id: format!("{}-{number}", family.name()),
        topic: family.name().to_owned(),
        ..case
    }
}

/// Some of the things that a function makes, with something between them.
fn several(
    random: &mut Random,
    least: usize,
    most: usize,
    between: &str,
    mut make: impl FnMut(&mut Random) -> String,
) -> String {
    let count = least + random.below(most - least + 1);
    let made: Vec<String> = (0..count).map(|_| make(random)).collect();
    made.join(between)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_decides_a_program() {
        let families = [
            Family::Manifests,
            Family::Expressions,
            Family::Hiera,
            Family::Templates,
        ];
        let generator = |seed| Generator::new(seed, &families).expect("nothing is read");
        for family in families {
            let code = |seed, number| generator(seed).program(family, number).code;
            assert_eq!(code(1, 7), code(1, 7));
            assert_ne!(code(1, 7), code(2, 7));
            assert_ne!(code(1, 7), code(1, 8));
        }
    }
}

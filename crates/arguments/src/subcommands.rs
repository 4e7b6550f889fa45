//! Puppet's subcommands, their actions and flags, and why some of them are not there.

/// A subcommand of Puppet's.
pub(crate) struct Subcommand {
    pub(crate) name: &'static str,
    /// What can be done with it, if it has actions.
    pub(crate) actions: &'static [Action],
    /// The action of a call that names none.
    pub(crate) default: Option<&'static str>,
    /// The flags that it has whatever the action is: `name`, `name=` with a value, `[no-]name`, and
    /// `|x` for a short form.
    pub(crate) flags: &'static [&'static str],
    /// Whether its environment has to be there.
    pub(crate) needs_environment: bool,
    /// Why it is not there, and what to use instead.
    pub(crate) refusal: Option<&'static str>,
}

/// An action of a subcommand.
pub(crate) struct Action {
    pub(crate) name: &'static str,
    pub(crate) flags: &'static [&'static str],
    /// How many words it takes, if that is fixed.
    pub(crate) words: Option<usize>,
    /// Why it is not there, and what to use instead.
    pub(crate) refusal: Option<&'static str>,
}

/// The flags that all subcommands with actions have.
pub(crate) const OF_FACES: &[&str] = &["debug|d", "verbose|v", "render-as="];

/// The flags that all subcommands have.
pub(crate) const OF_ALL: &[&str] = &["help|h", "version|V"];

const fn action(
    name: &'static str,
    flags: &'static [&'static str],
    words: Option<usize>,
) -> Action {
    Action {
        name,
        flags,
        words,
        refusal: None,
    }
}

const fn refused(name: &'static str, why: &'static str) -> Action {
    Action {
        name,
        flags: &[],
        words: None,
        refusal: Some(why),
    }
}

const fn face(name: &'static str, actions: &'static [Action]) -> Subcommand {
    Subcommand {
        name,
        actions,
        default: None,
        flags: &[],
        needs_environment: true,
        refusal: None,
    }
}

const fn application(name: &'static str, flags: &'static [&'static str]) -> Subcommand {
    Subcommand {
        flags,
        ..face(name, &[])
    }
}

const fn missing(name: &'static str, why: &'static str) -> Subcommand {
    Subcommand {
        refusal: Some(why),
        ..face(name, &[])
    }
}

const TERMINUS: &[&str] = &["terminus="];

/// What to use where modules would be changed.
const NO_FORGE: &str = "Marotte reaches no network and changes no modules: use r10k or a real Puppet's `puppet module`";
const NO_INDIRECTION: &str =
    "Marotte has no stores to write to or to ask: use a real Puppet's `puppet` for them";

/// All subcommands.
pub(crate) const SUBCOMMANDS: &[Subcommand] = &[
    missing(
        "agent",
        "Marotte compiles catalogs and applies none: run the agent of a real Puppet against its server, or look at a node's catalog with `marotte compile NODE`",
    ),
    missing(
        "apply",
        "Marotte compiles catalogs and applies none: `marotte compile -e CODE` or `marotte compile --manifest FILE` shows what would be applied",
    ),
    face(
        "catalog",
        &[
            action("compile", TERMINUS, None),
            action("find", TERMINUS, None),
            action("select", TERMINUS, Some(2)),
            action("info", TERMINUS, Some(0)),
            refused(
                "apply",
                "Marotte compiles catalogs and applies none: use `marotte compile NODE` to see what would be applied",
            ),
            refused(
                "download",
                "Marotte asks no server: use `marotte compile NODE --format json` to get a catalog",
            ),
            refused("save", NO_INDIRECTION),
        ],
    ),
    Subcommand {
        needs_environment: false,
        ..face(
            "config",
            &[
                action("print", &["section="], None),
                action("set", &["section="], Some(2)),
                action("delete", &["section="], Some(1)),
            ],
        )
    },
    application("describe", &["short|s", "providers|p", "list|l", "meta|m"]),
    missing(
        "device",
        "Marotte compiles catalogs and applies none: network devices need the agent of a real Puppet",
    ),
    application(
        "doc",
        &[
            "all|a",
            "outputdir=|o",
            "verbose|v",
            "debug|d",
            "charset=",
            "format=|f",
            "mode=|m",
            "list|l",
            "reference=|r",
        ],
    ),
    face(
        "epp",
        &[
            action(
                "render",
                &[
                    "node=",
                    "e=",
                    "values=",
                    "values_file=",
                    "facts=",
                    "[no-]header",
                ],
                None,
            ),
            action("validate", &["[no-]continue_on_error"], None),
            action(
                "dump",
                &["e=", "[no-]validate", "format=", "pretty", "[no-]header"],
                None,
            ),
        ],
    ),
    Subcommand {
        default: Some("show"),
        needs_environment: false,
        ..face(
            "facts",
            &[
                action(
                    "show",
                    &[
                        "terminus=",
                        "config-file=",
                        "custom-dir=",
                        "external-dir=",
                        "no-block",
                        "no-cache",
                        "show-legacy",
                        "value-only",
                        "timing",
                    ],
                    None,
                ),
                action("find", TERMINUS, None),
                action("info", TERMINUS, Some(0)),
                refused("save", NO_INDIRECTION),
                refused(
                    "upload",
                    "Marotte asks no server: use the agent of a real Puppet to upload facts",
                ),
            ],
        )
    },
    missing(
        "filebucket",
        "Marotte applies no catalogs, so that it keeps no copies of files: use a real Puppet's `puppet filebucket`",
    ),
    face(
        "generate",
        &[action("types", &["format=", "force"], Some(0))],
    ),
    application(
        "lookup",
        &[
            "merge=",
            "debug|d",
            "verbose|v",
            "render-as=",
            "type=",
            "compile|c",
            "knock-out-prefix=",
            "sort-merged-arrays",
            "merge-hash-arrays",
            "explain",
            "explain-options",
            "default=",
            "trusted",
            "node=",
            "facts=",
        ],
    ),
    face(
        "module",
        &[
            action("list", &["tree"], Some(0)),
            refused("changes", NO_FORGE),
            refused("install", NO_FORGE),
            refused("uninstall", NO_FORGE),
            refused("upgrade", NO_FORGE),
        ],
    ),
    face(
        "node",
        &[
            action("find", TERMINUS, None),
            action("info", TERMINUS, Some(0)),
            refused(
                "clean",
                "Marotte keeps neither certificates nor facts of nodes: use `puppet node clean` on the server",
            ),
        ],
    ),
    face(
        "parser",
        &[
            action("validate", &[], None),
            action("dump", &["e=", "[no-]validate", "format=", "pretty"], None),
        ],
    ),
    missing(
        "plugin",
        "Marotte asks no server: modules are read where they are, so that there is nothing to download",
    ),
    missing(
        "report",
        "Marotte applies no catalogs, so that there are no reports: use a real Puppet's `puppet report`",
    ),
    missing(
        "resource",
        "Marotte does not look at the state of this machine: use a real Puppet's `puppet resource`, or `marotte describe TYPE` for what a type has",
    ),
    missing(
        "script",
        "Marotte changes nothing on this machine: `marotte eval FILE` evaluates code, a real Puppet's `puppet script` runs it",
    ),
    missing(
        "ssl",
        "Marotte has no certificates of its own: use a real Puppet's `puppet ssl` or openssl",
    ),
];

/// Why a call of Puppet's is not there, if its first words are one.
pub fn refusal(words: &[&str]) -> Option<&'static str> {
    let mut words = words.iter().filter(|word| !word.starts_with('-'));
    let name = words.next()?;
    let subcommand = SUBCOMMANDS.iter().find(|known| known.name == *name)?;
    if subcommand.refusal.is_some() {
        return subcommand.refusal;
    }
    let name = words.next()?;
    let action = subcommand
        .actions
        .iter()
        .find(|known| known.name == *name)?;
    action.refusal
}

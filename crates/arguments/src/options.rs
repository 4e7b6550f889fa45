//! The arguments of a call by Puppet's rules.

use marotte_diagnostics::{Cause, Diagnostic, SettingsIssue, Severity, SiteIssue, Told};
use marotte_settings::{Kind, PUPPET_VERSION, all};

use crate::End;
use crate::subcommands::{Action, OF_ALL, OF_FACES, SUBCOMMANDS, Subcommand};

/// The formats that results can have.
const FORMATS: [&str; 8] = [
    "s",
    "binary",
    "flat",
    "json",
    "rich_data_json",
    "yaml",
    "console",
    "dot",
];

/// A flag that a call may have.
struct Flag {
    /// Its name, with `-` in it only.
    key: String,
    name: &'static str,
    short: Option<char>,
    takes_value: bool,
    /// Whether `no-` may stand before it.
    has_negation: bool,
}

impl Flag {
    fn of_text(text: &'static str) -> Self {
        let (text, short) = match text.split_once('|') {
            Some((text, short)) => (text, short.chars().next()),
            None => (text, None),
        };
        let (text, has_negation) = match text.strip_prefix("[no-]") {
            Some(text) => (text, true),
            None => (text, false),
        };
        let name = text.trim_end_matches('=');
        Self {
            key: name.replace('_', "-"),
            name,
            short,
            takes_value: text.ends_with('='),
            has_negation,
        }
    }
}

/// A flag as a call has it.
struct Given<'a> {
    flag: &'a Flag,
    is_negated: bool,
    value: Option<String>,
}

/// Says what is wrong with settings that a call gives, and with their environment if it has to be there.
pub type Check<'a> = dyn Fn(&[(String, String)], bool) -> Result<(), String> + 'a;

/// The words of a call as the commands take them, without the name of the program.
pub fn translate(words: &[String], check: &Check<'_>) -> Result<Vec<String>, End> {
    let Some(first) = words.first() else {
        return Err(End::said(HELP, 0));
    };
    if first.starts_with('-') || first.ends_with(".pp") {
        let has = |names: [&str; 2]| words.iter().any(|word| names.contains(&word.as_str()));
        if has(["--help", "-h"]) {
            return Ok(vec!["--help".to_owned()]);
        }
        if has(["--version", "-V"]) {
            return Err(End::said(format!("{PUPPET_VERSION}\n"), 0));
        }
        let why = format!("Error: Could not parse application options: invalid option: {first}\n");
        return Err(End::said(why, 1));
    }
    if first == "help" {
        return help(&words[1..]);
    }
    let Some(subcommand) = SUBCOMMANDS.iter().find(|known| known.name == first) else {
        let unknown = format!("Error: Unknown Puppet subcommand '{first}'\n{HELP}");
        return Err(End::said(unknown, 1));
    };
    if let Some(why) = subcommand.refusal {
        return Err(End::error(format!("Could not run: {why}")));
    }
    let flags = settings_flags();
    check_settings(subcommand, &words[1..], &flags, check)?;
    call(subcommand, &words[1..], flags)
}

const HELP: &str = "See 'puppet help' for help on available puppet subcommands\n";

/// `puppet help`: what there is to say of a subcommand or one of its actions.
fn help(words: &[String]) -> Result<Vec<String>, End> {
    let mut flags: Vec<Flag> = ["help|h", "version=", "ronn"]
        .into_iter()
        .map(Flag::of_text)
        .collect();
    flags.extend(settings_flags());
    let (_, mut call) = parse(words, &flags)
        .map_err(|why| End::error(format!("Could not parse application options: {why}")))?;
    let told = |face: &str, detail: String| {
        End::error(format!(
            "Could not load help for the face {face}.\nPlease check the error logs for more \
             information.\n\nDetail: \"{detail}\"\nError: Try 'puppet help help help' for usage"
        ))
    };
    if let Some(name) = call.first() {
        let Some(subcommand) = SUBCOMMANDS.iter().find(|known| known.name == name) else {
            return Err(told(name, format!("Could not find Puppet Face {name}")));
        };
        if let Some(why) = subcommand.refusal {
            return Err(End::said(format!("{why}.\n"), 0));
        }
        if let Some(action) = call.get(1)
            && !subcommand.actions.iter().any(|known| known.name == action)
        {
            let detail =
                format!("Unable to load action {action} from Puppet::Face[:{name}, 0.0.1]");
            return Err(told(name, detail));
        }
    }
    call.truncate(2);
    call.push("--help".to_owned());
    Ok(call)
}

fn settings_flags() -> Vec<Flag> {
    let of_setting = |setting: &'static marotte_settings::Setting| Flag {
        key: setting.name.replace('_', "-"),
        name: setting.name,
        short: None,
        takes_value: !matches!(setting.kind, Kind::Boolean(_)),
        has_negation: matches!(setting.kind, Kind::Boolean(_)),
    };
    all().iter().map(of_setting).collect()
}

/// Looks at the settings that a call gives before anything else of it, and at its environment.
fn check_settings(
    subcommand: &Subcommand,
    words: &[String],
    flags: &[Flag],
    check: &Check<'_>,
) -> Result<(), End> {
    let mut given: Vec<(String, String)> = Vec::new();
    let mut rest = words.iter().peekable();
    while let Some(word) = rest.next() {
        let Some(long) = word.strip_prefix("--") else {
            continue;
        };
        if long.is_empty() {
            break;
        }
        let (name, value) = match long.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (long, None),
        };
        let positive = name.strip_prefix("no-").unwrap_or(name);
        let known = |name: &str| flags.iter().find(|flag| flag.name == name);
        let text = match (known(name), known(positive)) {
            (Some(flag), _) if flag.takes_value => {
                let begins_flag = |next: &str| {
                    let mut chars = next.chars();
                    chars.next() == Some('-')
                        && !matches!(chars.next(), Some('0'..='9' | '.') | None)
                };
                match value {
                    Some(value) => value,
                    None if rest.peek().is_none_or(|next| begins_flag(next)) => {
                        return Err(End::error(without_value(name).to_string()));
                    }
                    None => rest.next().cloned().unwrap_or_default(),
                }
            }
            (Some(_), _) => "true".to_owned(),
            (None, Some(flag)) if flag.has_negation => "false".to_owned(),
            _ => continue,
        };
        let name = if known(name).is_some() {
            name
        } else {
            positive
        };
        given.push((name.to_owned(), text));
    }
    check(&given, subcommand.needs_environment).map_err(End::error)
}

/// A setting that is given no value.
fn without_value(name: &str) -> SiteIssue {
    let issue = SettingsIssue::FlagWithoutValue { name: name.into() };
    let found = Diagnostic::without_source(issue.into(), Severity::Error);
    let why = Cause(Box::new(found.told(Told::Nothing)));
    SiteIssue::SettingsUnusable { why }
}

/// The call of a subcommand.
fn call(
    subcommand: &Subcommand,
    words: &[String],
    settings: Vec<Flag>,
) -> Result<Vec<String>, End> {
    let refused = |why: &str| End::error(format!("Could not parse application options: {why}"));
    let mut flags: Vec<Flag> = subcommand
        .flags
        .iter()
        .chain(OF_ALL)
        .copied()
        .map(Flag::of_text)
        .collect();
    if !subcommand.actions.is_empty() {
        flags.extend(OF_FACES.iter().copied().map(Flag::of_text));
    }
    flags.extend(settings);
    let action = match subcommand.actions {
        [] => None,
        actions => Some(find_action(subcommand, actions, words, &flags)?),
    };
    if let Some((action, _)) = action {
        if let Some(why) = action.refusal {
            return Err(End::error(format!("Could not run: {why}")));
        }
        let own = action.flags.iter().copied().map(Flag::of_text);
        // What an action has itself counts more than a setting of that name.
        flags.splice(0..0, own);
    }
    let (given, mut rest) = parse(words, &flags).map_err(|why| refused(&why))?;
    let has = |name: &str| given.iter().any(|given| given.flag.name == name);
    if has("version") {
        return Err(End::said(format!("{PUPPET_VERSION}\n"), 0));
    }
    let mut call = vec![subcommand.name.to_owned()];
    if let Some((action, is_named)) = action {
        call.push(action.name.to_owned());
        if is_named {
            rest.remove(0);
        }
        if has("help") {
            call.push("--help".to_owned());
            return Ok(call);
        }
        let mut format = given.iter().filter(|given| given.flag.name == "render-as");
        if let Some(format) = format.next_back().and_then(|given| given.value.as_deref())
            && !FORMATS.contains(&format)
        {
            return Err(refused(&format!("I don't know how to render '{format}'")));
        }
        if let Some(count) = action.words.filter(|count| *count != rest.len()) {
            let plural = if count == 1 { "" } else { "s" };
            let (face, action, got) = (subcommand.name, action.name, rest.len());
            return Err(End::error(format!(
                "puppet {face} {action} takes {count} argument{plural}, but you gave {got}\n\
                 Error: Try 'puppet help {face} {action}' for usage"
            )));
        }
    }
    for Given {
        flag,
        is_negated,
        value,
    } in given
    {
        let no = if is_negated { "no-" } else { "" };
        call.push(match value {
            Some(value) => format!("--{no}{}={value}", flag.name),
            None => format!("--{no}{}", flag.name),
        });
    }
    if !rest.is_empty() {
        call.push("--".to_owned());
        call.extend(rest);
    }
    Ok(call)
}

/// The action that a call names, or the usual one, and whether it is named.
fn find_action<'a>(
    subcommand: &Subcommand,
    actions: &'a [Action],
    words: &[String],
    flags: &[Flag],
) -> Result<(&'a Action, bool), End> {
    let mut named = None;
    let mut rest = words.iter();
    while let Some(word) = rest.next() {
        if !word.starts_with('-') {
            named = Some(word.as_str());
            break;
        }
        let (bare, has_value) = match word.split_once('=') {
            Some((bare, _)) => (bare, true),
            None => (word.as_str(), false),
        };
        let of_actions = actions
            .iter()
            .flat_map(|action| action.flags)
            .copied()
            .map(Flag::of_text);
        let is_it = |flag: &Flag| flag.matches_exactly(bare);
        let takes_value = flags
            .iter()
            .find(|flag| is_it(flag))
            .map(|flag| flag.takes_value);
        let takes_value = takes_value.or_else(|| {
            let mut known = of_actions;
            known.find(is_it).map(|flag| flag.takes_value)
        });
        match takes_value {
            Some(true) if !has_value => {
                rest.next();
            }
            Some(_) => {}
            None => {
                let why = format!("Could not parse application options: invalid option: {bare}");
                return Err(End::error(why));
            }
        }
    }
    let find = |name: &str| actions.iter().find(|action| action.name == name);
    if let Some(action) = named.and_then(find) {
        return Ok((action, true));
    }
    if let Some(action) = subcommand.default.and_then(find) {
        return Ok((action, false));
    }
    if words.iter().any(|word| word == "--version" || word == "-V") {
        return Err(End::said(format!("{PUPPET_VERSION}\n"), 0));
    }
    let face = subcommand.name;
    let name = named.map_or_else(|| "default".to_owned(), |name| format!("'{name}'"));
    Err(End::error(format!(
        "'{face}' has no {name} action.  See `puppet help {face}`."
    )))
}

impl Flag {
    fn matches_exactly(&self, word: &str) -> bool {
        match word.strip_prefix("--") {
            Some(long) => {
                let long = long.replace('_', "-");
                long == self.key
                    || (self.has_negation && long.strip_prefix("no-") == Some(&*self.key))
            }
            None => {
                let mut chars = word.chars().skip(1);
                (chars.next() == self.short && self.short.is_some()) && chars.next().is_none()
            }
        }
    }
}

/// The flags of a call and its other words, or what is wrong with them.
fn parse<'a>(words: &[String], flags: &'a [Flag]) -> Result<(Vec<Given<'a>>, Vec<String>), String> {
    let mut given = Vec::new();
    let mut others = Vec::new();
    let mut rest = words.iter().cloned();
    while let Some(word) = rest.next() {
        if word == "--" {
            others.extend(rest);
            break;
        }
        if let Some(long) = word.strip_prefix("--") {
            let (name, value) = match long.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (long, None),
            };
            let (flag, is_negated) = find(name, flags)?;
            given.push(complete(flag, is_negated, value, &word, &mut rest)?);
        } else if word.len() > 1 && word.starts_with('-') {
            shorts(&word, flags, &mut rest, &mut given)?;
        } else {
            others.push(word);
        }
    }
    Ok((given, others))
}

/// A flag with its value.
fn complete<'a>(
    flag: &'a Flag,
    is_negated: bool,
    value: Option<String>,
    word: &str,
    rest: &mut impl Iterator<Item = String>,
) -> Result<Given<'a>, String> {
    let value = match (flag.takes_value, value) {
        (true, Some(value)) => Some(value),
        (true, None) => Some(
            rest.next()
                .ok_or_else(|| format!("missing argument: {word}"))?,
        ),
        (false, Some(_)) => return Err(format!("needless argument: {word}")),
        (false, None) => None,
    };
    Ok(Given {
        flag,
        is_negated,
        value,
    })
}

/// Flags of one letter, several of which may stand together.
fn shorts<'a>(
    word: &str,
    flags: &'a [Flag],
    rest: &mut impl Iterator<Item = String>,
    given: &mut Vec<Given<'a>>,
) -> Result<(), String> {
    for (at, letter) in word.char_indices().skip(1) {
        let short = flags.iter().find(|flag| flag.short == Some(letter));
        let flag = match short {
            Some(flag) => flag,
            // A letter may also be the beginning of a longer name.
            None => match find(&letter.to_string(), flags) {
                Ok((flag, false)) => flag,
                _ => return Err(format!("invalid option: -{letter}")),
            },
        };
        if flag.takes_value {
            let attached = &word[at + letter.len_utf8()..];
            let value = (!attached.is_empty()).then(|| attached.to_owned());
            given.push(complete(flag, false, value, word, rest)?);
            return Ok(());
        }
        given.push(complete(flag, false, None, word, rest)?);
    }
    Ok(())
}

/// The flag of a name, which may be cut short if it is still clear.
fn find<'a>(name: &str, flags: &'a [Flag]) -> Result<(&'a Flag, bool), String> {
    let key = name.replace('_', "-").to_lowercase();
    let negated = key.strip_prefix("no-");
    let exact = |key: &str| flags.iter().find(|flag| flag.key == key);
    if let Some(flag) = exact(&key) {
        return Ok((flag, false));
    }
    if let Some(flag) = negated.and_then(exact).filter(|flag| flag.has_negation) {
        return Ok((flag, true));
    }
    let mut near: Vec<(&Flag, bool)> = Vec::new();
    for flag in flags {
        let is_new = |near: &[(&Flag, bool)]| near.iter().all(|(known, _)| known.key != flag.key);
        if flag.key.starts_with(&key) && is_new(&near) {
            near.push((flag, false));
        }
        if let Some(negated) = negated
            && flag.has_negation
            && flag.key.starts_with(negated)
            && is_new(&near)
        {
            near.push((flag, true));
        }
    }
    near.sort_by_key(|(flag, _)| flag.key.len());
    match near.as_slice() {
        [] => Err(format!("invalid option: --{name}")),
        // All others are longer names of the same beginning.
        [first, others @ ..]
            if others
                .iter()
                .all(|(flag, _)| flag.key.starts_with(&first.0.key)) =>
        {
            Ok(*first)
        }
        _ => Err(format!("ambiguous option: --{name}")),
    }
}

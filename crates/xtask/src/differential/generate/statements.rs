//! Statements that make a catalog. Names are few, so that they meet each other.

use super::manifests::CLASSES;
use super::several;
use super::values::{Kind, value};
use crate::random::Random;

/// Where statements stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Top,
    Class,
    Subclass,
    Define,
    Node,
}

/// The text of a manifest while it is made.
pub(super) struct Body<'random> {
    pub(super) random: &'random mut Random,
    pub(super) text: String,
    place: Place,
    indent: usize,
    /// The classes, defines and stages that there are.
    pub(super) classes: Vec<&'static str>,
    pub(super) defines: Vec<&'static str>,
    pub(super) stages: Vec<&'static str>,
    /// The variables that can be read here.
    variables: Vec<&'static str>,
    /// The resources that are written somewhere: the number of the type, and the title.
    written: Vec<(usize, String)>,
    /// Those that are in the catalog whatever happens.
    certain: Vec<(usize, String)>,
    /// The classes that are declared somewhere.
    declared: Vec<String>,
    /// How deep blocks of conditions and iterations are.
    nested: usize,
}

/// A resource type: its name, titles and attributes with values.
struct ResourceType {
    name: &'static str,
    titles: &'static [&'static str],
    attributes: &'static [(&'static str, &'static str)],
}

/// The first ones are built in, the others are defines.
const BUILT_IN: usize = 4;
const TYPES: [ResourceType; 6] = [
    ResourceType {
        name: "notify",
        titles: &["'a'", "'b'", "'c'", "d", "\"x y\"", "'A'", "'1'"],
        attributes: &[
            ("message", "'m'"),
            ("message", "'n'"),
            ("message", "undef"),
            ("message", "$x"),
            ("message", "$title"),
            ("message", "[1, 'a']"),
            ("message", "\"t ${title}\""),
            ("withpath", "true"),
            ("name", "'other'"),
            ("message", "Sensitive('s')"),
            ("message", "$p"),
            ("message", "{'k' => undef}"),
            ("message", "Deferred('upcase', ['a'])"),
            ("withpath", "'no'"),
            ("message", "1.50"),
            ("message", "/r/"),
            ("message", "File['/a']"),
            ("message", "default"),
        ],
    },
    ResourceType {
        name: "file",
        titles: &["'/a'", "'/b'", "'/a/'", "'/c/d'", "'/a/b'"],
        attributes: &[
            ("ensure", "present"),
            ("ensure", "directory"),
            ("mode", "'0644'"),
            ("owner", "'root'"),
            ("content", "'text'"),
            ("path", "'/p'"),
            ("backup", "false"),
            ("content", "Sensitive('s')"),
            ("source", "['a', 'b']"),
            ("mode", "undef"),
            ("owner", "$x"),
            ("recurse", "true"),
        ],
    },
    ResourceType {
        name: "exec",
        titles: &["'/bin/a'", "'/bin/b'", "'e'"],
        attributes: &[
            ("command", "'/bin/c'"),
            ("refreshonly", "true"),
            ("path", "['/bin', '/usr/bin']"),
            ("returns", "[0, 1]"),
            ("command", "['/bin/c', 'x']"),
        ],
    },
    ResourceType {
        name: "user",
        titles: &["'u'", "'v'", "root"],
        attributes: &[
            ("ensure", "present"),
            ("uid", "1001"),
            ("groups", "['g', 'h']"),
            ("gid", "'g'"),
            ("managehome", "true"),
        ],
    },
    ResourceType {
        name: "da",
        titles: &["'a'", "'b'", "'x'"],
        attributes: &[
            ("p", "1"),
            ("p", "'s'"),
            ("q", "undef"),
            ("q", "[1]"),
            ("p", "$x"),
        ],
    },
    ResourceType {
        name: "db",
        titles: &["'a'", "'y'", "['s', 't']"],
        attributes: &[("p", "2"), ("q", "'q'"), ("nosuch", "1"), ("p", "undef")],
    },
];

impl<'random> Body<'random> {
    pub(super) const fn new(random: &'random mut Random, place: Place) -> Self {
        Self {
            random,
            text: String::new(),
            place,
            indent: 0,
            classes: Vec::new(),
            defines: Vec::new(),
            stages: Vec::new(),
            variables: Vec::new(),
            written: Vec::new(),
            certain: Vec::new(),
            declared: Vec::new(),
            nested: 0,
        }
    }

    /// Writes a line.
    pub(super) fn line(&mut self, line: &str) {
        self.text.push_str(&"  ".repeat(self.indent));
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Writes a line that opens a block.
    pub(super) fn open(&mut self, line: &str) {
        self.line(line);
        self.indent += 1;
    }

    /// Closes a block.
    pub(super) fn close(&mut self) {
        self.indent = self.indent.saturating_sub(1);
        self.line("}");
    }

    /// Does something as if at another place, with variables of its own.
    pub(super) fn within(
        &mut self,
        place: Place,
        variables: Vec<&'static str>,
        work: impl FnOnce(&mut Self),
    ) {
        let before = (
            self.place,
            std::mem::replace(&mut self.variables, variables),
        );
        self.place = place;
        work(self);
        (self.place, self.variables) = before;
    }

    /// Writes so many statements.
    pub(super) fn statements(&mut self, count: usize) {
        for _ in 0..count {
            self.statement();
        }
    }

    /// Writes resources that others can speak of.
    pub(super) fn base(&mut self) {
        for (number, title) in [(0, "'base'"), (1, "'/base'"), (2, "'/bin/base'")] {
            if self.random.chance(70) {
                let attributes = match self.random.chance(30) {
                    true => self.pair(&TYPES[number]).replace('\'', ""),
                    false => String::new(),
                };
                let attributes = if attributes.contains(['(', '{', '[', '$', '"']) {
                    ""
                } else {
                    &attributes
                };
                self.line(&format!(
                    "{} {{ {title}: {attributes} }}",
                    TYPES[number].name
                ));
                self.certain.push((number, title.to_owned()));
            }
        }
    }

    fn statement(&mut self) {
        match self.random.below(44) {
            0..=13 => self.resource(),
            14..=16 => self.defaults(),
            17 => self.change(),
            18 | 19 if self.place == Place::Subclass => self.change(),
            20..=23 => self.collector(),
            24..=26 => self.chain(),
            27 | 28 => {
                let class = self.class();
                self.class_use(class);
            }
            29 => self.realize(),
            30 | 31 => self.create_resources(),
            32 => {
                let tags = several(self.random, 1, 2, ", ", |random| {
                    random.pick(&["'t1'", "'t2'", "a", "'B::c'"]).to_owned()
                });
                self.line(&format!("tag({tags})"));
            }
            33..=35 => self.notice(),
            36 => {
                let name = self.random.pick(&["x", "v", "y"]);
                if !self.variables.contains(&name) || self.random.chance(3) {
                    let value = value(self.random, Kind::Any, 0);
                    self.line(&format!("${name} = {value}"));
                    self.variables.push(name);
                }
            }
            37..=41 if self.nested < 2 => self.block(),
            _ => self.definition_use(),
        }
    }

    /// A class, as a rule one that there is.
    fn class(&mut self) -> &'static str {
        match self.classes.is_empty() || self.random.chance(3) {
            true => self.random.pick(&CLASSES),
            false => self.classes[self.random.below(self.classes.len())],
        }
    }

    /// A title of a type: a new one as a rule, since no two resources have the same.
    fn new_title(&mut self, of: usize) -> String {
        let titles = TYPES[of].titles;
        let is_new = |title: &&str| {
            !self
                .written
                .iter()
                .any(|(number, written)| *number == of && written == title)
        };
        let free: Vec<&str> = titles.iter().copied().filter(is_new).collect();
        let title = match free.is_empty() || self.random.chance(3) {
            true if self.random.chance(30) => self.random.pick(titles).to_owned(),
            true => format!("'n{}'", self.written.len()),
            false => self.random.pick(&free).to_owned(),
        };
        // What a define makes is made once an instance.
        let title = match self.place == Place::Define && self.random.chance(90) {
            true => format!(
                "\"{}${{title}}\"",
                title.trim_matches(['\'', '"', '[', ']'])
            ),
            false => title,
        };
        self.written.push((of, title.clone()));
        title
    }

    /// A value of an attribute, in which variables are those that there are.
    fn known_value(&mut self, value: &str) -> String {
        match value.strip_prefix('$') {
            Some(name)
                if self.variables.iter().all(|known| *known != name) && self.random.chance(95) =>
            {
                match self.variables.is_empty() {
                    true => "'plain'".to_owned(),
                    false => format!(
                        "${}",
                        self.variables[self.random.below(self.variables.len())]
                    ),
                }
            }
            _ if value.contains("${title}") && !self.variables.contains(&"title") => {
                "'plain'".to_owned()
            }
            _ => value.to_owned(),
        }
    }

    /// Includes or declares a class.
    pub(super) fn class_use(&mut self, class: &str) {
        let stage = self.stages.first().copied().unwrap_or("main");
        let parameters = match self.random.below(12) {
            0 => "p => 1".to_owned(),
            1 => "p => 'a', q => undef".to_owned(),
            2 | 3 => "tag => 't1'".to_owned(),
            4 => format!("stage => '{stage}'"),
            _ => String::new(),
        };
        let is_new = !self.declared.iter().any(|declared| declared == class);
        self.declared.push(class.to_owned());
        let kind = self.random.below(12);
        let is_declaration = matches!(kind, 2 | 3 | 7 | 8);
        let kind = match is_declaration && !is_new && self.random.chance(90) {
            true => 9,
            false => kind,
        };
        let line = match kind {
            0 => format!("contain {class}"),
            1 => format!("require {class}"),
            2 | 3 => format!("class {{ '{class}': {parameters} }}"),
            5 => format!("include({class}, '{}')", self.class()),
            6 => format!("include Class['{class}']"),
            7 => format!("class {{ ['{class}']: require => {} }}", self.reference()),
            8 => format!("class {{ '::{class}': before => {} }}", self.reference()),
            _ => format!("include {class}"),
        };
        self.line(&line);
    }

    fn definition_use(&mut self) {
        if self.defines.is_empty() && self.random.chance(95) {
            return self.resource();
        }
        let name = match self.defines.is_empty() {
            true => "da",
            false => self.defines[self.random.below(self.defines.len())],
        };
        let title = match self.random.chance(20) {
            true => format!("['m{0}', 'n{0}']", self.written.len()),
            false => format!("'i{}'", self.written.len()),
        };
        self.written.push((0, "'a'".to_owned()));
        let at = self.random.pick(&["", "", "", "@", "@@"]);
        let attributes = several(self.random, 0, 1, ", ", |random| {
            let likely = ["tag => 't1'", "noop => true", "loglevel => debug"];
            let others = [
                "p => 1",
                "q => 'q'",
                "p => 'a'",
                "require => Notify['a']",
                "p => undef",
                "* => {'q' => 2}",
                "message => 1",
            ];
            match random.chance(60) {
                true => random.pick(&likely).to_owned(),
                false => random.pick(&others).to_owned(),
            }
        });
        self.line(&format!("{at}{name} {{ {title}: {attributes} }}"));
    }

    /// The number of a resource type, as a rule of one that there is.
    fn kind(&mut self) -> usize {
        let number = self.random.below(TYPES.len());
        match number >= BUILT_IN
            && !self.defines.contains(&TYPES[number].name)
            && self.random.chance(95)
        {
            true => self.random.below(BUILT_IN),
            false => number,
        }
    }

    fn resource(&mut self) {
        let number = self.kind();
        let of = &TYPES[number];
        let at = match self.random.below(10) {
            0 | 1 => "@",
            2 => "@@",
            _ => "",
        };
        let mut bodies = Vec::new();
        let before = self.written.len();
        for _ in 0..=usize::from(self.random.chance(25)) {
            let title = match self.random.below(80) {
                0..=3 => format!("[{}, {}]", self.new_title(number), self.new_title(number)),
                4 => "default".to_owned(),
                5 => self
                    .random
                    .pick(&["$x", "$title", "[]", "''", "undef", "1", "$p"])
                    .to_owned(),
                _ => self.new_title(number),
            };
            bodies.push(format!("{title}: {}", self.attributes(of)));
        }
        if at.is_empty() && self.place == Place::Top && self.nested == 0 {
            let count = self.written.len();
            self.certain
                .extend_from_slice(&self.written[before.min(count)..]);
        }
        let ending = if self.random.chance(10) { " ->" } else { "" };
        self.line(&format!(
            "{at}{} {{ {} }}{ending}",
            of.name,
            bodies.join("; ")
        ));
        if !ending.is_empty() {
            let reference = self.reference();
            self.line(&reference);
        }
    }

    /// The attributes of a resource, each once as a rule.
    fn attributes(&mut self, of: &ResourceType) -> String {
        let mut pairs: Vec<(&str, String)> = Vec::new();
        for _ in 0..self.random.below(4) {
            let (name, value) = match self.random.below(10) {
                0 | 1 => {
                    let last = if self.random.chance(90) {
                        SOUND
                    } else {
                        META.len()
                    };
                    let (name, value) = META[self.random.below(last)];
                    (name, value.to_owned())
                }
                2 => {
                    let name = self
                        .random
                        .pick(&["require", "before", "notify", "subscribe"]);
                    let value = match self.random.chance(25) {
                        true => format!("[{}, {}]", self.reference(), self.reference()),
                        false => self.reference(),
                    };
                    (name, value)
                }
                _ => {
                    let (name, value) = of.attributes[self.random.below(of.attributes.len())];
                    (name, self.known_value(value))
                }
            };
            if self.random.chance(1) || pairs.iter().all(|(other, _)| *other != name) {
                pairs.push((name, value));
            }
        }
        let pairs = pairs
            .into_iter()
            .map(|(name, value)| format!("{name} => {value}"));
        pairs.collect::<Vec<_>>().join(", ")
    }

    fn defaults(&mut self) {
        let of = &TYPES[self.kind()];
        let attributes = self.attributes(of);
        let at = if self.random.chance(1) { "@" } else { "" };
        self.line(&format!("{at}{} {{ {attributes} }}", capitalised(of.name)));
    }

    fn change(&mut self) {
        let number = self.random.below(BUILT_IN);
        let of = &TYPES[number];
        let attributes = self.attributes(of);
        let attributes = match self.random.chance(25) {
            true => attributes.replacen("=>", "+>", 1),
            false => attributes,
        };
        let reference = match self.random.below(20) {
            0 => format!("Class['{}']", self.class()),
            1 => format!("Resource['{}', {}]", of.name, self.written_title(number)),
            2 => format!(
                "{}[{}, {}]",
                capitalised(of.name),
                self.written_title(number),
                self.written_title(number)
            ),
            _ => format!("{}[{}]", capitalised(of.name), self.written_title(number)),
        };
        self.line(&format!("{reference} {{ {attributes} }}"));
    }

    fn collector(&mut self) {
        let of = &TYPES[self.kind()];
        let query = self.query(of, 2);
        let text = match self.random.chance(15) {
            true => format!("{} <<| {query} |>>", capitalised(of.name)),
            false => format!("{} <| {query} |>", capitalised(of.name)),
        };
        let text = match self.random.below(8) {
            0..=2 => {
                let attributes = self.attributes(of);
                let attributes = match self.random.chance(20) {
                    true => attributes.replacen("=>", "+>", 1),
                    false => attributes,
                };
                format!("{text} {{ {attributes} }}")
            }
            3 => format!("{text} {} {}", self.arrow(), self.reference()),
            _ => text,
        };
        self.line(&text);
    }

    fn arrow(&mut self) -> &'static str {
        self.random.pick(&["->", "~>", "<-", "<~", "->"])
    }

    /// A title of a type that is written somewhere, as a rule.
    fn written_title(&mut self, of: usize) -> String {
        let titles = self.written.iter().filter(|(number, _)| *number == of);
        let titles: Vec<&str> = titles.map(|(_, title)| title.as_str()).collect();
        let title = match titles.is_empty() || self.random.chance(4) {
            true => self.random.pick(TYPES[of].titles).to_owned(),
            false => self.random.pick(&titles).to_owned(),
        };
        // `title` is a variable of defines only.
        match title.contains("${title}") && self.place != Place::Define {
            true => title.replace("${title}", "a"),
            false => title,
        }
    }

    /// A reference to a resource, as a rule one that is written somewhere.
    fn reference(&mut self) -> String {
        if self.random.chance(15) && !self.classes.is_empty() {
            return format!("Class['{}']", self.class());
        }
        if !self.certain.is_empty() && self.random.chance(80) {
            let (of, title) = &self.certain[self.random.below(self.certain.len())];
            return format!("{}[{title}]", capitalised(TYPES[*of].name));
        }
        let of = match self.written.is_empty() || self.random.chance(4) {
            true => self.random.below(BUILT_IN),
            false => self.written[self.random.below(self.written.len())].0,
        };
        let title = self.written_title(of);
        let title = title.trim_start_matches('[').trim_end_matches(']');
        match self.random.chance(5) {
            true => format!("Resource['{}', {title}]", TYPES[of].name),
            false => format!("{}[{title}]", capitalised(TYPES[of].name)),
        }
    }

    fn chain(&mut self) {
        let mut text = self.operand();
        for _ in 0..=self.random.below(2) {
            text = format!("{text} {} {}", self.arrow(), self.operand());
        }
        self.line(&text);
    }

    fn operand(&mut self) -> String {
        match self.random.below(40) {
            0..=3 => format!("[{}, {}]", self.reference(), self.reference()),
            4..=7 => {
                let of = &TYPES[self.kind()];
                format!("{} <| {} |>", capitalised(of.name), self.query(of, 1))
            }
            8..=11 => {
                let number = self.kind();
                format!("{} {{ {}: }}", TYPES[number].name, self.new_title(number))
            }
            12 => format!("Notify[{}, 'b']", self.random.pick(TYPES[0].titles)),
            13 => self
                .random
                .pick(&["Notify", "[]", "$x", "Class", "1", "undef", "Stage['last']"])
                .to_owned(),
            _ => self.reference(),
        }
    }

    fn realize(&mut self) {
        let (first, second) = (self.reference(), self.reference());
        let text = match self.random.below(12) {
            0 => format!("realize([{first}, {second}])"),
            1 => "realize('a')".to_owned(),
            2 => "realize()".to_owned(),
            3 => format!("realize({first}, {second})"),
            _ => format!("realize({first})"),
        };
        self.line(&text);
    }

    /// The query of a collector.
    fn query(&mut self, of: &ResourceType, depth: usize) -> String {
        match self.random.below(8) {
            0..=2 => String::new(),
            3 if depth > 0 => {
                let word = self.random.pick(&["and", "or"]);
                format!("{} {word} {}", self.condition(of), self.condition(of))
            }
            4 if depth > 0 => format!(
                "({} or {}) and {}",
                self.condition(of),
                self.condition(of),
                self.condition(of)
            ),
            _ => self.condition(of),
        }
    }

    fn condition(&mut self, of: &ResourceType) -> String {
        let operator = self.random.pick(&["==", "!="]);
        match self.random.below(8) {
            0..=2 => format!("title {operator} {}", self.random.pick(of.titles)),
            3 | 4 => {
                let tag = self
                    .random
                    .pick(&["'t1'", "'a'", "t2", "'Cap::It'", "'notify'"]);
                format!("tag == {tag}")
            }
            5 => format!("require == {}", self.reference()),
            _ => {
                let (name, value) = of.attributes[self.random.below(of.attributes.len())];
                let is_plain = !value.contains(['{', '(', '/', '$', '[']);
                format!("{name} {operator} {}", if is_plain { value } else { "'m'" })
            }
        }
    }

    fn create_resources(&mut self) {
        let number = self.kind();
        let of = &TYPES[number];
        let mut instances = Vec::new();
        for _ in 0..self.random.below(3) {
            let (title, attributes) = (self.new_title(number), self.pair(of));
            let attributes = if self.random.chance(60) {
                attributes
            } else {
                String::new()
            };
            instances.push(format!("{title} => {{{attributes}}}"));
        }
        let name = match self.random.below(8) {
            0 => format!("@{}", of.name),
            1 => format!("@@{}", of.name),
            2 => "class".to_owned(),
            3 => capitalised(of.name),
            _ => of.name.to_owned(),
        };
        let instances = match name == "class" {
            true => format!(
                "'{}' => {{{}}}",
                self.class(),
                self.random.pick(&["", "", "'p' => 1", "'tag' => 'x'"])
            ),
            false => instances.join(", "),
        };
        let defaults = match self.random.chance(35) {
            true => format!(", {{{}}}", self.pair(of)),
            false => String::new(),
        };
        self.line(&format!(
            "create_resources('{name}', {{{instances}}}{defaults})"
        ));
    }

    fn pair(&mut self, of: &ResourceType) -> String {
        let (name, value) = of.attributes[self.random.below(of.attributes.len())];
        format!("'{name}' => {}", self.known_value(value))
    }

    fn notice(&mut self) {
        let class = self.class();
        let what = match self.random.below(24) {
            0..=2 => format!("defined({})", self.reference()),
            3..=5 => format!(
                "tagged('{}')",
                self.random
                    .pick(&["a", "t1", "notify", "class", "da", "main"])
            ),
            6 => format!("{}['message']", self.reference()),
            7 => "$title".to_owned(),
            8 => "\"${name} ${title} ${module_name} ${caller_module_name}\"".to_owned(),
            9..=11 => self.known_value("$x"),
            12 => format!("$a::{}", self.random.pick(&["p", "x", "v", "nosuch"])),
            13..=15 => {
                let name = self
                    .random
                    .pick(&["a", "da", "notify", "$x", "File", "a::in", "nosuch"]);
                format!("defined('{name}')")
            }
            16 => "Notify['a', 'b']".to_owned(),
            17 => format!("Class['{class}']['p']"),
            18 => "getvar('x')".to_owned(),
            _ => value(self.random, Kind::Any, 0),
        };
        self.line(&format!("notice({what})"));
    }

    fn block(&mut self) {
        self.nested += 1;
        let mut second = false;
        match self.random.below(5) {
            0 | 1 => {
                let condition = match self.random.below(5) {
                    0 => format!("defined({})", self.reference()),
                    1 => "tagged('a')".to_owned(),
                    2 => self.known_value("$x"),
                    3 => "$facts['kernel'] == 'Linux'".to_owned(),
                    _ => value(self.random, Kind::Boolean, 1),
                };
                let word = self.random.pick(&["if", "if", "unless"]);
                self.open(&format!("{word} {condition} {{"));
                second = word == "if" && self.random.chance(30);
            }
            2 => self.open("['a'].each |$x| {"),
            3 => self.open("each({'k' => 1}) |$x, $y| {"),
            _ => {
                let value = self.random.pick(&["'r'", "['a', 'q']", "1"]);
                self.open(&format!("with({value}) |$x| {{"));
            }
        }
        let variables = self.variables.clone();
        self.variables.push("x");
        let count = 1 + self.random.below(2);
        self.statements(count);
        if second {
            self.indent -= 1;
            self.line("} else {");
            self.indent += 1;
            self.statement();
        }
        self.variables = variables;
        self.close();
        self.nested -= 1;
    }
}

/// Metaparameters. The first ones are sound.
const META: [(&str, &str); 18] = [
    ("tag", "'t1'"),
    ("tag", "['t1', 't2']"),
    ("noop", "true"),
    ("loglevel", "debug"),
    ("schedule", "'s'"),
    ("audit", "all"),
    ("tag", "'Cap::It'"),
    ("noop", "undef"),
    ("tag", "[]"),
    ("*", "{'noop' => false}"),
    ("*", "{'tag' => 'sp'}"),
    ("require", "undef"),
    ("before", "[]"),
    ("alias", "'al'"),
    ("stage", "'last'"),
    ("alias", "['x', 'y']"),
    ("loglevel", "nosuch"),
    ("nosuch", "1"),
];
const SOUND: usize = 13;

/// The name of a type as references have it.
fn capitalised(name: &str) -> String {
    let segments = name.split("::").map(|segment| {
        let mut letters = segment.chars();
        letters
            .next()
            .map(|first| first.to_uppercase().collect::<String>() + letters.as_str())
            .unwrap_or_default()
    });
    segments.collect::<Vec<_>>().join("::")
}

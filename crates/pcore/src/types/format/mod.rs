//! Types as text, in the language's own syntax.

mod object;
mod value;

use std::fmt;
use std::sync::Arc;

use marotte_scalars::float;

use super::{
    CallableType, FloatRange, IntegerRange, RuntimeName, StringType, StructElement, Type,
    TypeAlias, TypeSetType, names,
};
use crate::convert::quote::quote;
use crate::convert::text::write_regexp;
use crate::deep::grow;
use crate::value::Value;

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expanded = matches!(self, Self::Alias(_) | Self::Object(_) | Self::TypeSet(_));
        f.pad(&Formatter::new().expanded(expanded).format(self))
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut formatter = Formatter::new();
        formatter.debug = true;
        f.write_str(&formatter.format(self))
    }
}

impl Type {
    /// The text in which each alias is followed by what it stands for.
    pub fn to_expanded_string(&self) -> String {
        Formatter::new().expanded(true).format(self)
    }

    /// The text in which aliases, Object types and sets are just their names.
    pub fn to_plain_string(&self) -> String {
        Formatter::new().format(self)
    }

    /// The text that shows the value of a String type as well.
    pub fn to_debug_string(&self) -> String {
        format!("{self:?}")
    }

    /// The text in lines, indented by so many levels of so many spaces.
    pub fn to_indented_string(&self, level: usize, width: usize) -> String {
        Formatter::new().indented(level, width).lines_of_type(self)
    }

    /// The same in which each alias is followed by what it stands for.
    pub fn to_expanded_indented_string(&self, level: usize, width: usize) -> String {
        Formatter::new()
            .expanded(true)
            .indented(level, width)
            .lines_of_type(self)
    }
}

impl Value {
    /// The text as it stands among the parameters of a type.
    pub fn to_parameter_string(&self) -> String {
        let mut formatter = Formatter::new();
        formatter.value(self);
        formatter.out
    }
}

/// Writes types and their parameters.
struct Formatter<'a> {
    out: String,
    expanded: bool,
    debug: bool,
    /// How many levels of how many spaces.
    indent: Option<(usize, usize)>,
    /// The set whose types are being written: they know each other by their short names.
    type_set: Option<&'a TypeSetType>,
    /// The aliases that are being expanded.
    aliases: Vec<usize>,
}

impl<'a> Formatter<'a> {
    fn new() -> Self {
        Self {
            out: String::new(),
            expanded: false,
            debug: false,
            indent: None,
            type_set: None,
            aliases: Vec::new(),
        }
    }

    fn expanded(mut self, expanded: bool) -> Self {
        self.expanded = expanded;
        self
    }

    fn indented(mut self, level: usize, width: usize) -> Self {
        self.indent = Some((level, width));
        self
    }

    fn format(mut self, of: &'a Type) -> String {
        self.of_type(of);
        self.out
    }

    fn lines_of_type(mut self, of: &'a Type) -> String {
        let (level, width) = self.indent.unwrap_or_default();
        self.out.extend(std::iter::repeat_n(' ', level * width));
        self.of_type(of);
        self.out.push('\n');
        self.out
    }

    /// A name with parameters in brackets, if there are any.
    fn parameters(&mut self, name: &str, is_default: bool, write: impl FnOnce(&mut Self)) {
        self.out.push_str(name);
        if !is_default {
            self.out.push('[');
            write(self);
            self.chomp_list();
            self.out.push(']');
        }
    }

    fn separator(&mut self) {
        self.out.push_str(", ");
    }

    fn chomp_list(&mut self) {
        if self.out.ends_with(", ") {
            self.out.truncate(self.out.len() - 2);
        }
    }

    fn newline(&mut self) {
        let length = self.out.trim_end().len();
        self.out.truncate(length);
        self.out.push('\n');
        let (level, width) = self.indent.unwrap_or_default();
        self.out.extend(std::iter::repeat_n(' ', level * width));
    }

    /// The entries of a hash, each written by a function.
    fn entries<T>(
        &mut self,
        entries: impl IntoIterator<Item = T>,
        mut write: impl FnMut(&mut Self, T),
    ) {
        self.out.push('{');
        if let Some((level, _)) = &mut self.indent {
            *level += 1;
        }
        for entry in entries {
            if self.indent.is_some() {
                self.newline();
            }
            write(self, entry);
            self.separator();
        }
        self.chomp_list();
        if let Some((level, _)) = &mut self.indent {
            *level -= 1;
            self.newline();
        }
        self.out.push('}');
    }

    fn quoted(&mut self, text: &str) {
        self.out.push_str(&quote(text));
    }

    fn arrow(&mut self) {
        self.out.push_str(" => ");
    }

    fn types(&mut self, types: &'a [Type]) {
        for of in types {
            self.of_type(of);
            self.separator();
        }
    }

    fn range(&mut self, range: Option<&IntegerRange>) {
        let Some(range) = range.filter(|range| !range.is_unbounded()) else {
            return;
        };
        match range.min {
            Some(min) => self.out.push_str(&min.to_string()),
            None => self.out.push_str("default"),
        }
        self.separator();
        if let Some(max) = range.max {
            self.out.push_str(&max.to_string());
            self.separator();
        }
    }

    fn float_range(&mut self, range: &FloatRange) {
        match range.min {
            Some(min) => self.out.push_str(&float::to_s(min)),
            None => self.out.push_str("default"),
        }
        self.separator();
        if let Some(max) = range.max {
            self.out.push_str(&float::to_s(max));
            self.separator();
        }
    }

    fn times<T: fmt::Display + PartialEq>(&mut self, min: Option<&T>, max: Option<&T>) {
        match min {
            Some(min) => self.out.push_str(&format!("'{min}'")),
            None => self.out.push_str("default"),
        }
        if let Some(max) = max.filter(|max| min != Some(*max)) {
            self.separator();
            self.out.push_str(&format!("'{max}'"));
        }
    }

    fn contained(&mut self, name: &str, of: Option<&'a Arc<Type>>) {
        self.parameters(name, of.is_none(), |f| {
            if let Some(of) = of {
                f.of_type(of);
            }
        });
    }

    /// What is optional or must not be undef: the type of one string is that string.
    fn contained_or_text(&mut self, name: &str, of: Option<&'a Arc<Type>>) {
        if let Some(Type::String(Some(text))) = of.map(|of| &**of)
            && let StringType::Value(text) = &**text
        {
            self.parameters(name, false, |f| f.quoted(text));
        } else {
            self.contained(name, of);
        }
    }

    fn of_type(&mut self, of: &'a Type) {
        grow(|| self.of_type_inside(of));
    }

    fn of_type_inside(&mut self, of: &'a Type) {
        let name = of.simple_name();
        match of {
            Type::Boolean(value) => self.parameters(name, value.is_none(), |f| {
                f.out.push_str(if *value == Some(true) {
                    "true"
                } else {
                    "false"
                });
            }),
            Type::Integer(range) => self.parameters(name, range.is_none(), |f| {
                f.range(range.as_deref());
            }),
            Type::Float(range) => self.parameters(name, range.is_none(), |f| {
                if let Some(range) = range {
                    f.float_range(range);
                }
            }),
            Type::String(of) => self.string(of.as_deref()),
            Type::Enum(of) => self.parameters(name, of.values.is_empty(), |f| {
                for value in &of.values {
                    f.quoted(value);
                    f.separator();
                }
                if of.case_insensitive {
                    f.out.push_str("true");
                }
            }),
            Type::Pattern(patterns) => self.parameters(name, patterns.is_empty(), |f| {
                for pattern in patterns.iter() {
                    write_regexp(&mut f.out, pattern);
                    f.separator();
                }
            }),
            Type::Regexp(pattern) => self.parameters(name, pattern.is_none(), |f| {
                if let Some(pattern) = pattern {
                    write_regexp(&mut f.out, pattern);
                }
            }),
            Type::SemVer(ranges) => self.parameters(name, ranges.is_empty(), |f| {
                for range in ranges.iter() {
                    f.out.push_str(&format!("'{range}', "));
                }
            }),
            Type::Timespan(of) => self.parameters(name, of.is_none(), |f| {
                f.times(
                    of.as_ref().and_then(|of| of.min.as_ref()),
                    of.as_ref().and_then(|of| of.max.as_ref()),
                );
            }),
            Type::Timestamp(of) => self.parameters(name, of.is_none(), |f| {
                f.times(
                    of.as_ref().and_then(|of| of.min.as_ref()),
                    of.as_ref().and_then(|of| of.max.as_ref()),
                );
            }),
            Type::Uri(parameters) => self.parameters(name, parameters.is_none(), |f| {
                if let Some(parameters) = parameters {
                    f.hash(parameters);
                }
            }),
            Type::Collection(size) => {
                let is_default = size.as_ref().is_none_or(|size| size.is_unbounded());
                self.parameters(name, is_default, |f| f.range(size.as_deref()));
            }
            Type::Array(of) => self.parameters(name, of.is_none(), |f| {
                if let Some(of) = of {
                    if !of.size_range().is_zero() {
                        f.types(std::slice::from_ref(&of.element));
                    }
                    f.range(of.size.as_ref());
                }
            }),
            Type::Hash(of) => self.parameters(name, of.is_none(), |f| {
                if let Some(of) = of {
                    if !of.size_range().is_zero() {
                        f.types(std::slice::from_ref(&of.key));
                        f.types(std::slice::from_ref(&of.value));
                    }
                    f.range(of.size.as_ref());
                }
            }),
            Type::Tuple(of) => self.parameters(name, of.types.is_empty(), |f| {
                f.types(&of.types);
                f.range(of.size.as_ref());
            }),
            Type::Struct(of) => self.parameters(name, of.elements.is_empty(), |f| {
                f.entries(&of.elements, Self::member);
            }),
            Type::Variant(types) => {
                self.parameters(name, types.is_empty(), |f| f.types(types));
            }
            Type::Optional(of) | Type::NotUndef(of) => self.contained_or_text(name, of.as_ref()),
            Type::Iterable(of) | Type::Iterator(of) | Type::Type(of) | Type::Sensitive(of) => {
                self.contained(name, of.as_ref());
            }
            Type::Callable(of) => self.callable(of.as_deref()),
            Type::Init(of) => self.parameters(name, of.is_none(), |f| {
                if let Some(of) = of {
                    f.types(std::slice::from_ref(&of.made));
                    f.values(&of.arguments);
                }
            }),
            Type::Class(class) => self.parameters(name, class.is_none(), |f| {
                f.out.push_str(class.as_deref().unwrap_or_default());
            }),
            Type::Resource(of) => match &of.type_name {
                None => self.out.push_str("Resource"),
                Some(type_name) => {
                    let type_name = capitalize_segments(type_name);
                    self.parameters(&type_name, of.title.is_none(), |f| {
                        f.quoted(of.title.as_deref().unwrap_or_default());
                    });
                }
            },
            Type::Runtime(of) => {
                self.parameters(name, of.runtime.is_none() && of.name.is_none(), |f| {
                    f.out.push_str(of.runtime.as_deref().unwrap_or("undef"));
                    f.separator();
                    match &of.name {
                        None => f.out.push_str("undef"),
                        Some(RuntimeName::Name(name)) => f.quoted(name),
                        Some(RuntimeName::Pattern(pattern, replacement)) => {
                            f.out.push('[');
                            write_regexp(&mut f.out, pattern);
                            f.separator();
                            f.quoted(replacement);
                            f.out.push(']');
                        }
                    }
                });
            }
            Type::Reference(text) => {
                self.parameters(name, false, |f| f.quoted(text));
            }
            Type::Alias(alias) => self.alias(of, alias),
            Type::Object(object) => self.object(of, object),
            Type::ObjectExtension(extension) => self.extension(of, extension),
            Type::TypeSet(set) => self.type_set(set),
            _ => self.out.push_str(name),
        }
    }

    fn string(&mut self, of: Option<&StringType>) {
        match of {
            Some(StringType::Sized(size)) if !size.is_unbounded() => {
                self.parameters("String", false, |f| f.range(Some(size)));
            }
            Some(StringType::Value(text)) if self.debug => {
                self.parameters("String", false, |f| f.quoted(text));
            }
            _ => self.out.push_str("String"),
        }
    }

    /// A member of a Struct: whether it may be absent is said only if the value's type does not
    /// say it.
    fn member(&mut self, member: &'a StructElement) {
        let may_be_undef = member.value.is_assignable(&Type::Undef);
        match (member.is_optional(), may_be_undef) {
            (true, false) => self.of_type(&member.key),
            (false, true) => self.parameters("NotUndef", false, |f| {
                f.quoted(member.name());
            }),
            _ => self.quoted(member.name()),
        }
        self.arrow();
        self.of_type(&member.value);
    }

    fn callable(&mut self, of: Option<&'a CallableType>) {
        let Some(of) = of else {
            return self.out.push_str("Callable");
        };
        match (&of.return_type, &of.parameters) {
            (None, None) => self.out.push_str("Callable"),
            (None, Some(_)) => self.parameters("Callable", false, |f| f.signature(of)),
            (Some(given), parameters) => self.parameters("Callable", false, |f| {
                match parameters {
                    None => f.out.push_str("[]"),
                    Some(_) => f.parameters("", false, |f| f.signature(of)),
                }
                f.separator();
                f.of_type(given);
            }),
        }
    }

    fn signature(&mut self, of: &'a CallableType) {
        let Some(parameters) = &of.parameters else {
            return;
        };
        for parameter in &parameters.types {
            if !matches!(parameter, Type::Unit) {
                self.of_type(parameter);
                self.separator();
            }
        }
        if parameters.types.is_empty() {
            self.out.push_str("0, 0, ");
        } else {
            self.range(parameters.size.as_ref());
        }
        if let Some(block) = &of.block {
            self.of_type(block);
        }
    }

    fn alias(&mut self, of: &'a Type, alias: &'a Arc<TypeAlias>) {
        let address = Arc::as_ptr(alias).addr();
        let expand = self.expanded && !self.aliases.contains(&address);
        self.aliases.push(address);
        match self.type_set {
            None => {
                self.out.push_str(&alias.name);
                if expand && !names::is_builtin_alias(&alias.name) {
                    self.out.push_str(" = ");
                    self.resolved(alias);
                }
            }
            Some(set) => match set.name_of(of) {
                Some(_) if expand => self.resolved(alias),
                Some(name) => self.out.push_str(name),
                None => self.out.push_str(&alias.name),
            },
        }
        self.aliases.pop();
    }

    fn resolved(&mut self, alias: &'a Arc<TypeAlias>) {
        match alias.get() {
            Some(of) => self.of_type(of),
            None => self.out.push_str("TypeReference['UnresolvedReference']"),
        }
    }
}

/// A name with a capital at the start of each segment, unless it starts with one.
pub(super) fn capitalize_segments(name: &str) -> String {
    if name.starts_with(|first: char| first.is_ascii_uppercase()) {
        return name.to_owned();
    }
    name.split("::")
        .map(capitalize)
        .collect::<Vec<_>>()
        .join("::")
}

/// The first character as a capital, the others in lower case.
fn capitalize(text: &str) -> String {
    let mut characters = text.chars();
    match characters.next() {
        None => String::new(),
        Some(first) => first
            .to_uppercase()
            .chain(characters.flat_map(char::to_lowercase))
            .collect(),
    }
}

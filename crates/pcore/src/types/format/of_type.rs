//! Types: a name, and parameters in brackets.

use std::sync::Arc;

use super::writer::Formatter;
use crate::convert::text::write_regexp;
use crate::deep::grow;
use crate::types::{
    CallableType, ResourceType, RuntimeName, RuntimeType, StringType, StructElement, Type,
    TypeAlias, capitalize_segments, names,
};

impl Formatter {
    fn contained(&mut self, name: &str, of: Option<&Type>) {
        self.parameters(name, of.is_none(), |f| {
            if let Some(of) = of {
                f.of_type(of);
            }
        });
    }

    /// What is optional or must not be undef: the type of one string is that string.
    fn contained_or_text(&mut self, name: &str, of: Option<&Type>) {
        if let Some(Type::String(Some(text))) = of
            && let StringType::Value(text) = &**text
        {
            self.parameters(name, false, |f| f.quoted(text));
        } else {
            self.contained(name, of);
        }
    }

    pub(super) fn of_type(&mut self, of: &Type) {
        grow(|| self.of_type_inside(of));
    }

    fn of_type_inside(&mut self, of: &Type) {
        let name = of.simple_name();
        match of {
            Type::Boolean(_)
            | Type::Integer(_)
            | Type::Float(_)
            | Type::String(_)
            | Type::Enum(_)
            | Type::Pattern(_)
            | Type::Regexp(_)
            | Type::SemVer(_)
            | Type::Timespan(_)
            | Type::Timestamp(_)
            | Type::Uri(_) => self.scalar(name, of),
            Type::Collection(_)
            | Type::Array(_)
            | Type::Hash(_)
            | Type::Tuple(_)
            | Type::Struct(_) => self.collection(name, of),
            Type::Variant(types) => {
                self.parameters(name, types.is_empty(), |f| f.types(types));
            }
            Type::Optional(of) | Type::NotUndef(of) => self.contained_or_text(name, of.as_deref()),
            Type::Iterable(of) | Type::Iterator(of) | Type::Type(of) | Type::Sensitive(of) => {
                self.contained(name, of.as_deref());
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
            Type::Resource(of) => self.resource(of),
            Type::Runtime(of) => self.runtime(name, of),
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

    fn scalar(&mut self, name: &str, of: &Type) {
        match of {
            Type::Boolean(value) => self.parameters(name, value.is_none(), |f| {
                f.out.push_str(if *value == Some(true) {
                    "true"
                } else {
                    "false"
                });
            }),
            Type::Integer(of) => self.parameters(name, of.is_none(), |f| match of {
                Some(of) if of.is_wide() || of.descending => f.ends(of),
                of => f.range(of.as_deref().map(|of| &of.range)),
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
            Type::Pattern(patterns) if names::is_bare_pattern(patterns) => self.out.push_str(name),
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
            _ => self.out.push_str(name),
        }
    }

    fn collection(&mut self, name: &str, of: &Type) {
        match of {
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
            _ => self.out.push_str(name),
        }
    }

    fn resource(&mut self, of: &ResourceType) {
        let Some(type_name) = &of.type_name else {
            return self.out.push_str("Resource");
        };
        self.parameters(&capitalize_segments(type_name), of.title.is_none(), |f| {
            f.quoted(of.title.as_deref().unwrap_or_default());
        });
    }

    fn runtime(&mut self, name: &str, of: &RuntimeType) {
        if of.platform {
            return self.parameters("Ruby", of.name.is_none(), |f| {
                if let Some(RuntimeName::Name(class)) = &of.name {
                    f.quoted(class);
                }
            });
        }
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
    fn member(&mut self, member: &StructElement) {
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

    fn callable(&mut self, of: Option<&CallableType>) {
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

    fn signature(&mut self, of: &CallableType) {
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

    fn alias(&mut self, of: &Type, alias: &Arc<TypeAlias>) {
        let address = alias.address();
        let expand = self.expanded && !self.aliases.contains(&address);
        self.aliases.push(address);
        match &self.type_set {
            None => {
                self.out.push_str(&alias.name);
                if expand && !names::is_builtin_alias(alias) {
                    self.out.push_str(" = ");
                    self.resolved(alias);
                }
            }
            Some(set) => match set.name_of(of) {
                // Those of other sets are known by their names here.
                Some(name) if expand && !name.contains("::") => self.resolved(alias),
                Some(name) => self.out.push_str(&name),
                None => self.out.push_str(&alias.name),
            },
        }
        self.aliases.pop();
    }

    fn resolved(&mut self, alias: &Arc<TypeAlias>) {
        match alias.real().get() {
            Some(of) => self.of_type(of),
            None => self.out.push_str("TypeReference['UnresolvedReference']"),
        }
    }
}

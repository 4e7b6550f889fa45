//! `Name[parameters]`: one rule a type.

use marotte_diagnostics::TypeIssue;
use marotte_syntax::ast::{ExprId, ExprKind, List};

use super::Interpreter;
use super::value::named;
use crate::dialect::specialize;
use crate::factory::{
    InvalidType, callable_of, float_range, integer_range, is_range_parameter, pattern_of,
    regexp_of, runtime_of, sem_ver_of, struct_of, timespan_range, timestamp_range, type_of,
};
use crate::parameterize::AccessError;
use crate::types::{IntegerRange, Part, Type, capitalize_segments};
use crate::value::{Str, Value};

/// The parameters of one type and the expression that is complained of.
struct Parameters<'a> {
    interpreter: &'a Interpreter<'a>,
    id: ExprId,
    values: Vec<Value>,
}

impl Interpreter<'_> {
    /// The type that `left[keys]` denotes.
    pub(super) fn access(
        &self,
        id: ExprId,
        left: ExprId,
        keys: List<ExprId>,
    ) -> Result<Type, InvalidType> {
        let mut values = Vec::with_capacity(keys.len());
        for key in &self.ast[keys] {
            values.push(self.value(*key)?);
        }
        let ExprKind::Reference(name) = self.ast[left].kind else {
            return Err(self.not_a_type(id));
        };
        let name = self.ast.text(name);
        if self.resolver.dialect().is_evaluator4()
            && let Some(made) = specialize(&named(name, self.resolver), &values)
        {
            return match made {
                Ok(Value::Type(of)) => Ok(of),
                Ok(_) => Err(self.not_a_type(id)),
                Err(AccessError::Issue(_, issue)) => Err(InvalidType(issue)),
                Err(AccessError::Argument(error)) => Err(error),
            };
        }
        let parameters = Parameters {
            interpreter: self,
            id,
            values,
        };
        match parameters.of_basic_type(&name.to_ascii_lowercase(), left)? {
            Some(of) => Ok(of),
            None => parameters.of_loaded_type(name, left),
        }
    }
}

impl Parameters<'_> {
    fn of_basic_type(&self, name: &str, left: ExprId) -> Result<Option<Type>, InvalidType> {
        let values = self.values.as_slice();
        let first = values.first();
        Ok(Some(match name {
            "array" => self.array()?,
            "hash" => self.hash()?,
            "collection" => match values {
                [size] => Type::collection(Some(self.size(size)?)),
                [min, max] => Type::collection(Some(self.range(min, max)?)),
                _ => return Err(self.arity("Collection", "1 to 2")),
            },
            "class" => match values {
                [Value::String(name)] => {
                    Type::Class(Some(name.strip_prefix("::").unwrap_or(name).into()))
                }
                [_] => return Err(self.not_a_type()),
                _ => return Err(self.arity("Class", "1")),
            },
            "resource" => self.resource()?,
            "regexp" => regexp_of(self.only("Regexp", "1")?)?,
            "enum" => self.enumeration()?,
            "pattern" => {
                self.at_least_one("Pattern")?;
                pattern_of(values)?
            }
            "uri" => crate::uri_type::uri_type_of(self.only("URI", "1")?)?,
            "variant" => {
                self.at_least_one("Variant")?;
                Type::variant(self.types(values)?)
            }
            "tuple" => self.tuple()?,
            "callable" => match values {
                [Value::Array(_), _, _, ..] => {
                    return Err(self.arity("callable", "2 when first parameter is an array"));
                }
                _ => callable_of(values)?,
            },
            "struct" => match self.only("Struct", "1")? {
                Value::Hash(members) => struct_of(members)?,
                _ => return Err(self.not_a_type()),
            },
            "boolean" => match self.only("Boolean", "1")? {
                Value::Boolean(value) => Type::Boolean(Some(*value)),
                _ => return Err(TypeIssue::BooleanParameter.into()),
            },
            "integer" => match values {
                [Value::Default] => Type::Integer(None),
                [Value::Integer(min)] => Type::integer_range(integer_range(Some(*min), None)?),
                [min, max] => Type::integer_range(self.range(min, max)?),
                [_] => return Err(self.not_a_type()),
                _ => return Err(self.arity("Integer", "1 or 2")),
            },
            "float" => match values {
                [min] => float_range(self.float_bound(min)?, None)?,
                [min, max] => float_range(self.float_bound(min)?, self.float_bound(max)?)?,
                _ => return Err(self.arity("Float", "1 or 2")),
            },
            "string" => match values {
                [size] => Type::string_sized(self.size(size)?),
                [min, max] => Type::string_sized(self.range(min, max)?),
                _ => return Err(self.arity("String", "1 to 2")),
            },
            "object" => match self.only("Object", "1")? {
                Value::Hash(init) if init.is_empty() => Type::any_object(),
                Value::Hash(init) => crate::object::anonymous_object(init)?,
                Value::Undef => Type::any_object(),
                other => {
                    return Err(crate::object::not_an_initializer(
                        &Type::any_object(),
                        other,
                    ));
                }
            },
            "typeset" => match self.only("Object", "1")? {
                Value::Hash(init) if init.is_empty() => Type::any_type_set(),
                Value::Hash(init) => crate::object::anonymous_type_set(init)?,
                _ => return Err(self.not_a_type()),
            },
            "init" => match values {
                [Value::Type(made), arguments @ ..] => Type::init(made.clone(), arguments.to_vec()),
                _ => return Err(self.not_a_type()),
            },
            "iterable" => Type::Iterable(Some(self.only_type("Iterable", "1")?)),
            "iterator" => Type::Iterator(Some(self.only_type("Iterator", "1")?)),
            "type" => Type::Type(Some(self.only_type("Type", "1")?)),
            "sensitive" => Type::sensitive(&*self.only_type("Sensitive", "0 to 1")?),
            "optional" => Type::optional(self.type_or_string(self.only("Optional", "1")?)?),
            "notundef" => Type::not_undef(self.type_or_string(self.only("NotUndef", "0 to 1")?)?),
            "any" | "data" | "catalogentry" | "scalar" | "undef" | "numeric" | "default"
            | "semverrange" => return Err(self.not_parameterized(left)),
            "runtime" => match values {
                [Value::String(runtime), Value::String(name)] => {
                    runtime_of(runtime.clone(), name.clone())
                }
                [_, _] => return Err(self.not_a_type()),
                _ => return Err(self.arity("Runtime", "2")),
            },
            "timespan" if values.len() <= 2 => timespan_range(values)?,
            "timespan" => return Err(self.arity("Timespan", "0 to 2")),
            "timestamp" if values.len() <= 2 => timestamp_range(values)?,
            "timestamp" => return Err(self.arity("Timestamp", "0 to 2")),
            "semver" if first.is_some() => sem_ver_of(values)?,
            "semver" => return Err(self.arity("SemVer", "1 or more")),
            _ => return Ok(None),
        }))
    }

    /// Parameters of a type that was loaded: titles of resources and parameters of Object types.
    fn of_loaded_type(&self, name: &str, left: ExprId) -> Result<Type, InvalidType> {
        let bare = name.strip_prefix("::").unwrap_or(name);
        if Type::from_name(bare).is_some() {
            return Err(self.not_parameterized(left));
        }
        match self.interpreter.loaded(bare) {
            None => Ok(Type::Reference(self.interpreter.text(self.id).into())),
            Some(Type::Resource(of)) => match self.values.as_slice() {
                [title] => self.titled(of.type_name.clone(), title),
                _ => Err(self.arity(name, "1")),
            },
            Some(Type::Object(of)) => crate::object::extension_of(&of, &self.values),
            Some(_) => Err(self.not_parameterized(left)),
        }
    }

    fn array(&self) -> Result<Type, InvalidType> {
        match self.values.as_slice() {
            [Value::Type(element)] => Ok(Type::array(element.clone(), None)),
            [_] => Err(self.not_a_type()),
            [Value::Type(element), size] => {
                Ok(Type::array(element.clone(), Some(self.size(size)?)))
            }
            [min, max] => Ok(Type::array(Type::Default, Some(self.range(min, max)?))),
            [Value::Type(element), min, max] => {
                Ok(Type::array(element.clone(), Some(self.range(min, max)?)))
            }
            [_, _, _] => Err(self.not_a_type()),
            _ => Err(self.arity("Array", "1 to 3")),
        }
    }

    fn hash(&self) -> Result<Type, InvalidType> {
        match self.values.as_slice() {
            [Value::Type(key), Value::Type(value)] => {
                Ok(Type::hash(key.clone(), value.clone(), None))
            }
            [min, max] => Ok(Type::hash(
                Type::Default,
                Type::Default,
                Some(self.range(min, max)?),
            )),
            [key, value, rest @ ..] if rest.len() <= 2 => {
                let size = match rest {
                    [min, max] => self.range(min, max)?,
                    [size] => self.size(size)?,
                    _ => IntegerRange::default(),
                };
                match (key, value) {
                    (Value::Type(key), Value::Type(value)) => {
                        Ok(Type::hash(key.clone(), value.clone(), Some(size)))
                    }
                    _ => Err(self.not_a_type()),
                }
            }
            _ => Err(self.arity("Hash", "2 to 4")),
        }
    }

    fn tuple(&self) -> Result<Type, InvalidType> {
        self.at_least_one("Tuple")?;
        let (types, size) = match self.values.as_slice() {
            [types @ .., min, max] if is_range_parameter(min) => {
                (types, Some(self.range(min, max)?))
            }
            [types @ .., min] if is_range_parameter(min) => {
                (types, Some(integer_range(bound(min), None)?))
            }
            types => (types, None),
        };
        let types = types.iter().map(type_of);
        Ok(Type::tuple(types, size))
    }

    fn enumeration(&self) -> Result<Type, InvalidType> {
        let (values, case_insensitive) = match self.values.as_slice() {
            [values @ .., Value::Boolean(flag)] => (values, *flag),
            values => (values, false),
        };
        if values.is_empty() {
            return Err(wrong_number("Enum", "1 or more", 0));
        }
        let strings: Option<Vec<Str>> = values
            .iter()
            .map(|value| value.as_str().map(Str::from))
            .collect();
        match strings {
            Some(strings) => Ok(Type::enumeration_with_case(strings, case_insensitive)),
            None => Err(TypeIssue::EnumParameter.into()),
        }
    }

    fn resource(&self) -> Result<Type, InvalidType> {
        let (of, rest) = match self.values.as_slice() {
            [Value::Type(Type::Reference(text)), rest @ ..] => (text.clone(), rest),
            [Value::Type(Type::Resource(of)), rest @ ..] => {
                (of.type_name.clone().unwrap_or_default(), rest)
            }
            [Value::String(name), rest @ ..] => (name.clone(), rest),
            [other] | [other, _] => {
                let class = crate::label::ruby_class(other).into();
                return Err(TypeIssue::ResourceParameter { class }.into());
            }
            _ => return Err(self.arity("Resource", "1 or 2")),
        };
        match rest {
            [] => Ok(Type::resource(Some(capitalize_segments(&of)), None)),
            [title] => self.titled(Some(capitalize_segments(&of)), title),
            _ => Err(self.arity("Resource", "1 or 2")),
        }
    }

    /// A reference to a resource: titles are strings.
    fn titled(&self, type_name: Option<Str>, title: &Value) -> Result<Type, InvalidType> {
        match title {
            Value::String(title) => Ok(Type::resource(type_name, Some(title.clone()))),
            _ => Err(self.not_a_type()),
        }
    }

    /// A size that is given by one parameter: an Integer type or the lower bound.
    fn size(&self, value: &Value) -> Result<IntegerRange, InvalidType> {
        match value {
            Value::Type(Type::Integer(range)) => {
                Ok(range.as_deref().map(|of| of.range).unwrap_or_default())
            }
            other if is_range_parameter(other) => Ok(integer_range(bound(other), None)?),
            _ => Err(self.not_a_type()),
        }
    }

    fn range(&self, min: &Value, max: &Value) -> Result<IntegerRange, InvalidType> {
        if is_range_parameter(min) && is_range_parameter(max) {
            return integer_range(bound(min), bound(max));
        }
        Err(self.not_a_type())
    }

    fn float_bound(&self, value: &Value) -> Result<Option<f64>, InvalidType> {
        match value {
            Value::Default => Ok(None),
            Value::Integer(value) => Ok(Some(*value as f64)),
            Value::Float(value) => Ok(Some(*value)),
            _ => Err(self.not_a_type()),
        }
    }

    fn only(&self, name: &str, required: &'static str) -> Result<&Value, InvalidType> {
        match self.values.as_slice() {
            [only] => Ok(only),
            _ => Err(self.arity(name, required)),
        }
    }

    fn only_type(&self, name: &str, required: &'static str) -> Result<Part, InvalidType> {
        match self.only(name, required)? {
            Value::Type(of) => Ok(Part::new(of.clone())),
            _ => Err(self.not_a_type()),
        }
    }

    fn type_or_string(&self, value: &Value) -> Result<Type, InvalidType> {
        match value {
            Value::Type(of) => Ok(of.clone()),
            Value::String(text) => Ok(Type::string_value(text.clone())),
            _ => Err(self.not_a_type()),
        }
    }

    fn types(&self, values: &[Value]) -> Result<Vec<Type>, InvalidType> {
        values
            .iter()
            .map(|value| match value {
                Value::Type(of) => Ok(of.clone()),
                _ => Err(self.not_a_type()),
            })
            .collect()
    }

    fn at_least_one(&self, name: &str) -> Result<(), InvalidType> {
        if self.values.is_empty() {
            return Err(self.arity(name, "1 or more"));
        }
        Ok(())
    }

    fn arity(&self, name: &str, required: &'static str) -> InvalidType {
        wrong_number(name, required, self.values.len())
    }

    fn not_a_type(&self) -> InvalidType {
        self.interpreter.not_a_type(self.id)
    }

    fn not_parameterized(&self, left: ExprId) -> InvalidType {
        let text = self.interpreter.text(left).into();
        TypeIssue::NotParameterized { text }.into()
    }
}

fn wrong_number(name: &str, required: &'static str, given: usize) -> InvalidType {
    let (name, actual) = (name.into(), given);
    TypeIssue::ParameterCount {
        name,
        required,
        actual,
    }
    .into()
}

fn bound(value: &Value) -> Option<i64> {
    match value {
        Value::Integer(value) => Some(*value),
        _ => None,
    }
}

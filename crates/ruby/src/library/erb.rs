//! `ERB`: templates that code makes itself.

use crate::erb::{RESULT, Trim};
use crate::interp::{CodeText, Outcome, Ruby};
use crate::lower::Options;
use crate::native::{Args, ClassDef, DefKind, between, native};
use crate::object::{Kind, Value};
use crate::symbol::Symbol;

pub(super) static CLASSES: &[&ClassDef] = &[&ERB, &UTIL];

static ERB: ClassDef = ClassDef {
    name: "ERB",
    methods: &[&[
        between("result", 0, 1, result),
        native("result_with_hash", 1, result_with_hash),
        native("src", 0, src),
        native("filename=", 1, set_filename),
        native("filename", 0, filename),
        native("lineno=", 1, set_line),
        native("lineno", 0, |ruby, this, _| {
            Ok(Value::Integer(own(ruby, this)?.line))
        }),
        native("location=", 1, set_location),
    ]],
    singleton: &[&[
        between("new", 1, 5, new),
        native("version", 0, |ruby, _, _| Ok(ruby.string("2.2.3"))),
    ]],
    ..ClassDef::NONE
};

static UTIL: ClassDef = ClassDef {
    name: "ERB::Util",
    kind: DefKind::Module,
    superclass: "",
    module_function: true,
    methods: &[&[
        native("html_escape", 1, html_escape),
        native("h", 1, html_escape),
        native("url_encode", 1, url_encode),
        native("u", 1, url_encode),
    ]],
    ..ClassDef::NONE
};

/// A template.
#[derive(Clone, Debug)]
struct Template {
    text: String,
    trim: Trim,
    /// The variable that collects the result.
    variable: String,
    path: String,
    line: i64,
}

fn new(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let text = ruby.expect_str(args.at(0))?;
    let options = args.values.last().filter(|_| args.keywords);
    let option = |ruby: &mut Ruby<'_>, name: &str, place: usize| match options {
        Some(options) => ruby.hash_of(*options)?.get_symbol(name),
        None => args.get(place),
    };
    let trim = option(ruby, "trim_mode", 2);
    let variable = option(ruby, "eoutvar", 3);
    let trim = match trim {
        Some(Value::Integer(1)) => ">".into(),
        Some(Value::Integer(2)) => "<>".into(),
        Some(trim) if ruby.string_of(trim).is_some() => ruby.expect_str(trim)?,
        _ => ecow::EcoString::new(),
    };
    let variable = match variable {
        Some(variable) => ruby.to_s(variable)?,
        None => RESULT.into(),
    };
    let template = Template {
        text: text.into(),
        trim: Trim::of(&trim),
        variable: variable.into(),
        path: "(erb)".to_owned(),
        line: 1,
    };
    let class = ruby
        .module_of(this)
        .unwrap_or(crate::image::classes::OBJECT);
    Ok(ruby.add(class, Kind::Data(Box::new(template))))
}

fn own(ruby: &mut Ruby<'_>, this: Value) -> Outcome<Template> {
    match ruby.data::<Template>(this) {
        Some(template) => Ok(template.clone()),
        None => Err(ruby.type_error("not a template")),
    }
}

/// What a template is evaluated with.
enum With<'v> {
    Binding(Value),
    Variables(&'v [(Symbol, Value)]),
}

fn run(ruby: &mut Ruby<'_>, this: Value, with: &With<'_>, args: &Args<'_>) -> Outcome {
    let Template {
        text,
        trim,
        variable,
        path,
        line,
    } = own(ruby, this)?;
    let code = CodeText {
        text: &text,
        path: &path,
        line,
    };
    let lower =
        |options: &Options<'_>| crate::erb::lower_into(&variable, &path, &text, trim, options);
    match with {
        With::Binding(binding) => ruby.run_in_binding(code, *binding, args.frame, lower),
        With::Variables(variables) => ruby.run_with_variables(code, variables, args.frame, lower),
    }
}

fn result(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let with = match args.get(0) {
        Some(binding) => With::Binding(binding),
        None => With::Variables(&[]),
    };
    run(ruby, this, &with, args)
}

fn result_with_hash(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let hash = ruby.to_hash(args.at(0))?;
    let mut variables = Vec::new();
    for (name, value) in ruby.pairs(hash).unwrap_or_default() {
        variables.push((ruby.expect_name(name)?, value));
    }
    run(ruby, this, &With::Variables(&variables), args)
}

fn src(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let template = own(ruby, this)?;
    let text = crate::erb::to_ruby(&template.variable, &template.text, template.trim).ruby;
    Ok(ruby.string(format!("#coding:UTF-8\n{text}")))
}

fn set_filename(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let path = ruby.to_s(args.at(0))?;
    if let Some(template) = ruby.data_mut::<Template>(this) {
        template.path = path.into();
    }
    Ok(args.at(0))
}

fn set_line(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let line = ruby.expect_integer(args.at(0))?;
    if let Some(template) = ruby.data_mut::<Template>(this) {
        template.line = line;
    }
    Ok(args.at(0))
}

/// `location = [file, line]`
fn set_location(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let place = ruby.expect_array(args.at(0))?;
    let path = ruby.to_s(place.first().copied().unwrap_or_default())?;
    let line = match place.get(1) {
        Some(line) if !line.is_nil() => ruby.expect_integer(*line)?,
        _ => 1,
    };
    if let Some(template) = ruby.data_mut::<Template>(this) {
        template.path = path.into();
        template.line = line;
    }
    Ok(args.at(0))
}

fn filename(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let path = own(ruby, this)?.path;
    Ok(ruby.string(path))
}

fn html_escape(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let text = ruby.to_s(args.at(0))?;
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    Ok(ruby.string(out))
}

fn url_encode(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let text = ruby.to_s(args.at(0))?;
    Ok(ruby.string(super::uri::percent_encoded(text.as_bytes(), b"-._~", false)))
}

//! What code reaches can be made at run time: functions, resource types, foreign values, a store.

use std::any::Any;
use std::sync::Arc;

use marotte_compiler::{Compilation, compile};
use marotte_diagnostics::SourceFile;
use marotte_eval::catalog::{Manifests, NodeData};
use marotte_eval::function::{AnyFunction, MadeCall, MadeFunction};
use marotte_eval::{
    EvalResult, Evaluator, ExportedResource, FoundFunction, FunctionDefinition, LoadError, Loader,
    Outside, ResourceTypeDefinition, Settings, Store,
};
use marotte_ir::Program;
use marotte_pcore::{Foreign, Signature, Str, Value};
use marotte_resources::{Attribute, Kind, ResourceType, Texts, TitlePattern};
use marotte_syntax::{Language, Surroundings, check};

/// An address, as a library of another language has it.
struct Address(Str);
impl Foreign for Address {
    fn class(&self) -> &str {
        "IPAddr"
    }
    fn text(&self) -> Str {
        self.0.clone()
    }
    fn inspect(&self) -> String {
        format!("#<IPAddr: {}>", self.0)
    }
    fn equals(&self, other: &dyn Foreign) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| other.0 == self.0)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
/// `address('10.0.0.1')`, or `address(10, 1)`.
struct MakesAddress(Vec<Signature>);
impl MadeFunction for MakesAddress {
    fn name(&self) -> &str {
        "address"
    }
    fn signatures(&self) -> &[Signature] {
        &self.0
    }
    fn call(&self, _: &mut Evaluator, call: MadeCall) -> EvalResult<Value> {
        let text = match (call.signature, call.arguments.as_slice()) {
            (0, [Value::String(text)]) => text.clone(),
            (1, [first, last]) => format!("{first:?}.0.0.{last:?}").into(),
            other => unreachable!("{other:?} fits no signature"),
        };
        Ok(Value::Foreign(Arc::new(Address(text))))
    }
}

struct Module;
impl Loader for Module {
    fn function(&self, name: &str) -> Result<Option<FunctionDefinition>, LoadError> {
        let signatures = ["String[1] $text", "Integer $first, Integer $last"];
        let signatures = signatures.map(|text| Signature::parse(text).unwrap());
        let function = AnyFunction::Made(Arc::new(MakesAddress(signatures.into())));
        let function = FoundFunction::Ready(function);
        let logs = Arc::default();
        Ok((name == "address").then_some(FunctionDefinition { function, logs }))
    }

    fn resource_type(&self, name: &str) -> Result<ResourceTypeDefinition, LoadError> {
        let namevars = ["host", "port"];
        let pattern = marotte_regex::Regex::new("^(.*):(\\d+)$").unwrap();
        let pattern =
            TitlePattern::from_regex(pattern, Texts::Owned(namevars.map(Into::into).into()));
        let attributes = ["host", "port", "owner"].map(|name| Attribute {
            name: name.into(),
            kind: Kind::Parameter,
            is_namevar: namevars.contains(&name),
            is_required: false,
            values: Texts::Owned(Vec::new()),
            patterns: Texts::Owned(Vec::new()),
            doc: "".into(),
        });
        let of = ResourceType::new("endpoint", "A port.", attributes.into(), vec![pattern]);
        Ok(ResourceTypeDefinition {
            resource_type: (name == "endpoint").then(|| Arc::new(of)),
            ..ResourceTypeDefinition::default()
        })
    }
}

struct Exports;
impl Store for Exports {
    fn exported(&self, type_name: &str, _node: &str) -> Vec<ExportedResource> {
        let exported = |title: &str, owner: &str| ExportedResource {
            type_name: "Endpoint".into(),
            title: title.into(),
            parameters: vec![("owner".into(), owner.into())],
            tags: Vec::new(),
        };
        assert_eq!(type_name, "endpoint");
        vec![exported("db:5432", "ann"), exported("mail:25", "bob")]
    }
}

/// What a manifest compiles to: the resources below `Class[main]`, or the error.
fn compiled(code: &str) -> Result<Vec<String>, String> {
    let source = SourceFile::new("site.pp", code);
    let checked = check(&source, &Language::default(), &Surroundings::default());
    let empty = || Value::hash([]);
    let compiled = compile(Compilation {
        outside: Outside {
            loader: Arc::new(Module),
            store: Some(Arc::new(Exports)),
            ..Outside::default()
        },
        functions: Arc::new(marotte_functions::table()),
        settings: Settings::default(),
        manifests: Manifests::new([Program::lower(checked.ast)]),
        node: NodeData {
            name: "web".into(),
            parameters: Vec::new(),
            facts: empty(),
            trusted: empty(),
            server_facts: empty(),
            classes: Vec::new(),
        },
    });
    let catalog = compiled.catalog.map_err(|error| error.to_string())?;
    let shown = catalog.resources.iter().skip(3);
    let shown = shown.map(|of| format!("{} {:?}", of.reference(), of.parameters));
    Ok(shown.collect())
}

#[test]
fn what_code_reaches_can_be_made_at_run_time() {
    let code = "endpoint { 'web:80': owner => \"${address(10, 1)}\" }\n\
                $a = address('10.0.0.1')\n\
                notify { 'n': message => \"${$a == address(10, 1)} ${type($a)}\" }\n\
                Endpoint <<| owner == 'ann' |>>";
    let expected = [
        r#"Endpoint[web:80] [("host", "web"), ("port", "80"), ("owner", "10.0.0.1")]"#,
        r#"Notify[n] [("message", "true Runtime[ruby, 'IPAddr']")]"#,
        r#"Endpoint[db:5432] [("host", "db"), ("port", "5432"), ("owner", "ann")]"#,
    ];
    assert_eq!(compiled(code).unwrap(), expected);
    let error = compiled("endpoint { 'x:1': host => 'web', port => '80' } endpoint { 'web:80': }");
    let alias = r#"Cannot alias Endpoint[web:80] to ["web", "80"]"#;
    assert!(error.as_ref().unwrap_err().contains(alias), "{error:?}");
    let error = compiled("address(true)").unwrap_err();
    assert!(
        error.contains("parameter 'text' expects a String value, got Boolean"),
        "{error}"
    );
}

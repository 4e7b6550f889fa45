//! The questions of a compiler and of an editor, for built-in types and for types of modules.

use std::borrow::Cow;

use marotte_regex::Regex;
use marotte_resources::{
    AppliesTo, Attribute, KeyPart, Kind, ResourceType, SOURCES, Texts, TitlePattern, alias_key,
    defined_uniqueness_key, is_metaparameter, is_relationship_metaparameter, metaparameter,
    metaparameter_names, resource_type,
};

fn text(text: &str) -> KeyPart<()> {
    KeyPart::Text(text.to_owned())
}

fn unset(_: &str) -> KeyPart<()> {
    KeyPart::Undef
}

fn attribute(name: &str, is_namevar: bool) -> Attribute {
    Attribute {
        name: Cow::Owned(name.to_owned()),
        kind: Kind::Parameter,
        is_namevar,
        is_required: false,
        values: Texts::default(),
        patterns: Texts::default(),
        doc: Cow::Borrowed(""),
    }
}

#[test]
fn types_are_found_in_any_case() {
    for name in [
        "ssh_authorized_key",
        "Ssh_authorized_key",
        "SSH_AUTHORIZED_KEY",
    ] {
        assert_eq!(resource_type(name).unwrap().name(), "ssh_authorized_key");
    }
    for name in ["", "fil", "files", "::file", "file\0", "fïle"] {
        assert!(resource_type(name).is_none(), "{name:?}");
    }
}

#[test]
fn attributes_are_known_by_name() {
    let file = resource_type("file").unwrap();
    let mode = file.attribute("mode").unwrap();
    assert_eq!((mode.kind, mode.is_namevar), (Kind::Property, false));
    assert_eq!(file.attribute("backup").unwrap().kind, Kind::Parameter);
    assert_eq!(file.attribute("require").unwrap().kind, Kind::Metaparameter);
    assert_eq!(file.attribute("name").unwrap().name, "path");
    assert_eq!(file.canonical_attribute("name"), "path");
    assert!(file.attribute("contents").is_none());
    assert!(!file.is_valid_parameter("Mode"));
    assert!(!file.is_valid_parameter("title"));
    assert!(file.is_valid_parameter("name"));
    assert!(!resource_type("exec").unwrap().is_valid_parameter("ensure"));
}

#[test]
fn schemas_serve_editors() {
    let service = resource_type("service").unwrap();
    assert!(service.is_ensurable());
    let ensure = service.attribute("ensure").unwrap();
    let values: Vec<&str> = ensure.values.iter().collect();
    assert_eq!(values, ["stopped", "false", "running", "true"]);
    assert!(
        resource_type("file")
            .unwrap()
            .attribute("ensure")
            .unwrap()
            .patterns
            .len()
            == 1
    );
    assert_eq!(
        resource_type("notify").unwrap().applies_to(),
        AppliesTo::Both
    );
    assert!(!service.doc().is_empty() && !service.doc().contains('\n'));
    assert!(metaparameter("noop").unwrap().values.contains("true"));
    assert!(is_relationship_metaparameter("subscribe") && !is_relationship_metaparameter("tag"));
    assert!(is_metaparameter("tag") && !is_metaparameter("title"));
    assert_eq!(metaparameter_names().next(), Some("noop"));
    assert_eq!(SOURCES[0].0, "puppet");
}

#[test]
fn composite_titles_give_several_attributes() {
    let sshkey = resource_type("sshkey").unwrap();
    let parts = sshkey.parse_title("host@ssh-rsa").unwrap();
    assert_eq!(
        parts,
        [
            ("name", Some("host".into())),
            ("type", Some("ssh-rsa".into()))
        ]
    );
    assert_eq!(
        sshkey.parse_title("host").unwrap(),
        [("name", Some("host".into()))]
    );
    assert_eq!(sshkey.namevar(), "name");
    let package = resource_type("package").unwrap();
    let key = package.uniqueness_key("vim", unset).unwrap();
    assert_eq!(key, [KeyPart::Undef, text("vim"), KeyPart::Undef]);
}

#[test]
fn execs_have_no_alias() {
    let command = |name: &str| match name {
        "command" => text("/bin/true"),
        _ => KeyPart::Undef,
    };
    let exec = resource_type("exec").unwrap();
    assert_eq!(
        exec.uniqueness_key("a", command).unwrap(),
        [text("/bin/true")]
    );
    assert_eq!(exec.alias_key("a", command).unwrap(), None);
}

#[test]
fn defined_types_go_by_name_or_title() {
    let named = |name: &str| {
        if name == "name" {
            text("y")
        } else {
            KeyPart::Undef
        }
    };
    let key = defined_uniqueness_key("x", named);
    assert_eq!(alias_key("x", key), Some(vec![text("y")]));
    assert_eq!(alias_key("x", defined_uniqueness_key("x", unset)), None);
}

#[test]
fn modules_declare_types_of_their_own() {
    let regex = Regex::new("^(?:([^:]+):)?([^:]+)$").unwrap();
    let attributes: Texts = ["b", "a"].into_iter().collect();
    let pattern = TitlePattern::from_regex(regex, attributes);
    let attributes = vec![
        attribute("b", true),
        attribute("a", true),
        attribute("a", false),
    ];
    let pair = ResourceType::new("pair", "Two names.", attributes, vec![pattern])
        .with_isomorphic(true)
        .with_applies_to(AppliesTo::Device);
    assert_eq!(pair.namevars(), ["b", "a"]);
    assert!(!pair.attribute("a").unwrap().is_namevar);
    assert_eq!(
        pair.parse_title("y").unwrap(),
        [("b", None), ("a", Some("y".into()))]
    );
    let error = pair.parse_title("a:b:c").unwrap_err();
    assert_eq!(
        error.to_string(),
        "No set of title patterns matched the title \"a:b:c\"."
    );
    let key = pair.uniqueness_key("x:y", unset).unwrap();
    assert_eq!(key, [text("y"), text("x")]);

    let single = ResourceType::new("single", "", vec![attribute("id", true)], Vec::new());
    assert_eq!(
        single.parse_title("x\ny").unwrap(),
        [("id", Some("x\ny".into()))]
    );
    assert!(
        ResourceType::new("none", "", Vec::new(), Vec::new())
            .parse_title("x")
            .is_err()
    );
}

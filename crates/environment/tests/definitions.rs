//! Functions and types with files of their own, in environments in memory. The expected answers
//! are the reference's.

mod support;

use support::{check, check_error};

#[test]
fn functions_of_modules_and_of_the_environment() {
    let files = [
        (
            "modules/m/functions/f.pp",
            "function m::f(Integer $x) >> Integer { $x * 2 }",
        ),
        (
            "modules/m/functions/deep/g.pp",
            "function m::deep::g() { \"g in ${m::f(4)}\" }",
        ),
        (
            "functions/environment/f.pp",
            "function environment::f() { 'env function' }",
        ),
        ("functions/f.pp", "function f() { 'global' }"),
        ("functions/upcase.pp", "function upcase($x) { 'mine' }"),
        (
            "modules/e/manifests/init.pp",
            "class e { notice(f(), environment::f()) }",
        ),
    ];
    check(
        "notice(m::f(2), m::deep::g())",
        &files,
        &["notice: 4 g in 8"],
    );
    check("include e", &files, &["notice: global env function"]);
    check("notice(upcase('a'))", &files, &["notice: A"]);
    check(
        "function m::f($s) { 'site' }\nnotice(m::f('a'))",
        &files,
        &["notice: site"],
    );
    check_error(
        "notice(environment::g())",
        &files,
        "Evaluation Error: Unknown function: 'environment::g'. (file: ENV/manifests/site.pp, \
         line: 1, column: 8)",
    );
}

fn function_error(name: &str, text: &str, detail: &str) {
    let path = match name.strip_prefix("m::") {
        Some(rest) => format!("modules/m/functions/{rest}.pp"),
        None => format!("functions/{name}.pp"),
    };
    let error = format!(
        "Evaluation Error: Error while evaluating a Function Call, The code loaded from ENV/{path} \
         {detail} (file: ENV/manifests/site.pp, line: 1, column: 8)"
    );
    check_error(&format!("notice({name}())"), &[(&path, text)], &error);
}

#[test]
fn a_file_of_a_function_has_just_that() {
    function_error(
        "m::f",
        "# nothing",
        "does not define the function 'm::f' - it is empty.",
    );
    function_error(
        "m::f",
        "class m::f { }",
        "does not define the function 'm::f' - no function found.",
    );
    function_error(
        "m::f",
        "function m::f() { 1 }\nfunction m::f2() { 1 }",
        "must contain only the function 'm::f' - it has additional definitions.",
    );
    function_error(
        "f",
        "function f() { 1 }\n$x = 1",
        "contains additional logic - can only contain the function f",
    );
    function_error(
        "f",
        "function g() { 1 }",
        "produced function with the wrong name, expected f, actual g",
    );
    function_error(
        "m::f",
        "function m::ff() { 1 }",
        "produced function with the wrong name, expected m::f, actual m::ff",
    );
    check_error(
        "notice(m::f())",
        &[("modules/m/functions/f.pp", "function m::g() { 1 }")],
        "Unacceptable location. The name 'm::g' is unacceptable in file \
         'ENV/modules/m/functions/f.pp' (file: ENV/modules/m/functions/f.pp, line: 1, column: 1)",
    );
}

#[test]
fn a_manifest_may_define_functions_and_types_too() {
    let files = [
        (
            "modules/m/manifests/init.pp",
            "class m { }\nfunction m::f() { 1 }\ntype M::T = String",
        ),
        ("modules/m/functions/f.pp", "function m::f() { 2 }"),
        ("modules/m/types/t.pp", "type M::T = Integer"),
    ];
    check("include m\nnotice(m::f())", &files, &["notice: 1"]);
    check(
        "notice(M::T)\ninclude m",
        &files,
        &["notice: M::T = String"],
    );
    check_error(
        "notice(m::f())\ninclude m",
        &files,
        "Evaluation Error: Error while evaluating a Function Call, Attempt to redefine entity \
         'http://puppet.com/2016.1/runtime/function/m::f'. Originally set \
         ENV/modules/m/functions/f.pp. (file: ENV/manifests/site.pp, line: 2, column: 1)",
    );
}

#[test]
fn types_of_modules_and_of_the_environment() {
    let files = [
        (
            "modules/net/types/port.pp",
            "type Net::Port = Integer[0, 65535]",
        ),
        (
            "modules/net/types/ports.pp",
            "type Net::Ports = Array[Net::Port, 1]",
        ),
        ("types/t.pp", "type T = Integer"),
        ("types/environment/t.pp", "type Environment::T = Integer"),
        ("modules/m/manifests/t.pp", "define m::t { }"),
        ("modules/m/types/t.pp", "type M::T = Integer"),
        (
            "modules/v/types/init_typeset.pp",
            "type V = TypeSet[{pcore_version => '1.0.0', version => '1.0.0', types => { Size => \
             Integer[1, 9] }}]",
        ),
        ("modules/v/types/sizes.pp", "type V::Sizes = Array[V::Size]"),
    ];
    check(
        "notice([80] =~ Net::Ports, ['x'] =~ ::Net::Ports)",
        &files,
        &["notice: true false"],
    );
    check(
        "notice(1 =~ T, T, 1 =~ Environment::T)",
        &files,
        &["notice: true T = Integer true"],
    );
    check("notice(M::T)", &files, &["notice: M::T"]);
    check(
        "notice(5 =~ V::Size, 10 =~ V::Size, [10] =~ V::Sizes)",
        &files,
        &["notice: true false false"],
    );
}

fn type_error(name: &str, text: &str, detail: &str) {
    let path = match name.to_lowercase().strip_prefix("m::") {
        Some(rest) => format!("modules/m/types/{rest}.pp"),
        None if name == "M" => "modules/m/types/init_typeset.pp".to_owned(),
        None => format!("types/{}.pp", name.to_lowercase()),
    };
    let error = format!(
        "Evaluation Error: Error while evaluating a Type-Name, The code loaded from ENV/{path} \
         {detail} (file: ENV/manifests/site.pp, line: 1, column: 13)"
    );
    check_error(&format!("notice(1 =~ {name})"), &[(&path, text)], &error);
}

#[test]
fn a_file_of_a_type_has_just_that() {
    type_error(
        "M::T",
        "# none",
        "does not define the type 'm::t' - it is empty.",
    );
    type_error(
        "M::T",
        "class m::t { }",
        "does not define the type 'm::t' - no type alias or type definition found.",
    );
    type_error(
        "M::T",
        "type M::T = Integer\ntype M::T2 = Integer",
        "must contain only the type 'm::t' - it has additional definitions.",
    );
    type_error(
        "T",
        "type T = Integer\n$x = 1",
        "contains additional logic - can only contain the type 't'",
    );
    type_error(
        "T",
        "type U = Integer",
        "produced type with the wrong name, expected 't', actual 'U'",
    );
    type_error("M", "type M = Integer", "does not define the TypeSet 'M'");
    let files = [("modules/m/types/t.pp", "type M::T = ")];
    let error = "Syntax error at end of input (file: ENV/modules/m/types/t.pp)";
    check_error("notice(1 =~ M::T)", &files, error);
}

#[test]
fn a_type_is_looked_for_in_manifests_first() {
    let files = [
        ("modules/m/manifests/init.pp", "class m { notify { oops }"),
        ("modules/m/types/t.pp", "type M::T = Integer"),
    ];
    let error = "Syntax error at '}' (file: ENV/modules/m/manifests/init.pp, line: 1, column: 25)";
    check_error("notice(1 =~ M::T)", &files, error);
}

#[test]
fn files_and_templates_of_modules() {
    let files = [
        ("modules/m/manifests/init.pp", "class m { }"),
        ("modules/m/files/d/a", "x"),
        ("modules/m/templates/t.epp", "<%= 1 + 1 %>"),
    ];
    check(
        "notice(file('m/../manifests/init.pp'), file('m/d/a'))",
        &files,
        &["notice: class m { } x"],
    );
    check(
        "notice(find_file('m/d'), find_file('m/'), find_file('m'))",
        &files,
        &["notice: ENV/modules/m/files/d ENV/modules/m/files/ "],
    );
    check(
        "notice(module_directory('m'), epp('m/t.epp'))",
        &files,
        &["notice: ENV/modules/m 2"],
    );
}

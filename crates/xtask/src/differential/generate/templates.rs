//! Templates: EPP with its tags, trimming, parameters and control flow, and ERB within what modules do.

use marotte_testkit::{Case, Kind};
use serde_json::{Map, Value, json};

use super::expressions::expression;
use super::several;
use super::types::type_expression;
use super::values::{self, value};
use crate::random::Random;

/// A template with its parameters.
pub(super) fn program(random: &mut Random) -> Case {
    if random.chance(25) {
        return erb(random);
    }
    if random.chance(12) {
        return from_code(random);
    }
    let mut code = String::new();
    let mut params = Map::new();
    if random.chance(80) {
        code.push_str(&parameters(random));
        for name in ["x", "y", "l"] {
            if random.chance(93) {
                params.insert(name.to_owned(), parameter(random));
            }
        }
        if random.chance(5) {
            params.insert("nosuch".to_owned(), json!(1));
        }
    }
    code.push_str(&pieces(random, 2));
    Case {
        kind: Kind::Epp,
        code: Some(code),
        params: (!params.is_empty()).then_some(params),
        ..Case::default()
    }
}

fn parameter(random: &mut Random) -> Value {
    [
        json!(1),
        json!("text"),
        json!(null),
        json!([1, "a"]),
        json!({"k": 1}),
        json!(true),
        json!(2.5),
    ][random.below(7)]
    .clone()
}

fn parameters(random: &mut Random) -> String {
    let of = |random: &mut Random| match random.chance(8) {
        true => type_expression(random, 1) + " ",
        false => String::new(),
    };
    let (x, y, l) = (of(random), of(random), of(random));
    let (open, close) = (
        random.pick(&["<%- |", "<% |", "<%-|"]),
        random.pick(&["| -%>\n", "| %>\n", "|-%>\n"]),
    );
    let default = random.pick(&["", " = 'd'", " = 1", " = $x"]);
    format!("{open} {x}$x, {y}$y{default}, {l}$l = [1, 2] {close}")
}

fn pieces(random: &mut Random, depth: usize) -> String {
    several(random, 1, 5, "", |random| piece(random, depth))
}

fn piece(random: &mut Random, depth: usize) -> String {
    let open = random.pick(&["<% ", "<%- ", "<%-", "<%"]);
    let close = random.pick(&[" %>", " -%>", "-%>", " %>\n", " -%>\n"]);
    let print_close = random.pick(&[" %>", " -%>", " %>\n", " -%>  \n"]);
    match random.below(if depth > 0 { 18 } else { 10 }) {
        0..=2 => random
            .pick(&[
                "text\n",
                "a ",
                "  indented\n",
                "é\n",
                "line one\nline two\n",
                "%% ",
                "'\"\\n$x ${y}\n",
                "\n",
                "- \n",
                "{ }\n",
            ])
            .to_owned(),
        3..=5 => format!("<%= {}{print_close}", printed(random)),
        6 => format!(
            "<%# comment {}{}",
            random.pick(&["", "%%> ", "-"]),
            random.pick(&["%>", "-%>", "-%>\n", "%>\n"])
        ),
        7 => random
            .pick(&["<%% literal %%>", "<%%= 1 %>", "%%>", "<%%"])
            .to_owned(),
        8 => format!(
            "{open}$v{} = {}{close}",
            random.below(3),
            value(random, values::Kind::Any, 1)
        ),
        9 => format!(
            "{open}{}{close}",
            random.pick(&[
                "notice('n')",
                "$z = 1",
                "undef",
                "",
                "# comment",
                "1",
                "warning($x)",
                "return()",
                "fail('f')"
            ])
        ),
        10 | 11 => {
            let condition = random.pick(&[
                "$x",
                "true",
                "false",
                "$x == 1",
                "$y =~ String",
                "$l =~ Array",
                "defined('$nosuch')",
            ]);
            let inner = pieces(random, depth - 1);
            let other = match random.chance(40) {
                true => format!("{open}}} else {{{close}{}", pieces(random, depth - 1)),
                false => String::new(),
            };
            format!("{open}if {condition} {{{close}{inner}{other}{open}}}{close}")
        }
        12 | 13 => {
            let over = random.pick(&["[1, 2, 3]", "['a']", "$l", "$facts['os']", "3", "[]"]);
            let inner = pieces(random, depth - 1);
            format!("{open}{over}.each |$i| {{{close}{inner}<%= $i %>{open}}}{close}")
        }
        14 => format!(
            "{open}each({{'a' => 1, 'b' => [2]}}) |$k, $w| {{{close}<%= $k %>=<%= $w %>\n{open}}}{close}"
        ),
        15 => format!(
            "{open}case $x {{ 1: {{{close}one{open}}} default: {{{close}{}{open}}} }}{close}",
            pieces(random, depth - 1)
        ),
        16 => format!(
            "<%= inline_epp('{}', {{'x' => 1}}) %>",
            random.pick(&[
                "<%= $x %>",
                "<%- |$x| -%> p<%= $x %>",
                "plain",
                "<%- |Integer $x, $q| -%>",
                "<%= $nosuch %>"
            ])
        ),
        _ => format!(
            "<%= [1, 2].map |$m| {{ %>[<%= $m %>]<% }} %>{}",
            pieces(random, depth - 1)
        ),
    }
}

fn printed(random: &mut Random) -> String {
    match random.below(10) {
        0..=2 => "$x".to_owned(),
        3 | 4 => "$y".to_owned(),
        5 => "$l".to_owned(),
        6 => "$facts['kernel']".to_owned(),
        7 if random.chance(25) => random
            .pick(&[
                "$nosuch",
                "$v0",
                "$v1",
                "$::kernel",
                "\"${x}!\"",
                "$x + 1",
                "undef",
                "Sensitive('s')",
                "[undef, 1]",
                "default",
                "$title",
            ])
            .to_owned(),
        7 => value(random, values::Kind::Any, 0),
        _ => expression(random, values::Kind::Any, 0),
    }
}

/// A template in a file of a module, rendered by code.
fn from_code(random: &mut Random) -> Case {
    let template = match random.chance(60) {
        true => parameters(random) + &pieces(random, 1),
        false => pieces(random, 1),
    };
    let mut files = Map::new();
    files.insert("modules/m/templates/t.epp".to_owned(), json!(template));
    let arguments = random.pick(&[
        "",
        ", {'x' => 1, 'y' => 'b'}",
        ", {'x' => [1]}",
        ", {x => 1, l => 2}",
        ", {}",
    ]);
    let code = format!(
        "$x = 'outer'\n$title_ = 1\nnotify {{ 'n': message => epp('m/t.epp'{arguments}) }}\n"
    );
    Case {
        kind: Kind::Catalog,
        code: Some(code),
        files: Some(files),
        ..Case::default()
    }
}

/// An ERB template that code renders.
fn erb(random: &mut Random) -> Case {
    let template = several(random, 1, 5, "", erb_piece);
    let mut code = String::new();
    code.push_str(&format!("$x = {}\n", value(random, values::Kind::Any, 1)));
    code.push_str(&format!(
        "$list = {}\n",
        random.pick(&["['b', 'a', 3]", "[]", "[1, 2]", "['x', undef]"])
    ));
    code.push_str(&format!(
        "$hash = {}\n",
        random.pick(&["{'k' => 1, 'l' => 'v'}", "{}", "{'n' => {'m' => [1]}}"])
    ));
    let mut files = Map::new();
    files.insert("modules/m/templates/t.erb".to_owned(), json!(template));
    code.push_str("notify { 'n': message => template('m/t.erb') }\n");
    Case {
        kind: Kind::Catalog,
        code: Some(code),
        files: Some(files),
        ..Case::default()
    }
}

fn erb_piece(random: &mut Random) -> String {
    let close = random.pick(&["%>", "-%>\n", "%>\n"]);
    let print = random.pick(&[
        "@x",
        "@x.inspect",
        "@list.join(', ')",
        "@list.sort_by { |i| i.to_s }.inspect",
        "@hash.keys.sort.join",
        "@hash.to_a.inspect",
        "scope['x']",
        "scope.lookupvar('list')",
        "@list.map { |i| i.to_s.upcase }",
        "@nosuch",
        "@nosuch.inspect",
        "@x.class",
        "@hash['k']",
        "@list.size + 1",
        "'%05d' % 7",
        "@list.each_slice(2).to_a.inspect",
        "@hash.map { |k, v| \"#{k}=#{v}\" }.join(';')",
        "scope['::kernel']",
        "@kernel",
        "@facts['os']['family']",
        "@list.include?('a')",
        "@x.is_a?(String)",
        "scope.call_function('upcase', ['a'])",
        "@hash.select { |k, v| v }.inspect",
        "@list.first",
        "@list.reject { |i| i.nil? }.join(' ')",
        "@x.to_s.gsub(/[aeiou]/, '*')",
        "has_variable?('x')",
        "@x == :undef",
        "@list.inject { |a, b| a.to_s + b.to_s }",
        "@title",
        "1 / 0",
        "nosuch_method",
        "@hash.fetch('zz')",
        "Integer('x')",
    ]);
    match random.below(10) {
        0..=2 => random
            .pick(&["text\n", "  a ", "é\n", "%% literal\n", "\n"])
            .to_owned(),
        3..=6 => format!("<%= {print} {close}"),
        7 => format!("<% @list.each do |i| -%>\n<%= i {close}<% end -%>\n"),
        8 => format!("<% if @x {close}yes<% else %>no<% end {close}"),
        _ => format!("<%# comment {close}"),
    }
}

//! Code that grows: statements, literals, texts, loops, what functions go through.

use super::{Growing, calling, code, evaluated, lines};

/// Why other digits cost more than decimal ones.
const DECIMAL: &str = "the error tells the number in decimal, and long numbers are divided by Toom's multiplication: n^1.46";

pub(super) const GROWING: &[Growing] = &[
    evaluated("an array that grows by `+`", 2_000, |size| {
        code(reduce(size, "[]", "[$n]", "+"))
    }),
    evaluated("an array that grows by `<<`", 2_000, |size| {
        code(reduce(size, "[]", "$n", "<<"))
    }),
    evaluated("a hash that grows by `+`", 2_000, |size| {
        code(reduce(size, "{}", "{ $n => 1 }", "+"))
    }),
    evaluated("statements", 1_000, |size| {
        code(lines(size, |n| format!("notice({n})")))
    }),
    evaluated("comments", 10_000, |size| {
        code(lines(size, |n| format!("# comment {n}")) + "1")
    })
    .at_most(3_000_000),
    evaluated("entries of a hash literal", 5_000, |size| {
        let entries = lines(size, |n| format!("'k{n}' => {n},"));
        code(format!("$h = {{ {entries} }}"))
    }),
    evaluated("elements of an array literal", 5_000, |size| {
        code(format!("$a = [{}]", lines(size, |n| format!("{n},"))))
    }),
    evaluated("expressions in a string", 2_000, |size| {
        code(format!("$x = 1\n$y = \"{}\"", "a${x}".repeat(size)))
    }),
    evaluated("characters of a string", 100_000, |size| {
        code(format!("length('{}')", "ä".repeat(size)))
    }),
    evaluated("lines of a heredoc", 5_000, |size| {
        let text = lines(size, |n| format!("  line {n} ${{1 + {n}}}"));
        code(format!("$x = @(\"END\")\n{text}  | END\nlength($x)\n"))
    }),
    evaluated("`elsif` branches", 200, |size| {
        let branches = lines(size, |n| format!("elsif $x == {n} {{ }}"));
        code(format!("$x = -1\nif $x == 'a' {{ }}\n{branches}"))
    })
    .at_most(2_000),
    evaluated("options of a `case`", 1_000, |size| {
        let options = lines(size, |n| format!("{n}: {{ }}"));
        code(format!("$x = -1\ncase $x {{\n{options}default: {{ }} }}"))
    }),
    evaluated("options of a selector", 1_000, |size| {
        let options = lines(size, |n| format!("{n} => {n},"));
        code(format!("$x = -1\n$y = $x ? {{\n{options}default => 1 }}"))
    }),
    evaluated("terms of a sum", 200, |size| {
        code(format!("$x = 1{}", " + 1".repeat(size)))
    })
    .at_most(2_000),
    evaluated("functions", 500, |size| {
        let functions = lines(size, |n| format!("function f{n}($a) {{ $a + {n} }}"));
        code(functions + &lines(size, |n| format!("$v{n} = f{n}(1)")))
    }),
    evaluated("assignments of a class", 2_000, |size| {
        let body = lines(size, |n| format!("$v{n} = {n}"));
        code(format!("class big {{\n{body}}}\ninclude big\n"))
    }),
    evaluated("parameters of a class", 2_000, |size| {
        let parameters = lines(size, |n| format!("$p{n} = {n},"));
        code(format!("class big (\n{parameters}) {{ }}\ninclude big\n"))
    }),
    evaluated("parameters of a define, all given", 1_000, |size| {
        let parameters = lines(size, |n| format!("Integer $p{n},"));
        let given = lines(size, |n| format!("p{n} => {n},"));
        code(format!(
            "define big (\n{parameters}) {{ }}\nbig {{ 'a':\n{given}}}\n"
        ))
    }),
    evaluated("variables, each of the one before", 2_000, |size| {
        let body = lines(size, |n| format!("$v{} = $v{n}", n + 1));
        code(format!("$v0 = 0\n{body}"))
    }),
    evaluated("lambdas that read variables of a class", 1_000, |size| {
        let body = lines(size, |n| format!("$v{n} = {n}"));
        let lambdas = lines(size, |n| format!("[1].each |$x| {{ $y = $v{n} }}"));
        code(format!("class big {{\n{body}{lambdas}}}\ninclude big\n"))
    }),
    evaluated("variables of a lambda", 2_000, |size| {
        let body = lines(size, |n| format!("$v{n} = $x"));
        code(format!("[1].each |$x| {{\n{body}}}\n"))
    }),
    evaluated("rounds of a loop", 10_000, |size| {
        code(format!("Integer[1, {size}].each |$n| {{ $x = $n * 2 }}"))
    }),
    evaluated("a chain of classes that inherit", 100, |size| {
        let class = |n| format!("class c{} inherits c{n} {{ }}", n + 1);
        code(format!(
            "class c0 {{ }}\n{}include c{size}",
            lines(size, class)
        ))
    }),
    calling(
        "findings in one line, as JSON",
        1_000,
        "validate --format json DIR/a.pp",
        |size| code("\"\\y\" ".repeat(size)),
    ),
    calling(
        "findings in one line, as SARIF",
        1_000,
        "validate --format sarif DIR/a.pp",
        |size| code("\"\\y\" ".repeat(size)),
    ),
    evaluated(
        "digits of a text that is to be an integer",
        100_000,
        |size| code(format!("Integer('{}')", "1".repeat(size))),
    ),
    evaluated("hexadecimal digits of such a text", 100_000, |size| {
        code(format!("Integer('0x{}')", "f".repeat(size)))
    })
    .because(DECIMAL),
    evaluated("octal digits of such a text", 100_000, |size| {
        code(format!("Integer('0{}')", "7".repeat(size)))
    })
    .because(DECIMAL),
    evaluated("digits of a text that is to be a float", 100_000, |size| {
        code(format!("Float('1.{}')", "7".repeat(size)))
    }),
    evaluated("a value that nests deep, printed", 100, |size| {
        let deep = format!("Integer[1, {size}].reduce([1]) |$memo, $n| {{ [$memo, $n] }}");
        code(format!(
            "$x = {deep}\nlength(\"${{x}}\") + length(String($x))"
        ))
    })
    .at_most(2_400),
    evaluated("elements that are sorted", 5_000, |size| {
        code(mapped(
            size,
            "\"k${($n * 7919) % 1000003}\"",
            "length($x.sort)",
        ))
    })
    .because("comparisons are n log n"),
    evaluated("elements of which each is kept once", 5_000, |size| {
        code(mapped(size, "$n % 1000", "length($x.unique)"))
    }),
    evaluated("elements that are grouped", 5_000, |size| {
        code(mapped(size, "$n", "length($x.group_by |$n| { $n % 100 })"))
    }),
    evaluated("elements that are flattened", 5_000, |size| {
        code(mapped(size, "[$n, [$n]]", "length($x.flatten)"))
    }),
    evaluated("elements that are joined and split", 5_000, |size| {
        code(mapped(size, "$n", "length($x.join(',').split(','))"))
    }),
    evaluated("elements that are taken from others", 2_000, |size| {
        code(mapped(size, "\"a${n}\"", "length($x - $x.map |$e| { $e })"))
    }),
    evaluated("elements that are filtered and reduced", 5_000, |size| {
        let after = "$x.filter |$n| { $n % 2 == 0 }.reduce |$a, $b| { $a + $b }";
        code(mapped(size, "$n", after))
    }),
    evaluated("entries of a hash that is made of pairs", 5_000, |size| {
        code(mapped(size, "[\"k${n}\", $n]", "length(Hash($x).keys)"))
    }),
    evaluated("a text in which much is replaced", 20_000, |size| {
        let text = format!("Integer[1, {size}].map |$n| {{ 'ab ' }}.join");
        code(format!("length(({text}).regsubst('a(b)', '\\\\1c', 'G'))"))
    }),
    evaluated("parts of a format", 2_000, |size| {
        let format = "%d ".repeat(size);
        code(format!(
            "$a = Integer[1, {size}].map |$n| {{ $n }}\nlength(sprintf('{format}', *$a))"
        ))
    }),
    evaluated("tags and text of a template", 1_000, |size| {
        let body = lines(size, |n| format!("<% $v{n} = {n} %>text <%= $v{n} %>"));
        code(format!("$text = inline_epp(@(END))\n{body}| END\n"))
    }),
    evaluated("rounds of a loop in a template", 5_000, |size| {
        let template = format!("<% Integer[1, {size}].each |$n| {{ -%>\nline <%= $n %>\n<% }} -%>");
        code(format!(
            "$text = inline_epp(@(END))\n{template}\n| END\nlength($text)"
        ))
    }),
    evaluated("a text that a pattern runs through", 100_000, |size| {
        code(format!("'{}' =~ /(a|b)*c$/", "ab".repeat(size)))
    }),
    evaluated(
        "a text that a pattern tries and looks back in",
        5_000,
        |size| code(format!("'{}' =~ /(?<=x)a(?=b)/", "ab".repeat(size))),
    ),
    evaluated("alternatives of a pattern", 200, |size| {
        let words: Vec<String> = (0..size).map(|n| format!("word{n}")).collect();
        code(format!("'word{size}x' =~ /^({})$/", words.join("|")))
    }),
    evaluated("patterns", 200, |size| {
        code(lines(size, |n| format!("$v{n} = 'x{n}' =~ /^x({n})+$/")))
    }),
];

fn reduce(size: usize, first: &str, next: &str, operator: &str) -> String {
    format!(
        "$x = Integer[1, {size}].reduce({first}) |$memo, $n| {{ $memo {operator} {next} }}\n\
         length($x)\n"
    )
}

/// An array of elements that are made of numbers, and what is done with it.
fn mapped(size: usize, element: &str, after: &str) -> String {
    format!("$x = Integer[1, {size}].map |$n| {{ {element} }}\n$y = {after}\n")
}

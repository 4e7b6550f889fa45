//! What modules have in Ruby, growing: loops, texts, collections, templates, types.

use super::{Files, Growing, compiled, lines, site};

pub(super) const GROWING: &[Growing] = &[
    compiled("Ruby: rounds of a loop", 10_000, |size| {
        function(&format!("x = 0\n{size}.times {{ |n| x += n }}\nx"))
    })
    .at_most(1_000_000),
    compiled("Ruby: lines of a method", 500, |size| {
        function(&(lines(size, |n| format!("x{n} = {n} + 1")) + "x0"))
    }),
    compiled("Ruby: methods", 200, |size| {
        let methods = lines(size, |n| format!("def m{n}(a)\n  a + {n}\nend"));
        let calls = lines(size, |n| format!("m{n}(1)"));
        let text = format!(
            "Puppet::Functions.create_function(:'m::f') do\n{methods}def f\n{calls}1\nend\nend\n"
        );
        with("lib/puppet/functions/m/f.rb", text, "notice(m::f())")
    }),
    compiled("Ruby: an array that grows", 5_000, |size| {
        function(&format!("x = []\n{size}.times {{ |n| x << n }}\nx.length"))
    })
    .at_most(500_000),
    compiled("Ruby: a hash that grows", 5_000, |size| {
        function(&format!(
            "x = {{}}\n{size}.times {{ |n| x[\"k#{{n}}\"] = n }}\nx.length"
        ))
    })
    .at_most(200_000),
    compiled("Ruby: a text that grows", 5_000, |size| {
        function(&format!(
            "x = +''\n{size}.times {{ |n| x << 'ab' }}\nx.length"
        ))
    })
    .at_most(1_000_000),
    compiled("Ruby: lines of a text", 5_000, |size| {
        function(
            &format!("('ab\\n' * {size}).lines.map(&:chomp).join(',').length").replace('\'', "\""),
        )
    })
    .at_most(200_000),
    compiled("Ruby: a text in which much is replaced", 5_000, |size| {
        function(&format!("('ab ' * {size}).gsub(/a(b)/) {{ $1 }}.length"))
    })
    .at_most(200_000),
    compiled("Ruby: elements that are sorted", 5_000, |size| {
        function(&format!(
            "(0...{size}).map {{ |n| (n * 7919) % 1_000_003 }}.sort.first"
        ))
    })
    .at_most(400_000)
    .because("comparisons are n log n"),
    compiled(
        "Ruby: a value that becomes one of Puppet's",
        5_000,
        |size| function(&format!("(0...{size}).map {{ |n| [n, 'x'] }}")),
    )
    .at_most(200_000),
    compiled("Ruby: a value of Puppet's that comes in", 2_000, |size| {
        let text =
            "Puppet::Functions.create_function(:'m::f') do\n  def f(x)\n    x.length\n  end\nend\n";
        let code = format!("notice(m::f(Integer[1, {size}].map |$n| {{ {{ 'a' => $n }} }}))");
        with("lib/puppet/functions/m/f.rb", text.to_owned(), &code)
    })
    .at_most(400_000),
    compiled("ERB: lines and tags", 500, |size| {
        let text = lines(size, |n| format!("line {n} <%= {n} + 1 %>"));
        with("templates/t.erb", text, "$x = length(template('m/t.erb'))")
    }),
    compiled("ERB: rounds of a loop", 2_000, |size| {
        let text = format!("<% {size}.times do |n| -%>\nline <%= n %>\n<% end -%>\n");
        with("templates/t.erb", text, "$x = length(template('m/t.erb'))")
    })
    .at_most(500_000),
    compiled("a resource type with parameters", 100, |size| {
        let parameters = lines(size, |n| format!("newparam(:p{n}) {{ desc 'x' }}"));
        let text = format!(
            "Puppet::Type.newtype(:thing) do\nnewparam(:name, namevar: true)\n{parameters}end\n"
        );
        with("lib/puppet/type/thing.rb", text, "thing { 'a': p0 => 1 }")
    }),
    compiled("calls of Ruby", 1_000, |size| {
        let text = "Puppet::Functions.create_function(:'m::f') do\n  def f(x)\n    x\n  end\nend\n";
        let code = format!("Integer[1, {size}].each |$n| {{ m::f($n) }}");
        with("lib/puppet/functions/m/f.rb", text.to_owned(), &code)
    }),
];

fn function(body: &str) -> Files {
    let text = format!("Puppet::Functions.create_function(:'m::f') do\ndef f\n{body}\nend\nend\n");
    with("lib/puppet/functions/m/f.rb", text, "$x = m::f()")
}

fn with(path: &str, text: String, code: &str) -> Files {
    site(code, [(&format!("modules/m/{path}"), text)])
}

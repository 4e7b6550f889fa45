//! A long life: a process that has compiled a hundred thousand catalogs has no more memory than one that
//! has compiled a tenth of them. The code has what could be kept by mistake: types that speak of
//! themselves, functions and templates in Ruby, data, patterns, names that only one node has, symbols and
//! methods that Ruby code makes of them.

use std::path::Path;
use std::process::Command;
use std::{fs, io};

use serde_json::Value;

use super::{Attack, Report};
use crate::bench;

/// How much more it may have.
const MORE: f64 = 1e6;

/// On a busy machine a thread that waits with its memory in hand adds to the peak of a process, now and then.
/// What is never given back is in all of them.
const ATTEMPTS: u32 = 4;

const SITE: &str = "\
type Tree = Variant[String, Integer, Array[Tree], Hash[String, Tree]]
type Left = Variant[String, Array[Right]]
type Right = Variant[Integer, Array[Left]]
class life(Tree $tree = ['a', { 'b' => [1, ['c']] }], Left $left = [1, ['b', [2]]], String $data = lookup('data')) {
  $who = $trusted['certname']
  notify { \"${who} ${life::twice($who)}\": message => template('life/life.erb') }
  if $who =~ /^(\\w+?)(\\d+)/ { notify { \"${1}-${2}-${data}\": } }
  $object = Object[{ name => \"Of${fqdn_rand(1000)}\", attributes => { 'a' => Tree } }]
  notify { \"o${who}\": message => String($object.new([$who])) }
}
node default { include life }
";

const FILES: [(&str, &str); 5] = [
    ("manifests/site.pp", SITE),
    (
        "hiera.yaml",
        "version: 5\nhierarchy:\n  - {name: common, path: common.yaml}\n",
    ),
    ("data/common.yaml", "data: 'of %{facts.kernel}'\n"),
    (
        "modules/life/lib/puppet/functions/life/twice.rb",
        "Puppet::Functions.create_function(:'life::twice') do\n  dispatch(:twice) { param 'String', :a }\n  \
         def twice(a)\n    @seen = (0..20).map { |i| \"#{a}#{i}\".to_sym }\n    \
         define_singleton_method(\"of #{a}\") { a * 2 }\n    \
         instance_variable_set(\"@of_#{a}\", Struct.new(:\"in_#{a}\").new(a))\n    \
         send(\"of #{a}\")\n  end\nend\n",
    ),
    (
        "modules/life/templates/life.erb",
        "<% 20.times do |i| -%>\n<%= @who %>-<%= i %>\n<% end -%>\n",
    ),
];

pub(super) fn run(attack: &Attack<'_>) -> io::Result<Report> {
    for (path, text) in FILES {
        let path = attack.folder.join(path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, text)?;
    }
    fs::write(
        attack.folder.join("life1.json"),
        r#"{"kernel": "Linux", "clientcert": "life1"}"#,
    )?;
    let fleet = bench::built("marotte-testkit", "fleet", attack.profile)?;
    let few = if attack.quick { 2_000 } else { 10_000 };
    let mut young = peak(&fleet, &attack.folder, few)?;
    let mut old = peak(&fleet, &attack.folder, 10 * few)?;
    for _ in 1..ATTEMPTS {
        if old <= young + MORE {
            break;
        }
        young = young.min(peak(&fleet, &attack.folder, few)?);
        old = old.min(peak(&fleet, &attack.folder, 10 * few)?);
    }
    let mut report = Report {
        note: format!(
            "{:.1} MB after {few} catalogs, {:.1} MB after {}",
            young / 1e6,
            old / 1e6,
            10 * few
        ),
        ..Report::default()
    };
    let grown = (old > young + MORE).then(|| report.note.clone());
    report.check("resident memory", grown);
    Ok(report)
}

/// The most memory that a process takes for so many catalogs.
fn peak(fleet: &Path, folder: &Path, count: usize) -> io::Result<f64> {
    let facts = folder.join("life1.json");
    let output = Command::new(fleet)
        .arg("nodes")
        .arg(folder)
        .arg(facts)
        .args([count.to_string(), "2".to_owned()])
        .output()?;
    let figures: Value = serde_json::from_slice(&output.stdout).map_err(|_| {
        let why = String::from_utf8_lossy(&output.stderr).into_owned();
        io::Error::other(format!("fleet failed: {why}"))
    })?;
    figures["peak_bytes"]
        .as_f64()
        .ok_or_else(|| io::Error::other(format!("fleet said {figures}")))
}

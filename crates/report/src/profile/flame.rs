//! A flame graph: what took time lies below what called it, as wide as it took long. One file that a
//! browser opens; a click makes a part as wide as the page, and what is typed is looked for.

use std::io::{self, Write};

use marotte_profile::{Branch, What};

use super::Measured;
use super::human::{share, shown};
use crate::escape::escaped;

/// How wide the picture is, and how high a row.
const WIDTH: f64 = 1200.0;
const ROW: f64 = 18.0;

/// What is above the first row.
const TOP: f64 = 46.0;

/// What is narrower is left out.
const NARROWEST: f64 = 0.1;

const STYLE: &str = "svg{font:12px system-ui,sans-serif;background:#fff}
rect{stroke:#fff;stroke-width:.5}g.f{cursor:pointer}g.f text{pointer-events:none}g.f:hover rect{stroke:#000}
.dim{opacity:.25}.hit rect{fill:#c3f!important}";

/// Zooms into the part that is clicked, out of all at the empty page, and marks what is looked for.
const SCRIPT: &str = r#"(()=>{const W=1200,all=[...document.querySelectorAll("g.f")],d=g=>[+g.dataset.x,+g.dataset.w];
const said=document.getElementById("said");
function show(x,w){for(const g of all){const[a,b]=d(g);let l=Math.max(a,x),r=Math.min(a+b,x+w),k=W/w;
const visible=r-l>1e-9&&(r-l)*k>.1;g.style.display=visible?"":"none";if(!visible)continue;
const p=(l-x)*k,q=(r-l)*k;g.querySelector("rect").setAttribute("x",p);g.querySelector("rect").setAttribute("width",q);
const t=g.querySelector("text"),n=Math.floor((q-6)/6.6),s=g.dataset.n;t.setAttribute("x",p+3);
t.textContent=n<3?"":s.length>n?s.slice(0,n-1)+"…":s}}
document.addEventListener("click",e=>{const g=e.target.closest&&e.target.closest("g.f");g?show(...d(g)):show(0,W)});
let typed="";document.addEventListener("keydown",e=>{if(e.ctrlKey||e.metaKey||e.altKey)return;
if(e.key==="Escape")typed="";else if(e.key==="Backspace")typed=typed.slice(0,-1);else if(e.key.length===1)typed+=e.key;else return;
for(const g of all)g.classList.toggle("hit",typed!==""&&g.dataset.n.includes(typed));
said.textContent=typed?"looking for: "+typed:"";e.preventDefault()});
show(0,W)})()"#;

pub(super) fn write_html(measured: &Measured<'_>, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Where time went</title></head><body>"
    )?;
    write_svg(measured, out)?;
    writeln!(out, "</body></html>")
}

pub(super) fn write_svg(measured: &Measured<'_>, out: &mut dyn Write) -> io::Result<()> {
    let boxes = boxes(measured);
    let depth = boxes.iter().map(|of| of.depth + 1).max().unwrap_or(0);
    let height = TOP + ROW * depth as f64 + 10.0;
    let total = whole(measured);
    let title = escaped(&format!(
        "{} nodes in {:.3} s; {} of all threads. A click zooms, a click beside zooms out, typing searches.",
        measured.nodes.len(),
        measured.seconds,
        shown(total)
    ));
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"100%\">\
         <style>{STYLE}</style><rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fff\"/>\
         <text x=\"3\" y=\"16\">{title}</text><text x=\"3\" y=\"36\" id=\"said\"></text>"
    )?;
    for of in &boxes {
        let branch = of.branch;
        let name = measured.told(measured.tree.name(branch.name));
        let label = match name {
            "" => branch.what.name().to_owned(),
            name => format!("{} {name}", branch.what.name()),
        };
        let (own, part) = (shown(branch.total), share(branch.total, total));
        let calls = branch.calls;
        let (label, color) = (escaped(&label), color(branch.what, name));
        let (x, width, y) = (of.x, of.width, TOP + ROW * of.depth as f64);
        writeln!(
            out,
            "<g class=\"f\" data-x=\"{x:.4}\" data-w=\"{width:.4}\" data-n=\"{label}\">\
             <title>{label}\n{own}, {part}%, {calls} times</title>\
             <rect x=\"{x:.2}\" y=\"{y}\" width=\"{width:.2}\" height=\"{ROW}\" fill=\"{color}\"/>\
             <text x=\"{:.2}\" y=\"{}\"></text></g>",
            x + 3.0,
            y + 13.0
        )?;
    }
    writeln!(out, "<script><![CDATA[{SCRIPT}]]></script></svg>")
}

/// A branch in its place.
struct Placed<'a> {
    branch: &'a Branch,
    depth: usize,
    x: f64,
    width: f64,
}

fn whole(measured: &Measured<'_>) -> u64 {
    let roots = measured.tree.branches().iter();
    let roots = roots.filter(|branch| branch.parent.is_none());
    roots.map(|branch| branch.total).sum()
}

/// Where branches are: beside each other within the one around them, the widest first.
fn boxes<'a>(measured: &Measured<'a>) -> Vec<Placed<'a>> {
    let branches = measured.tree.branches();
    let mut within: Vec<Vec<usize>> = vec![Vec::new(); branches.len()];
    let mut roots = Vec::new();
    for (index, branch) in branches.iter().enumerate() {
        match branch.parent {
            Some(parent) => within[parent as usize].push(index),
            None => roots.push(index),
        }
    }
    let scale = WIDTH / (whole(measured).max(1) as f64);
    let mut placed = Vec::new();
    let mut waiting = vec![(roots, 0, 0.0)];
    while let Some((mut row, depth, mut x)) = waiting.pop() {
        row.sort_by_key(|index| std::cmp::Reverse(branches[*index].total));
        for index in row {
            let branch = &branches[index];
            let width = branch.total as f64 * scale;
            if width >= NARROWEST {
                placed.push(Placed {
                    branch,
                    depth,
                    x,
                    width,
                });
                waiting.push((std::mem::take(&mut within[index]), depth + 1, x));
            }
            x += width;
        }
    }
    placed
}

/// A colour a kind, a shade a name.
fn color(what: What, name: &str) -> String {
    let hue = match what {
        What::Opening | What::Compilation | What::Facts => 220,
        What::Parsing | What::Validation | What::Lowering => 190,
        What::Node | What::Class => 35,
        What::Define => 50,
        What::Function => 15,
        What::Template => 95,
        What::Ruby => 345,
        What::RealRuby => 320,
        What::Lookup | What::Level | What::Data => 140,
        What::Collection | What::Completion => 260,
        What::Writing => 285,
    };
    let shade = name.bytes().fold(7u32, |sum, byte| {
        sum.wrapping_mul(31).wrapping_add(byte.into())
    }) % 14;
    format!("hsl({hue} 75% {}%)", 66 + shade)
}

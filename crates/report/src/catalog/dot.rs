//! A catalog as a graph for Graphviz: containers are frames, arrows say what comes before what.

use std::collections::HashMap;
use std::fmt::Write;

use marotte_catalog::{Catalog, Resource};
use marotte_pcore::deep::grow;

use super::drawing::{Drawing, Only};
use super::graph::{Graph, Order};
use super::table::{is_made, one_line};

const HEAD: &str = "  rankdir = LR;
  compound = true;
  graph [fontname = \"Helvetica\", fontsize = 11, style = rounded, color = \"#9aa4b2\", fontcolor = \"#475569\"];
  node [shape = box, style = \"rounded,filled\", fillcolor = \"#f8fafc\", color = \"#94a3b8\", fontname = \"Helvetica\", fontsize = 11];
  edge [color = \"#475569\", fontname = \"Helvetica\", fontsize = 9];
";

/// How an arrow looks that is a part of a circle.
const IN_CYCLE: &str = "color = red, penwidth = 2";

/// How an arrow looks that also notifies.
const NOTIFIES: &str = "label = notify, color = \"#2563eb\", fontcolor = \"#2563eb\"";

/// The graph.
pub(super) fn dot(catalog: &Catalog, drawing: &Drawing) -> String {
    let graph = Graph::of(catalog);
    let mut text = String::new();
    let Some(mut shown) = drawing.chosen(catalog, &graph) else {
        let (name, node) = (drawing.asked(), one_line(&catalog.name));
        let name = one_line(&name);
        return format!("// {name} is not in the catalog of {node}\ndigraph {{\n}}");
    };
    let folded = drawing.folded(catalog, &graph);
    let inner = fold(&folded, &mut shown);
    let order = joined(&graph.order, &folded, &shown);
    hide_made(catalog, &graph, drawing, &order, &mut shown);
    let (roots, within) = nested(&graph, &shown);
    let mut picture = Picture {
        catalog,
        graph: &graph,
        shown,
        within,
        inner,
        text: &mut text,
    };
    let _ = writeln!(picture.text, "digraph {} {{\n{HEAD}", quoted(&catalog.name));
    picture.text.pop();
    match drawing.only {
        Some(Only::Containment) => picture.tree(),
        Some(Only::Order) => {
            let related = order.iter().flat_map(|of| [of.from, of.to]);
            picture.flat(related.collect());
        }
        None => picture.frames(&roots, 1),
    }
    if drawing.only != Some(Only::Containment) {
        for of in &order {
            picture.arrow(of, drawing.only.is_none());
        }
    }
    text.push('}');
    text
}

/// The order of what is shown: what is folded has the arrows of all that is in it.
fn joined(order: &[Order], folded: &[u32], shown: &[bool]) -> Vec<Order> {
    let mut joined: Vec<Order> = Vec::new();
    let mut known: HashMap<(u32, u32), usize> = HashMap::new();
    for of in order {
        let (from, to) = (folded[of.from as usize], folded[of.to as usize]);
        let is_inside = from == to && of.from != of.to;
        if is_inside || !shown[from as usize] || !shown[to as usize] {
            continue;
        }
        let at = *known.entry((from, to)).or_insert(joined.len());
        match joined.get_mut(at) {
            Some(known) => {
                known.notifies |= of.notifies;
                known.in_cycle |= of.in_cycle;
            }
            None => joined.push(Order { from, to, ..*of }),
        }
    }
    joined
}

/// Hides what is folded. Answers with how many resources are folded into each.
fn fold(folded: &[u32], shown: &mut [bool]) -> Vec<usize> {
    let mut inner = vec![0; shown.len()];
    for (index, fold) in folded.iter().enumerate() {
        let fold = *fold as usize;
        if fold != index {
            inner[fold] += 1;
            shown[fold] |= std::mem::take(&mut shown[index]);
        }
    }
    inner
}

/// Hides what the compiler puts into every catalog, unless it says something here.
fn hide_made(
    catalog: &Catalog,
    graph: &Graph,
    drawing: &Drawing,
    order: &[Order],
    shown: &mut [bool],
) {
    for (index, resource) in (0..).zip(&catalog.resources) {
        if !is_made(resource) || drawing.is_about(catalog, resource) {
            continue;
        }
        let is_related = order.iter().any(|of| of.from == index || of.to == index);
        let is_branch =
            drawing.only == Some(Only::Containment) && !graph.children[index as usize].is_empty();
        shown[index as usize] &= is_related || is_branch;
    }
}

/// What is shown in nothing that is shown, and what is shown in each container. A container that is
/// not shown stands for its contents.
fn nested(graph: &Graph, shown: &[bool]) -> (Vec<u32>, Vec<Vec<u32>>) {
    let mut roots = Vec::new();
    let mut within = vec![Vec::new(); shown.len()];
    for index in (0..shown.len() as u32).filter(|index| shown[*index as usize]) {
        let mut around = graph.containers(index);
        match around.find(|above| shown[*above as usize]) {
            Some(above) => within[above as usize].push(index),
            None => roots.push(index),
        }
    }
    (roots, within)
}

struct Picture<'a> {
    catalog: &'a Catalog,
    graph: &'a Graph,
    shown: Vec<bool>,
    /// What is shown in each.
    within: Vec<Vec<u32>>,
    /// How many resources are folded into each.
    inner: Vec<usize>,
    text: &'a mut String,
}

impl Picture<'_> {
    fn resource(&self, index: u32) -> &Resource {
        &self.catalog.resources[index as usize]
    }

    fn name(&self, index: u32) -> String {
        let resource = self.resource(index);
        quoted(&format!(
            "{}[{}]",
            resource.type_name,
            self.catalog.title_of(resource)
        ))
    }

    /// Boxes, and frames around what is in them. The box of a container is an unseen point in its
    /// frame, for arrows to begin and end at.
    fn frames(&mut self, indexes: &[u32], depth: usize) {
        let indent = "  ".repeat(depth.min(20));
        for index in indexes {
            let within = std::mem::take(&mut self.within[*index as usize]);
            if within.is_empty() {
                self.single(*index, &indent);
                continue;
            }
            let name = self.name(*index);
            let text = &mut *self.text;
            let _ = writeln!(text, "{indent}subgraph cluster_{index} {{");
            let _ = writeln!(text, "{indent}  label = {name};");
            let _ = writeln!(text, "{indent}  {name} [shape = point, style = invis];");
            grow(|| self.frames(&within, depth + 1));
            let _ = writeln!(self.text, "{indent}}}");
            self.within[*index as usize] = within;
        }
    }

    fn single(&mut self, index: u32, indent: &str) {
        let name = self.name(index);
        let mut looks: Vec<String> = Vec::new();
        match self.inner[index as usize] {
            0 => {}
            1 => looks.push(labelled(&name, "1 resource")),
            more => looks.push(labelled(&name, &format!("{more} resources"))),
        }
        let resource = self.resource(index);
        if resource.exported {
            looks.push("style = \"rounded,filled,dashed\"".to_owned());
        } else if resource.kind != "compilable_type" {
            looks.push("fillcolor = \"#eef2ff\"".to_owned());
        }
        let looks = match looks.is_empty() {
            true => String::new(),
            false => format!(" [{}]", looks.join(", ")),
        };
        let _ = writeln!(self.text, "{indent}{name}{looks};");
    }

    /// What has an order, without its containers.
    fn flat(&mut self, mut related: Vec<u32>) {
        related.sort_unstable();
        related.dedup();
        for index in related {
            self.single(index, "  ");
        }
    }

    /// Containers with lines to what is in them.
    fn tree(&mut self) {
        let all = 0..self.shown.len() as u32;
        let shown: Vec<u32> = all.filter(|index| self.shown[*index as usize]).collect();
        for index in &shown {
            self.single(*index, "  ");
        }
        for index in shown {
            let from = self.name(index);
            for inner in std::mem::take(&mut self.within[index as usize]) {
                let to = self.name(inner);
                let _ = writeln!(self.text, "  {from} -> {to} [arrowhead = none];");
            }
        }
    }

    /// An arrow ends at the frame of a container, unless it comes from inside.
    fn arrow(&mut self, of: &Order, framed: bool) {
        let mut looks = Vec::new();
        if of.notifies {
            looks.push(NOTIFIES.to_owned());
        }
        if of.in_cycle {
            looks.push(IN_CYCLE.to_owned());
        }
        let ends = [(of.from, of.to, "ltail"), (of.to, of.from, "lhead")];
        for (end, other, word) in ends.into_iter().filter(|_| framed) {
            let mut around = self.graph.containers(other);
            let is_inside = other == end || around.any(|above| above == end);
            if !is_inside && !self.within[end as usize].is_empty() {
                looks.push(format!("{word} = cluster_{end}"));
            }
        }
        let looks = match looks.is_empty() {
            true => String::new(),
            false => format!(" [{}]", looks.join(", ")),
        };
        let (from, to) = (self.name(of.from), self.name(of.to));
        let _ = writeln!(self.text, "  {from} -> {to}{looks};");
    }
}

/// A label with a second line.
fn labelled(name: &str, more: &str) -> String {
    let name = name.strip_suffix('"').unwrap_or(name);
    format!("label = {name}\\n{more}\"")
}

/// A text between quotes that means nothing but itself, both as a name and as a label.
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for char in text.chars() {
        match char {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            char if char.is_control() => quoted.extend(char.escape_unicode()),
            char => quoted.push(char),
        }
    }
    quoted.push('"');
    quoted
}

//! `marotte compile`: the catalogs of nodes.

mod failure;
mod profile;
mod select;
mod watch;

use std::io::{self, IsTerminal};
use std::mem;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use marotte_diagnostics::Severity;
use marotte_diagnostics::render::Output;
use marotte_environment::Environment;
use marotte_eval::{Level, LogEntry};
use marotte_ir::Program;
use marotte_report::catalog::{CatalogFormat, Reference, Selection, Show, Tally, to_data};
use marotte_site::source::{Found, Origin};
use marotte_site::{
    Beginning, CompileAnswer, CompileRequest, Contents, Destination, Failed, Fleet, FleetOptions,
    In, Node, Profiling, Shown, Site, in_order,
};
use marotte_syntax::Language;

pub(super) use self::select::catalog_select;
use super::source::checking;
use super::{bad_call, give_up, refuse};
use crate::args::{CatalogCompileArgs, CompilationArgs, CompileArgs, of_code};
use crate::complaints::{Complaints, Notices};
use crate::exit::Exit;
use crate::format::Format;
use crate::progress::Progress;
use crate::puppet::is_puppet;
use crate::site;

/// Where Puppet may take catalogs from.
const TERMINI: [&str; 6] = [
    "compiler",
    "json",
    "msgpack",
    "rest",
    "store_configs",
    "yaml",
];

/// `marotte compile`
pub(super) fn compile(args: CompileArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    if args.watch {
        return watch::watch(&args.nodes, &args.compilation, output);
    }
    let usual = match &args.compilation.output {
        Some(_) => CatalogFormat::Json,
        None => CatalogFormat::Table,
    };
    let format = args.format.map_or(usual, CatalogFormat::from);
    let mut selection = Selection::from(args.look);
    selection.is_brief_of_many = args.format.is_none();
    if let Some(why) = selection.refusal(format) {
        return bad_call(output, why);
    }
    run(args.nodes, format, selection, &args.compilation, output)
}

/// `marotte catalog compile`
pub(super) fn catalog_compile(
    args: CatalogCompileArgs,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let format = args
        .format
        .map_or(CatalogFormat::Reference, CatalogFormat::from);
    let terminus = args.indirection.terminus.as_deref();
    if let Some(unknown) = terminus.filter(|name| is_puppet() && !TERMINI.contains(name)) {
        let known = TERMINI.join(", ");
        let why = format!(
            "Could not set 'catalog' terminus to '{unknown}' (Could not find terminus {unknown} for \
             indirection catalog); valid terminus types are {known}"
        );
        let color = args.compilation.messages.color;
        return give_up("catalog compile", &why, color, output);
    }
    let selection = Selection::default();
    run(args.nodes, format, selection, &args.compilation, output)
}

fn run(
    names: Vec<String>,
    format: CatalogFormat,
    selection: Selection,
    args: &CompilationArgs,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let mut profiling = args.profile.as_ref().map(|_| Profiling::start());
    let remembered = FleetOptions {
        cache: args.fleet.cache.clone(),
        changed_since: args.fleet.changed_since.clone(),
        verifies: args.fleet.verify,
    };
    let opened = match remembered.is_wanted() {
        true => site::open_watched(&args.site).map(|(site, files)| (site, Some(files))),
        false => site::open(&args.site).map(|site| (site, None)),
    };
    let (site, watched) = match opened {
        Ok(opened) => opened,
        Err(problem) => return refuse(output, &problem),
    };
    let beginning = match args.expression {
        Some(_) => Beginning::Nothing,
        None => Beginning::Manifests,
    };
    let nodes = match site.nodes(&site::nodes(names, &args.site)) {
        Ok(nodes) => nodes,
        Err(problem) => return refuse(output, &problem),
    };
    let destination = match Destination::new(args.output.as_deref(), nodes.len()) {
        Ok(destination) => destination,
        Err(problem) => return refuse(output, &problem),
    };
    if format == CatalogFormat::Html && nodes.len() > 1 && args.output.is_none() {
        return bad_call(
            output,
            "a page is of one node: --output DIR makes one a node",
        );
    }
    let contents = match args.contents.as_deref().map(Contents::new).transpose() {
        Ok(contents) => contents,
        Err(problem) => return refuse(output, &problem),
    };
    let opened = match nodes.len() == 1 && watched.is_none() {
        true => site.open_for_one(site.environment_name(), beginning),
        false => site
            .open_environment(site.environment_name(), beginning)
            .map(|environment| (environment, None)),
    };
    let (environment, ahead) = match opened {
        Ok(opened) => opened,
        Err(problem) => return refuse(output, &problem),
    };
    let mut printer = Printer::new(format, args, &site, &nodes);
    if matches!(args.profile, Some(None)) && printer.is_for_programs() {
        let why = "--profile needs a file where standard error is for programs: --profile=FILE";
        return bad_call(output, why);
    }
    printer.logs(None, site.logs(), output)?;
    printer.logs(None, environment.logs(), output)?;
    let code = match &args.expression {
        Some(code) => printer.check(code, &environment, args, output)?.map(Some),
        None => printer.load(&environment, &nodes, output)?.then_some(None),
    };
    let Some(code) = code else {
        printer.complaints.end(output)?;
        return Ok(Exit::BadCode);
    };
    let fleet = watched.map(|files| Fleet::new(&remembered, &site, files, environment.clone()));
    let (mut fleet, mut nodes) = match fleet.transpose() {
        Ok(fleet) => (fleet, nodes),
        Err(problem) => return refuse(output, &problem),
    };
    if let Some(fleet) = &mut fleet {
        nodes = fleet.reached(nodes);
    }
    printer.introduce(&nodes, &destination, output)?;
    let selection = selection.for_nodes(nodes.len());
    let here = std::env::current_dir().unwrap_or_default();
    let folders = [environment.root(), &here.to_string_lossy()];
    let origins = selection.resources.iter().map(Reference::parts);
    let origins: Vec<_> = origins.collect();
    let show = Show::new(format, args.pretty, &folders).selecting(selection);
    let request = |node: Node| CompileRequest {
        node,
        environment: In::Open(environment.clone()),
        code: code.clone(),
        reproducible: args.reproducible,
        origins: origins.clone(),
    };
    let requests: Vec<CompileRequest> = nodes.into_iter().map(request).collect();
    let count = requests.len();
    let mut progress = Progress::new(count, "nodes");
    let start = Instant::now();
    let mut compiled = 0;
    let work = |request: &CompileRequest| {
        let compiled = match &fleet {
            Some(fleet) => fleet.compile(&site, request),
            None => site.compile(request),
        };
        let name = request.node.name();
        let compiled = compiled.with_contents(contents.as_ref(), name);
        compiled.and_then(|mut catalog| {
            if args.check {
                return Ok(Shown::Written);
            }
            let extension = format.extension();
            let refused = |error| Failed::not_written(&format!("{name}.{extension}"), &error);
            let place = destination.place(name, extension).map_err(refused)?;
            if show.is_for_agents() {
                catalog.drop_virtual();
            }
            Shown::new(catalog, place, count > 1, |it, out| show.write(it, out))
        })
    };
    in_order(&requests, work, |index, done: CompileAnswer<Shown>| {
        compiled += usize::from(done.catalog.is_ok());
        if let Some(profiling) = &mut profiling {
            profiling.node(requests[index].node.name(), done.seconds);
        }
        progress.at(index + 1);
        progress.aside(|| printer.node(&requests[index].node, done, &show, output))
    })?;
    drop((progress, ahead));
    let wrong = match &fleet {
        Some(fleet) => printer.remember(fleet, output)?,
        None => 0,
    };
    printer.complaints.end(output)?;
    let is_told = !printer.is_for_programs() && format != CatalogFormat::Reference;
    let untouched = fleet.as_ref().map_or(0, |fleet| fleet.untouched);
    if (count > 1 || untouched > 0 || args.check) && is_told {
        let seconds = start.elapsed().as_secs_f64();
        let tally = Tally {
            compiled,
            failed: count - compiled,
            untouched,
            seconds: io::stderr().is_terminal().then_some(seconds),
        };
        writeln!(output.log, "{tally}")?;
    }
    if let (Some(profiling), Some(path)) = (profiling, &args.profile) {
        let (path, root) = (path.as_deref(), environment.root());
        profile::write(&profiling.finish(), path, root, output.log)?;
    }
    // The process ends here. To take everything apart before would only take time.
    mem::forget((requests, environment, code));
    mem::forget(site);
    Ok(if compiled == count && wrong == 0 {
        Exit::Good
    } else {
        Exit::BadCode
    })
}

/// Says what there is to say while nodes are compiled.
struct Printer {
    format: CatalogFormat,
    complaints: Complaints,
    several: bool,
    environment: String,
}

impl Printer {
    fn new(format: CatalogFormat, args: &CompilationArgs, site: &Site, nodes: &[Node]) -> Self {
        let usual = match format {
            CatalogFormat::Reference => Format::Reference,
            _ if is_puppet() => Format::Reference,
            _ => Format::Human,
        };
        let mut complaints = Complaints::new(&args.messages, usual);
        complaints.set_level(site::least(site, &args.messages));
        Self {
            format,
            complaints,
            several: nodes.len() > 1,
            environment: site.environment_name().to_owned(),
        }
    }

    /// Whether messages are where the reference has them: called by its name, in all formats.
    fn is_reference(&self) -> bool {
        self.format == CatalogFormat::Reference || is_puppet()
    }

    fn is_for_programs(&self) -> bool {
        self.complaints.format().is_for_programs()
    }

    /// The code of `-e`, or nothing if it is bad.
    fn check(
        &mut self,
        code: &str,
        environment: &Environment,
        args: &CompilationArgs,
        output: &mut Output<'_>,
    ) -> io::Result<Option<Arc<Program>>> {
        let Language {
            strict, dialect, ..
        } = environment.language();
        let color = args.messages.color;
        let settings = of_code(strict.into(), dialect, &self.environment, color);
        let found = Found::code(Origin::CommandLine(code.to_owned()));
        let (checked, ast) = checking(false, &settings).check_tree(&found);
        self.complaints.checked("-e", &checked, &settings, output)?;
        Ok(ast.map(Program::lower))
    }

    /// What the manifests of the environment have to say, and whether they are good.
    fn load(
        &mut self,
        environment: &Environment,
        nodes: &[Node],
        output: &mut Output<'_>,
    ) -> io::Result<bool> {
        match environment.initial_manifests() {
            Ok(manifests) => {
                if manifests.is_empty() && !is_puppet() {
                    let manifest = Path::new(environment.manifest().unwrap_or_default());
                    let here = std::env::current_dir().unwrap_or_default();
                    let manifest = manifest.strip_prefix(here).unwrap_or(manifest);
                    let message = format!("there is no manifest {}", manifest.display());
                    let warning = Severity::Warning;
                    self.complaints
                        .plain(warning, "NO_MANIFEST", &message, output)?;
                }
                for manifest in manifests.iter() {
                    self.logs(None, &manifest.logs, output)?;
                }
                Ok(true)
            }
            Err(error) => {
                let failed = Failed::of_code(error.failure.into_diagnostic());
                self.logs(None, self.without_end(&failed, &error.logs), output)?;
                if self.complaints.format() == Format::Human {
                    failure::show(&failed, None, &mut self.complaints, output)?;
                    return Ok(false);
                }
                // The reference tries again for each node.
                for node in nodes {
                    let name = Some(node.name());
                    failure::show(&failed, name, &mut self.complaints, output)?;
                }
                Ok(false)
            }
        }
    }

    /// Keeps what is known of nodes now, and says which would have been left out wrongly.
    fn remember(&mut self, fleet: &Fleet, output: &mut Output<'_>) -> io::Result<usize> {
        if let Err(error) = fleet.save() {
            let message = format!("what catalogs depend on is not remembered: {error}");
            let warning = Severity::Warning;
            self.complaints
                .plain(warning, "NOT_REMEMBERED", &message, output)?;
        }
        let wrong = fleet.wrong();
        for node in &wrong {
            let message = format!("{node} would have been left out, but its catalog differs");
            let error = Severity::Error;
            self.complaints
                .plain(error, "WRONGLY_LEFT_OUT", &message, output)?;
        }
        Ok(wrong.len())
    }

    /// What is worth knowing beforehand.
    fn introduce(
        &mut self,
        nodes: &[Node],
        destination: &Destination,
        output: &mut Output<'_>,
    ) -> io::Result<()> {
        let unknown: Vec<&Node> = nodes.iter().filter(|node| node.is_unknown()).collect();
        if let Some(first) = unknown.first().filter(|_| !is_puppet()) {
            let more = match unknown.len() - 1 {
                0 => String::new(),
                1 => " and 1 more node".to_owned(),
                more => format!(" and {more} more nodes"),
            };
            let message = format!(
                "there are no facts of {}{more}, only names; --facts gives some",
                first.name()
            );
            self.complaints
                .plain(Severity::Warning, "NO_FACTS", &message, output)?;
        }
        let lines = matches!(destination, Destination::Stdout)
            && self.several
            && matches!(self.format, CatalogFormat::Json);
        if lines && !self.is_for_programs() {
            writeln!(
                output.log,
                "note: a line a catalog; --output DIR makes a file a node"
            )?;
        }
        output.log.flush()
    }

    /// What came of a node.
    fn node(
        &mut self,
        node: &Node,
        done: CompileAnswer<Shown>,
        show: &Show,
        output: &mut Output<'_>,
    ) -> io::Result<()> {
        let logs = match &done.catalog {
            Err(failed) => self.without_end(failed, &done.logs),
            Ok(_) => &done.logs,
        };
        self.logs(Some(node.name()), logs, output)?;
        let is_compiled = match &done.catalog {
            Ok(_) => true,
            Err(failed) => failed.is_compiled(),
        };
        if is_compiled && self.is_reference() && self.complaints.shows(Level::Notice) {
            let (name, environment) = (node.name(), &done.environment);
            let line = format!(
                "Compiled catalog for {name} in environment {environment} in {:.2} seconds",
                done.seconds
            );
            let console = self.complaints.stdout();
            console.line(Level::Notice, &line, output.out)?;
        }
        match done.catalog {
            Ok(Shown::Written) => {}
            Ok(Shown::Text(text)) => output.out.write_all(&text)?,
            Ok(Shown::Catalog(catalog)) => {
                match self.format {
                    CatalogFormat::Yaml if is_puppet() => {
                        let text = marotte_yaml::dump(&to_data(&catalog)?);
                        let text = text.trim_start_matches("---");
                        write!(
                            output.out,
                            "--- !ruby/object:Puppet::Resource::Catalog{text}"
                        )?;
                    }
                    _ => show.write(&catalog, output.out)?,
                }
                // It was the only one.
                mem::forget(catalog);
            }
            Err(failed) => {
                let name = Some(node.name());
                failure::show(&failed, name, &mut self.complaints, output)?;
            }
        }
        output.log.flush()
    }

    /// The messages before an error. The reference logs some errors before it raises them, and says
    /// so; nobody else wants to read them twice.
    fn without_end<'a>(&self, failed: &Failed, logs: &'a [LogEntry]) -> &'a [LogEntry] {
        match logs {
            [before @ .., _]
                if self.complaints.format() != Format::Reference && failed.ends(logs) =>
            {
                before
            }
            logs => logs,
        }
    }

    /// Messages, with the node that they are about if there are several. The reference has those
    /// that are no complaints on standard output.
    fn logs(
        &mut self,
        node: Option<&str>,
        logs: &[LogEntry],
        output: &mut Output<'_>,
    ) -> io::Result<()> {
        let (node, notices) = match self.format {
            _ if self.is_reference() && !self.is_for_programs() => (None, Notices::ToResult),
            _ => (
                node.filter(|_| self.several || self.is_for_programs()),
                Notices::ToLog,
            ),
        };
        self.complaints.entries(node, logs, notices, output)
    }
}

//! `marotte parity`: catalogs compared with a real Puppet's.

use std::io;

use marotte_diagnostics::render::Output;
use marotte_report::parity::Show;
use marotte_site::{Beginning, ParityRequest, ReferenceSource};

use super::refuse;
use crate::args::ParityArgs;
use crate::exit::Exit;
use crate::progress::Progress;
use crate::site;

/// `marotte parity`
pub(super) fn parity(args: ParityArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let site = match site::open(&args.site) {
        Ok(site) => site,
        Err(problem) => return refuse(output, &problem),
    };
    let environment = site.open_environment(site.environment_name(), Beginning::Manifests);
    let environment = match environment {
        Ok(environment) => environment,
        Err(problem) => return refuse(output, &problem),
    };
    let reference = match (&args.catalogs, args.puppetdb) {
        (Some(path), _) => ReferenceSource::Catalogs(site::text(path)),
        (None, Some(url)) => ReferenceSource::PuppetDb(url),
        (None, None) => ReferenceSource::Puppet {
            ruby: args.puppet_ruby,
            lib: args.puppet_lib.as_deref().map(site::text),
        },
    };
    let request = ParityRequest {
        nodes: site::nodes(args.nodes, &args.site),
        reference,
    };
    let mut progress: Option<Progress> = None;
    let report = site.parity(&request, &mut |done, total| {
        let bar = progress.get_or_insert_with(|| Progress::new(total, "nodes"));
        bar.at(done);
    });
    drop(progress);
    let report = match report {
        Ok(report) => report,
        Err(problem) => return refuse(output, &problem),
    };
    let show = Show {
        format: args.format.into(),
        root: environment.root(),
    };
    show.write(&report, output.out)?;
    Ok(match report.is_good() {
        true => Exit::Good,
        false => Exit::BadCode,
    })
}

//! Files that are read, through the host.

use super::path_of;
use crate::host::{FileKind, FileProblem};
use crate::interp::{Outcome, Ruby, Throw};
use crate::native::{Args, NativeMethod, at_least, native};
use crate::object::{Text, Value};

/// Methods of `IO` itself.
pub(super) const METHODS: &[NativeMethod] = &[
    at_least("read", 1, read),
    at_least("binread", 1, binread),
    at_least("readlines", 1, readlines),
    at_least("foreach", 1, foreach),
    at_least("popen", 0, |ruby, _, _| Err(ruby.not_allowed("IO.popen"))),
];

/// Methods of `File` itself.
pub(super) const FILE_METHODS: &[NativeMethod] = &[
    at_least("open", 1, open),
    at_least("new", 1, open),
    native("ftype", 1, ftype),
];

/// The error of a file that cannot be read.
pub(super) fn problem(ruby: &mut Ruby<'_>, problem: FileProblem, path: &str) -> Box<Throw> {
    let (class, message) = match problem {
        FileProblem::Missing => ("Errno::ENOENT", "No such file or directory @ rb_sysopen"),
        FileProblem::Forbidden => ("Errno::EACCES", "Permission denied @ rb_sysopen"),
        FileProblem::IsFolder => ("Errno::EISDIR", "Is a directory @ io_fread"),
        FileProblem::Other => ("IOError", "file cannot be read"),
    };
    ruby.error(class, format!("{message} - {path}"))
}

/// The bytes of a file.
pub(crate) fn bytes(ruby: &mut Ruby<'_>, path: &str, what: &str) -> Outcome<Vec<u8>> {
    match ruby.host.read_file(path) {
        Some(Ok(bytes)) => {
            ruby.charge(bytes.len())?;
            Ok(bytes)
        }
        Some(Err(reason)) => Err(problem(ruby, reason, path)),
        None => Err(ruby.not_allowed(what)),
    }
}

fn read(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let path = path_of(ruby, args.at(0))?;
    let mut content = bytes(ruby, &path, "File.read")?;
    if let Some(Value::Integer(length)) = args.get(1) {
        content.truncate(usize::try_from(length).unwrap_or(usize::MAX));
    }
    Ok(ruby.string(Text::from_bytes(&content)))
}

fn binread(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let path = path_of(ruby, args.at(0))?;
    let content = bytes(ruby, &path, "File.binread")?;
    Ok(ruby.string(Text::binary(content)))
}

/// The lines of a file, without their ends if `chomp: true` is said.
fn lines(ruby: &mut Ruby<'_>, args: &Args<'_>, what: &str) -> Outcome<Vec<Value>> {
    let path = path_of(ruby, args.at(0))?;
    let content = bytes(ruby, &path, what)?;
    let options = args.values.last().filter(|_| args.keywords);
    let chomps = options
        .and_then(|options| ruby.hash_of(*options))
        .and_then(|table| table.get_symbol("chomp"))
        .is_some_and(Value::is_truthy);
    Ok(content
        .split_inclusive(|byte| *byte == b'\n')
        .map(|line| {
            let line = if chomps {
                let line = line.strip_suffix(b"\n").unwrap_or(line);
                line.strip_suffix(b"\r").unwrap_or(line)
            } else {
                line
            };
            ruby.string(Text::from_bytes(line))
        })
        .collect())
}

fn readlines(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let lines = lines(ruby, args, "File.readlines")?;
    Ok(ruby.array(lines))
}

fn foreach(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let lines = lines(ruby, args, "File.foreach")?;
    let Some(block) = args.block else {
        let lines = ruby.array(lines);
        return crate::core::enumerator::of(ruby, lines, "each", &[]);
    };
    for line in lines {
        ruby.call_block(block, &[line])?;
    }
    Ok(Value::Nil)
}

/// `File.open(path) { |file| … }`: what is read is text that is there already.
pub(in crate::core) fn open(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let path = path_of(ruby, args.at(0))?;
    let mode = match args.get(1).map(|mode| ruby.text(mode)) {
        Some(Some(mode)) => mode.to_owned(),
        _ => "r".to_owned(),
    };
    if !mode.starts_with('r') || mode.contains('+') {
        return Err(ruby.not_allowed("File.open for writing"));
    }
    let content = bytes(ruby, &path, "File.open")?;
    let content = ruby.string(Text::from_bytes(&content));
    let mode = ruby.string("r");
    let name = crate::symbol::Symbol::new("StringIO");
    ruby.load_constant(name)?;
    let Some(class) = ruby.constant_path("StringIO") else {
        return Err(ruby.not_allowed("File.open"));
    };
    let io = ruby.send(Value::Object(class), "new", &[content, mode])?;
    match args.block {
        Some(block) => ruby.call_block(block, &[io]),
        None => Ok(io),
    }
}

fn kind(ruby: &mut Ruby<'_>, args: &Args<'_>, what: &str) -> Outcome<FileKind> {
    let path = path_of(ruby, args.at(0))?;
    match ruby.host.file_kind(&path) {
        Some(kind) => Ok(kind),
        None => Err(ruby.not_allowed(what)),
    }
}

pub(super) fn exists(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    Ok((kind(ruby, args, "File.exist?")? != FileKind::Nothing).into())
}

pub(super) fn is_file(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    Ok((kind(ruby, args, "File.file?")? == FileKind::File).into())
}

pub(super) fn is_folder(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    Ok((kind(ruby, args, "File.directory?")? == FileKind::Folder).into())
}

/// Links are followed and nothing can be written or run here.
pub(super) fn never(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    kind(ruby, args, "looking at files")?;
    Ok(false.into())
}

fn ftype(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let name = match kind(ruby, args, "File.ftype")? {
        FileKind::File => "file",
        FileKind::Folder => "directory",
        FileKind::Nothing => {
            let path = path_of(ruby, args.at(0))?;
            return Err(problem(ruby, FileProblem::Missing, &path));
        }
    };
    Ok(ruby.string(name))
}

pub(super) fn size(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let path = path_of(ruby, args.at(0))?;
    Ok(bytes(ruby, &path, "File.size")?.len().into())
}

pub(super) fn size_or_nil(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if kind(ruby, args, "File.size?")? != FileKind::File {
        return Ok(Value::Nil);
    }
    match size(ruby, this, args)? {
        Value::Integer(0) => Ok(Value::Nil),
        size => Ok(size),
    }
}

pub(super) fn is_empty(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if kind(ruby, args, "File.zero?")? != FileKind::File {
        return Ok(false.into());
    }
    Ok(matches!(size(ruby, this, args)?, Value::Integer(0)).into())
}

//! Users and groups come from files alone, and only where nothing else may know more.

use marotte_ruby::host::{FileKind, FileProblem, Host};
use marotte_ruby::image::RUBY;
use marotte_ruby::interp::Limits;
use marotte_ruby::lower::lower;
use marotte_ruby::{Ruby, Throw, Vm};

const PASSWD: &str =
    "# users\nroot:x:0:0:root:/root:/bin/sh\nada:x:1000:100:Ada,,:/home/ada:\n+::::::\n";
const GROUP: &str = "root:x:0:\nusers:x:100:ada,bob\n";

/// A machine with these files.
struct Machine {
    switch: Option<&'static str>,
}

impl Host for Machine {
    fn read_file(&mut self, path: &str) -> Option<Result<Vec<u8>, FileProblem>> {
        let text = match path {
            "/etc/passwd" => Some(PASSWD),
            "/etc/group" => Some(GROUP),
            "/etc/nsswitch.conf" => self.switch,
            _ => None,
        };
        let text = text.ok_or(FileProblem::Missing);
        Some(text.map(|text| text.as_bytes().to_vec()))
    }

    fn file_kind(&mut self, path: &str) -> Option<FileKind> {
        Some(match (path, self.switch) {
            ("/etc/nsswitch.conf", None) => FileKind::Nothing,
            _ => FileKind::File,
        })
    }
}

fn answer(switch: Option<&'static str>, code: &str) -> String {
    let program = lower("case.rb", code).expect("code");
    let mut vm = Vm::new(&RUBY, Limits::default());
    let mut host = Machine { switch };
    Ruby::with(&mut vm, &mut host, |ruby| {
        let main = ruby.main_object();
        match ruby.run(&program, main) {
            Ok(value) => match ruby.inspect(value) {
                Ok(text) => text.to_string(),
                Err(_) => "no text".into(),
            },
            Err(throw) => match *throw {
                Throw::Raise(exception) => {
                    let class = ruby.real_class_of(exception);
                    ruby.module_name(class).to_string()
                }
                _ => "an end".into(),
            },
        }
    })
}

#[test]
fn users_are_those_of_files() {
    let code =
        "u = Etc.getpwnam('ada'); [u.uid, u.gid, u.gecos, u.dir, u.shell, Etc.getpwuid(0).name]";
    let known = r#"[1000, 100, "Ada,,", "/home/ada", "", "root"]"#;
    assert_eq!(answer(None, code), known);
    let code = "g = Etc.getgrgid(100); [g.name, g.mem, Etc.getgrnam('root').mem]";
    assert_eq!(answer(None, code), r#"["users", ["ada", "bob"], []]"#);
    let code = "names = []; Etc.passwd { |u| names << u.name }; names";
    assert_eq!(answer(None, code), r#"["root", "ada"]"#);
}

#[test]
fn what_other_sources_may_know_is_refused() {
    let code = "Etc.getpwnam('eve')";
    assert_eq!(answer(None, code), "ArgumentError");
    assert_eq!(
        answer(Some("passwd: files systemd\n"), code),
        "ArgumentError"
    );
    let switch = Some("passwd: files [NOTFOUND=continue] ldap # directory\ngroup: files\n");
    assert_eq!(answer(switch, code), "RefusedError");
    assert_eq!(answer(switch, "Etc.getgrnam('eve')"), "ArgumentError");
    assert_eq!(answer(switch, "Etc.getpwnam('ada').uid"), "1000");
    assert_eq!(answer(None, "Etc.getlogin"), "RefusedError");
}

//! Where values come from and what they come to, as `puppet config print` shows them.

use marotte_diagnostics::Level;
use marotte_settings::{
    EnvironmentSettings, Origin, Raw, RunMode, SettingValue, Settings, TestSystem,
};

fn configured(text: &str) -> Settings {
    let mut settings = Settings::new(TestSystem::default().into(), RunMode::Server);
    let said = settings.parse_config("/c/puppet.conf", text).unwrap();
    assert!(said.is_empty());
    settings
}

fn refused(text: &str, name: &str) -> String {
    let mut settings = Settings::new(TestSystem::default().into(), RunMode::Server);
    match settings.parse_config("/c/puppet.conf", text) {
        Ok(_) => settings.values(None).value(name).unwrap_err().to_string(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn every_setting_has_a_value() {
    let settings = Settings::new(TestSystem::default().into(), RunMode::Server);
    let values = settings.values(None);
    for setting in marotte_settings::all() {
        assert!(values.print(setting.name).is_ok(), "{}", setting.name);
    }
    let text = |name| values.text(name).unwrap();
    assert_eq!(text("certname"), "web.example.com");
    assert_eq!(
        text("hostcert"),
        "/etc/puppetlabs/puppet/ssl/certs/web.example.com.pem"
    );
    assert_eq!(text("hiera_config"), "/etc/puppetlabs/puppet/hiera.yaml");
    assert_eq!(
        text("basemodulepath"),
        "/etc/puppetlabs/code/modules:/opt/puppetlabs/puppet/modules"
    );
    assert_eq!(text("ca_port"), "8140");
    assert_eq!(
        values.value("ca_ttl").unwrap(),
        SettingValue::Integer(157_680_000)
    );
    assert_eq!(
        values.value("maxwaitforcert").unwrap(),
        SettingValue::Unlimited
    );
    assert_eq!(
        text("supported_checksum_types"),
        r#"["sha256", "sha384", "sha512", "sha224", "md5"]"#
    );
    assert_eq!(text("nothing"), "");
}

#[test]
fn others_than_root_have_their_own_folders() {
    let settings = Settings::new(TestSystem { root: false }.into(), RunMode::User);
    let values = settings.values(None);
    assert_eq!(
        settings.config_path().unwrap(),
        "/home/user/.puppetlabs/etc/puppet/puppet.conf"
    );
    assert_eq!(
        values.text("statedir").unwrap(),
        "/home/user/.puppetlabs/opt/puppet/cache/state"
    );
}

#[test]
fn the_nearest_value_counts() {
    let text = "[main]\nserver = a\nca_server = x\n[master]\nserver = c\nreport_server = c\n\
                [server]\nserver = b\n[agent]\nserver = d\n";
    let mut settings = configured(text);
    let section = |settings: &Settings, name: &str, of: &str| {
        settings.section_values(None, of).text(name).unwrap()
    };
    assert_eq!(section(&settings, "server", "server"), "b");
    assert_eq!(section(&settings, "server", "main"), "a");
    assert_eq!(section(&settings, "server", "agent"), "d");
    assert_eq!(section(&settings, "report_server", "server"), "c");
    assert_eq!(section(&settings, "report_server", "agent"), "d");
    let (_, origin) = settings.values(None).lookup("server").unwrap();
    assert_eq!(origin.to_string(), "/c/puppet.conf:8 [server]");
    settings.set_flag("server", "'f'").unwrap();
    assert_eq!(section(&settings, "server", "server"), "f");
    settings.set_flag("masterport", "99").unwrap();
    assert_eq!(section(&settings, "serverport", "server"), "99");
    assert!(settings.set_flag("nothing", "1").is_err());
}

#[test]
fn an_environment_is_asked_before_files() {
    let settings = configured("[main]\nenvironment_timeout = 5m\nstatic_catalogs = false\n");
    let environment = EnvironmentSettings {
        name: "e".to_owned(),
        values: vec![
            (
                "environment_timeout",
                Raw::Text("10".to_owned()),
                Origin::Environment("e".to_owned()),
            ),
            (
                "config_version",
                Raw::Text("/v $environment".to_owned()),
                Origin::Default,
            ),
            ("manifest", Raw::Undef, Origin::Default),
            (
                "modulepath",
                Raw::Text("$codedir/$environment".to_owned()),
                Origin::Default,
            ),
        ],
    };
    let values = settings.values(Some(&environment));
    assert_eq!(values.text("environment_timeout").unwrap(), "10");
    assert_eq!(values.text("static_catalogs").unwrap(), "false");
    assert_eq!(values.text("config_version").unwrap(), "/v e");
    assert_eq!(
        values.text("modulepath").unwrap(),
        "/etc/puppetlabs/code/$environment"
    );
    assert_eq!(
        settings.values(None).text("environment_timeout").unwrap(),
        "300"
    );
}

#[test]
fn errors_are_the_references() {
    for (text, name, error) in [
        (
            "logdir = $zzz/x",
            "logdir",
            "Error converting value for param 'logdir': Could not find value for $zzz",
        ),
        (
            "splay = maybe",
            "splay",
            "Invalid value '\"maybe\"' for boolean parameter: splay",
        ),
        (
            "runinterval = 3x",
            "runinterval",
            "Invalid duration format '\"3x\"' for parameter: runinterval",
        ),
        (
            "statettl = x",
            "statettl",
            "Invalid 'time to live' format '\"x\"' for parameter: statettl",
        ),
        (
            "strict = A",
            "strict",
            "Invalid value 'A' for parameter strict. Allowed values are 'off', 'warning', 'error'",
        ),
        (
            "certname = A",
            "certname",
            "Certificate names must be lower case",
        ),
        (
            "ca_port = 70000",
            "ca_port",
            "Value '70000' is not a valid port number for parameter: ca_port",
        ),
        (
            "max_errors = x",
            "max_errors",
            "Cannot convert '\"x\"' to an integer for parameter: max_errors",
        ),
        (
            "modulepath = x",
            "",
            "Cannot set modulepath settings in puppet.conf",
        ),
        (
            "disable_warnings = x",
            "",
            "Cannot disable unrecognized warning types 'x'. Valid values are 'deprecations, undefined_variables, undefined_resources'.",
        ),
    ] {
        assert_eq!(refused(text, name), error);
    }
    let circle = refused("server = $ca_server", "ca_server");
    assert_eq!(circle.matches("ca_server").count(), 2, "{circle}");
    assert!(circle.ends_with("is about itself"), "{circle}");
    let mut settings = Settings::new(TestSystem::default().into(), RunMode::Server);
    let said = settings
        .parse_config("/c", "[main]\nvardir = /x\nwhat\n")
        .unwrap();
    let text = "Could not parse /c: Could not match line what\n (file: /c, line: 3)";
    assert_eq!(said[0].level, Level::Err);
    assert_eq!(said[0].message.to_string(), text);
    assert_eq!(
        settings.values(None).text("vardir").unwrap(),
        "/opt/puppetlabs/puppet/cache"
    );
}

#[test]
fn nothing_that_is_written_can_do_harm() {
    // Any text that is made of what means something.
    let pieces = [
        "[",
        "]",
        "{",
        "}",
        "=",
        "$",
        "${",
        "\n",
        "#",
        " ",
        "'",
        "\"",
        ",",
        ":",
        "main",
        "server",
        "vardir",
        "statedir",
        "mode",
        "environment",
        "run_mode",
        "ca_port",
        "0x",
        "9",
        "-",
        "5y",
        "true",
        "\u{e9}",
        "\u{1f600}",
        "~",
        "/",
        "..",
        "\r",
        "splay",
        "priority",
        "statettl",
    ];
    let mut state = 1_u64;
    let mut next = |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    for _ in 0..3000 {
        let length = next(30);
        let text: String = (0..length).map(|_| pieces[next(pieces.len())]).collect();
        let mut settings = Settings::new(TestSystem::default().into(), RunMode::Server);
        let _ = settings.parse_config("/c", &text);
        for name in [
            "vardir", "statedir", "ca_port", "splay", "priority", "statettl",
        ] {
            let values = settings.values(None);
            let _ = values.print(name).map(|value| value.to_string());
            let _ = values.expand(&text, name);
            let mut flags = settings.clone();
            let _ = flags.set_flag(name, &text);
            let _ = flags.values(None).print(name);
        }
    }
}

#[test]
fn a_default_that_is_made_of_others_is_no_way_around() {
    let text = "[main]\nvardir = $hiera_config\nconfdir = $vardir\n";
    let message = refused(text, "vardir");
    assert!(message.contains("confdir"), "{message}");
}

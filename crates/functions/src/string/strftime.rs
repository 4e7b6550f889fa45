//! `strftime`

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::Call;
use marotte_eval::{EvalResult, Signal, function};
use marotte_pcore::{Str, Value};
use marotte_scalars::timestamp::{Timestamp, Timezone};

use crate::conversion::complaint;

function! {
    /// Prints a timestamp or a timespan by a format.
    ///
    /// The directives for timestamps are those of Ruby's `strftime`; a timestamp is printed in
    /// UTC unless a time zone is given. The directives for timespans are `%D` (days), `%H`
    /// (hours), `%M` (minutes), `%S` (seconds), `%L` (milliseconds) and `%N` (nanoseconds), of
    /// which the largest also takes what is beyond its range.
    ///
    /// Without a time, it prints the current one. That way to call it is deprecated.
    ///
    /// ```puppet
    /// strftime(Timestamp('2025-03-09T07:05:01'), '%d.%m.%Y, %H.%M')
    /// #=> '09.03.2025, 07.05'
    /// strftime(Timestamp('2025-03-09T07:05:01'), '%H:%M %z', '+02:00')
    /// #=> '09:05 +0200'
    /// strftime(Timespan('1-03:04:05'), '%H hours, %M minutes')
    /// #=> '27 hours, 04 minutes'
    /// ```
    strftime {
        "Timespan $time_object, String $format" => timespan,
        "Timestamp $time_object, String $format, String $timezone = ?" => timestamp,
        "String $format, String $timezone = ?" => now,
    }
}

fn timespan(_call: &mut Call<'_>, time: Value, format: Str) -> EvalResult<String> {
    match time {
        Value::Timespan(time) => time.format(&format).map_err(complaint),
        _ => Err(disagreement("a Timespan")),
    }
}

fn timestamp(
    call: &mut Call<'_>,
    time: Value,
    format: Str,
    timezone: Option<Str>,
) -> EvalResult<String> {
    match time {
        Value::Timestamp(time) => print(call, *time, &format, timezone),
        _ => Err(disagreement("a Timestamp")),
    }
}

fn now(call: &mut Call<'_>, format: Str, timezone: Option<Str>) -> EvalResult<String> {
    call.warn_once("legacy#strftime", FunctionIssue::DeprecatedSignature, true);
    match call.outside().machine.now() {
        Some(now) => print(call, Timestamp::from_nanoseconds(now), &format, timezone),
        None => {
            let function = call.name;
            Err(Signal::during(FunctionIssue::NoClock { function }))
        }
    }
}

fn print(
    call: &Call<'_>,
    time: Timestamp,
    format: &str,
    timezone: Option<Str>,
) -> EvalResult<String> {
    let name = timezone.unwrap_or_default();
    let timezone = Timezone {
        name: &name,
        current_offset: call.outside().machine.zone_offset(),
    };
    time.format(format, timezone).map_err(complaint)
}

#[cold]
fn disagreement(wanted: &'static str) -> Signal {
    Signal::during(FunctionIssue::Disagreement { wanted })
}

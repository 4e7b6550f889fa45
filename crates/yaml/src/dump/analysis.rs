//! What libyaml finds out about a scalar before it is written.

/// In which styles a scalar can be written.
pub(super) struct Analysis {
    pub(super) plain: bool,
    pub(super) single: bool,
    pub(super) block: bool,
    pub(super) multiline: bool,
}

/// Whether a character ends a line.
pub(super) fn is_break(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Whether a character is written as it is.
pub(super) fn is_printable(c: char) -> bool {
    matches!(c, '\n' | ' '..='~' | '\u{a0}'..='\u{d7ff}' | '\u{e000}'..='\u{fffd}')
        && c != '\u{feff}'
}

fn is_blank(c: Option<char>) -> bool {
    c.is_none_or(|c| c == ' ' || c == '\t' || c == '\0' || is_break(c))
}

pub(super) fn analyze(text: &str) -> Analysis {
    let mut analysis = Analysis {
        plain: true,
        single: true,
        block: true,
        multiline: false,
    };
    if text.is_empty() {
        analysis.block = false;
        return analysis;
    }
    let mut has_indicators = text.starts_with("---") || text.starts_with("...");
    let (mut special, mut break_space, mut space_break) = (false, false, false);
    let (mut was_space, mut was_break, mut after_blank) = (false, false, true);
    let mut chars = text.chars().peekable();
    let mut is_first = true;
    while let Some(c) = chars.next() {
        let before_blank = is_blank(chars.peek().copied());
        has_indicators |= if is_first {
            match c {
                '#' | ',' | '[' | ']' | '{' | '}' | '&' | '*' | '!' | '|' | '>' | '\'' | '"'
                | '%' | '@' | '`' => true,
                '?' | ':' | '-' => before_blank,
                _ => false,
            }
        } else {
            match c {
                ':' => before_blank,
                '#' => after_blank,
                _ => false,
            }
        };
        special |= !is_printable(c) && !is_break(c) || matches!(c, '\r' | '\u{85}');
        if c == ' ' {
            break_space |= was_break;
            (was_space, was_break) = (true, false);
        } else if is_break(c) {
            analysis.multiline = true;
            space_break |= was_space;
            (was_space, was_break) = (false, true);
        } else {
            (was_space, was_break) = (false, false);
        }
        after_blank = is_blank(Some(c));
        is_first = false;
    }
    let edge = |c: Option<char>| c.is_some_and(|c| c == ' ' || is_break(c));
    let has_bare_edge = edge(text.chars().next()) || edge(text.chars().next_back());
    if text.ends_with(' ') || space_break || special {
        analysis.block = false;
    }
    if break_space || space_break || special {
        analysis.single = false;
    }
    if has_bare_edge || has_indicators || analysis.multiline || !analysis.single {
        analysis.plain = false;
    }
    analysis
}

//! Room between a tag and a comma.
//!
//! In a flow collection a comma may follow a tag at once (`[!t,1]`): the tag is that of nothing. The parser
//! panics at that, but reads the same with a space between them.

/// The text with a space wherever a comma follows a tag at once; nothing if there is no such place.
pub(crate) fn after_tags(text: &[u8]) -> Option<Vec<u8>> {
    if !may_need_it(text) {
        return None;
    }
    let mut reader = Reader::default();
    for line in text.split_inclusive(|byte| *byte == b'\n') {
        reader.line(line);
    }
    (reader.made.len() > text.len()).then_some(reader.made)
}

/// Whether something like a tag has a comma behind it, be it in a tag or in a text.
fn may_need_it(text: &[u8]) -> bool {
    let mut rest = text;
    while let Some(at) = rest.iter().position(|byte| *byte == b'!') {
        rest = &rest[at..];
        let length = tag_length(rest);
        rest = &rest[length..];
        if rest.first() == Some(&b',') {
            return true;
        }
    }
    false
}

/// How long the tag is that a text begins with.
fn tag_length(text: &[u8]) -> usize {
    let ends = |byte: &u8| byte.is_ascii_whitespace() || b",[]{}".contains(byte);
    let found = match text.starts_with(b"!<") {
        true => text.iter().position(|byte| *byte == b'>').map(|at| at + 1),
        false => text.iter().position(ends),
    };
    found.unwrap_or(text.len())
}

/// What is known of a text up to a place.
#[derive(Default)]
struct Reader {
    made: Vec<u8>,
    /// How many flow collections are open.
    depth: usize,
    /// The quotes that a text is in.
    quote: Option<u8>,
    /// How far the line is indented that a block scalar belongs to.
    block: Option<usize>,
}

impl Reader {
    fn line(&mut self, line: &[u8]) {
        let indent = line.iter().take_while(|byte| **byte == b' ').count();
        let is_empty = line.trim_ascii().is_empty();
        if self.block.is_some_and(|of| is_empty || indent > of) {
            self.made.extend_from_slice(line);
            return;
        }
        self.block = None;
        let mut at = 0;
        while let Some(byte) = line.get(at) {
            let length = self.token(&line[at..], &line[..at]);
            self.made.extend_from_slice(&line[at..at + length]);
            at += length;
            let follows = line.get(at) == Some(&b',');
            if *byte == b'!' && length > 0 && follows && self.depth > 0 && self.quote.is_none() {
                self.made.push(b' ');
            }
        }
        if self.depth == 0 && self.quote.is_none() && begins_block(line) {
            self.block = Some(indent);
        }
    }

    /// Takes the next piece of a line behind what is before it, and gives its length.
    fn token(&mut self, rest: &[u8], before: &[u8]) -> usize {
        let byte = rest[0];
        if let Some(quote) = self.quote {
            if byte == b'\\' && quote == b'"' {
                return rest.len().min(2);
            }
            if byte == quote {
                self.quote = None;
            }
            return 1;
        }
        let after_space = before.last().is_none_or(u8::is_ascii_whitespace);
        let begins = match self.depth {
            0 => after_space && is_in_front_of_value(before),
            _ => after_space || before.last().is_some_and(|byte| b"[{,:".contains(byte)),
        };
        match byte {
            b'#' if after_space => return rest.len(),
            b'"' | b'\'' if begins => self.quote = Some(byte),
            b'[' | b'{' if begins => self.depth += 1,
            b']' | b'}' => self.depth = self.depth.saturating_sub(1),
            b'!' if begins => return tag_length(rest),
            _ => {}
        }
        1
    }
}

/// Whether a value may begin behind this part of a line, which is in no flow collection: nothing is there but
/// indicators, keys, tags and anchors.
fn is_in_front_of_value(before: &[u8]) -> bool {
    let mut words = before.trim_ascii().rsplit(u8::is_ascii_whitespace);
    words.next().is_none_or(|word| match word {
        [] | [b'!' | b'&', ..] => true,
        [.., last] => b":-?".contains(last),
    })
}

/// Whether the lines below are text: a line ends in `|` or `>`, and what says how to take them.
fn begins_block(line: &[u8]) -> bool {
    let code = match line.windows(2).position(|pair| pair == b" #") {
        Some(comment) => &line[..comment],
        None => line,
    };
    let last = code.trim_ascii().rsplit(u8::is_ascii_whitespace).next();
    last.is_some_and(|word| {
        let [b'|' | b'>', rest @ ..] = word else {
            return false;
        };
        rest.iter().all(|byte| b"+-0123456789".contains(byte))
    })
}

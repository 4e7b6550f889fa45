//! Names, keywords, references to types and variables.

use marotte_diagnostics::{DialectIssue, LexingIssue};

use super::chars::is_word;
use super::scan::Lexer;
use super::token::TokenKind as T;

impl Lexer<'_> {
    /// A name, a keyword or a bare word.
    pub(super) fn word(&mut self) {
        let start = self.pos;
        let (end, is_name) = self.bare_word(start);
        self.pos = end;
        let kind = if is_name {
            self.keyword(&self.bytes[start..end])
        } else {
            T::Word
        };
        if self.language.dialect.is_evaluator4() {
            self.check_segments(start, end);
        }
        self.push(kind, start, end);
    }

    /// Complains of keywords in a name of several segments, and of a type behind one.
    #[cold]
    fn check_segments(&mut self, start: usize, end: usize) {
        let rest = &self.bytes[end..];
        if rest.starts_with(b"::") && rest.get(2).is_some_and(u8::is_ascii_uppercase) {
            let name_end = self.class_reference_end(end);
            let name = self.input[start..name_end].into();
            self.error(DialectIssue::LowerCaseType { name }, start, start, name_end);
        }
        let name = &self.input[start..end];
        let mut segments = name.split("::").filter(|segment| !segment.is_empty());
        let is_keyword = |segment: &&str| self.keyword(segment.as_bytes()) != T::Name;
        if name.contains("::")
            && let Some(keyword) = segments.find(is_keyword)
        {
            let (name, keyword) = (name.into(), keyword.into());
            let issue = DialectIssue::KeywordInName { name, keyword };
            self.error(issue, start, start, end);
        }
    }

    /// The end of the bare word that begins at `start` (perhaps with `::`), and whether it is a
    /// name; the end is `start` if there is none.
    fn bare_word(&self, start: usize) -> (usize, bool) {
        let hyphens = !self.language.dialect.is_evaluator4();
        let mut end = start;
        let mut is_name = true;
        loop {
            let mut at = end;
            if self.bytes[at..].starts_with(b"::") {
                at += 2;
            } else if end != start {
                break;
            }
            match self.bytes.get(at) {
                Some(b'a'..=b'z') => {}
                Some(b'_') => is_name = false,
                _ => break,
            }
            end = self.word_end(at + 1);
            let mut next = end;
            // A hyphen belongs to the word if the word goes on behind it.
            while hyphens && self.bytes.get(next) == Some(&b'-') {
                next += 1;
                let word_end = self.word_end(next);
                if word_end > next {
                    is_name = false;
                    (next, end) = (word_end, word_end);
                }
            }
        }
        (end, is_name)
    }

    pub(super) fn keyword(&self, word: &[u8]) -> T {
        if word.len() > 8 || word.len() < 2 {
            return T::Name;
        }
        match word {
            b"if" => T::If,
            b"in" => T::In,
            b"or" => T::Or,
            b"and" => T::And,
            b"attr" => T::Attr,
            b"case" => T::Case,
            b"class" => T::Class,
            b"default" => T::Default,
            b"define" => T::Define,
            b"else" => T::Else,
            b"elsif" => T::Elsif,
            b"false" => T::False,
            b"function" => T::Function,
            b"inherits" => T::Inherits,
            b"node" => T::Node,
            b"private" => T::Private,
            b"true" => T::True,
            b"type" => T::Type,
            b"undef" => T::Undef,
            b"unless" => T::Unless,
            b"plan" if self.language.tasks => T::Plan,
            b"apply" if self.language.tasks => T::Apply,
            _ => T::Name,
        }
    }

    /// The end of the class reference that begins at `start`; `start` if there is none.
    fn class_reference_end(&self, start: usize) -> usize {
        let mut end = start;
        loop {
            let at = if self.bytes[end..].starts_with(b"::") {
                end + 2
            } else {
                end
            };
            if !self.bytes.get(at).is_some_and(u8::is_ascii_uppercase)
                || (at == end && end != start)
            {
                return end;
            }
            end = self.word_end(at);
        }
    }

    fn word_end(&self, start: usize) -> usize {
        let rest = &self.bytes[start..];
        start
            + rest
                .iter()
                .position(|byte| !is_word(*byte))
                .unwrap_or(rest.len())
    }

    pub(super) fn class_reference(&mut self) {
        let start = self.pos;
        let end = self.class_reference_end(start);
        self.pos = end;
        if self.bytes[end..].starts_with(b"::") {
            self.error(LexingIssue::IllegalClassReference, end + 1, start, end + 2);
            self.skip_bad_name();
        }
        self.push(T::ClassRef, start, end);
    }

    /// Moves past the rest of a name that is not one.
    fn skip_bad_name(&mut self) {
        while self.bytes[self.pos..].starts_with(b"::") {
            self.pos = self.word_end(self.pos + 2);
        }
    }

    /// `:`, `::Name` or `::name`.
    pub(super) fn colon(&mut self) {
        if self.peek(1) != b':' {
            return self.emit(T::Colon, 1);
        }
        let start = self.pos;
        if self.peek(2).is_ascii_uppercase() {
            let end = self.class_reference_end(start);
            self.pos = end;
            if self.bytes[end..].starts_with(b"::") {
                let issue = LexingIssue::IllegalFullyQualifiedClassReference;
                self.error(issue, end + 3, start, end + 2);
                self.skip_bad_name();
            }
            return self.push(T::ClassRef, start, end);
        }
        let (end, is_name) = self.bare_word(start);
        if end == start {
            let issue = LexingIssue::IllegalFullyQualifiedName;
            self.error(issue, start + 2, start, start + 2);
            self.pos = self.word_end(start + 2);
            return;
        }
        self.pos = end;
        if self.language.dialect.is_evaluator4() {
            self.check_segments(start, end);
        }
        self.push(if is_name { T::Name } else { T::Word }, start, end);
    }

    pub(super) fn variable(&mut self) {
        let start = self.pos;
        let end = self.variable_end(start + 1);
        self.pos = end;
        self.push_with(T::Variable, start, end, start + 1, end);
    }

    /// The end of the variable name that begins at `start`; `start` if there is none.
    pub(super) fn variable_end(&self, start: usize) -> usize {
        let mut end = start;
        loop {
            let colons = self.bytes[end..].starts_with(b"::");
            if !colons && end != start {
                return end;
            }
            let at = if colons { end + 2 } else { end };
            let word_end = self.word_end(at);
            if word_end == at {
                return end;
            }
            end = word_end;
        }
    }
}

//! Any text can be lexed: tokens lie in the text, in order and on character boundaries, and the
//! last one is the end.

#![no_main]

use libfuzzer_sys::fuzz_target;
use marotte_syntax::Language;
use marotte_syntax::lexer::{TokenKind, lex};

fuzz_target!(|text: &str| {
    let lexed = lex(text, &Language::default());
    assert_eq!(lexed.tokens.last().map(|token| token.kind), Some(TokenKind::End));
    for token in &lexed.tokens {
        assert!(text.get(token.span().range()).is_some(), "{:?}", token.span());
        let _ = lexed.text(text, *token);
    }
    for finding in &lexed.findings {
        assert!(text.get(finding.span.range()).is_some(), "{:?}", finding.span);
    }
});

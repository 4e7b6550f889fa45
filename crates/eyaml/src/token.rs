//! Finds the encrypted parts of a text.

use marotte_scalars::binary::Binary;

/// The way of encryption of values that do not say theirs.
const DEFAULT_SCHEME: &str = "PKCS7";

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    /// Text that is not encrypted.
    Plain(&'a str),
    /// `ENC[SCHEME,base64]`
    Encrypted {
        /// The way of encryption, such as `PKCS7`.
        scheme: &'a str,
        /// The cipher text.
        cipher: Vec<u8>,
    },
}

/// Whether there is something in a text that looks encrypted. What goes over a line break does
/// not, as in hiera-eyaml: folded blocks of YAML have blanks there.
pub fn is_encrypted(text: &str) -> bool {
    text.match_indices("ENC[").any(|(at, open)| {
        let rest = text[at + open.len()..].find([']', '\n']);
        rest.is_some_and(|end| text.as_bytes()[at + open.len() + end] == b']')
    })
}

/// The parts of a text in their order.
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let (mut plain, mut from) = (0, 0);
    while let Some(found) = text[from..].find("ENC[") {
        let open = from + found;
        let inside = open + "ENC[".len();
        from = inside;
        let Some(length) = text[inside..].find(']') else {
            break;
        };
        let Some((scheme, cipher)) = parse(&text[inside..inside + length]) else {
            continue;
        };
        if plain < open {
            tokens.push(Token::Plain(&text[plain..open]));
        }
        tokens.push(Token::Encrypted { scheme, cipher });
        from = inside + length + 1;
        plain = from;
    }
    if plain < text.len() {
        tokens.push(Token::Plain(&text[plain..]));
    }
    tokens
}

/// What is between the brackets: perhaps a scheme and a comma, then base 64 with blanks in it.
fn parse(inside: &str) -> Option<(&str, Vec<u8>)> {
    let (scheme, base64) = inside.split_once(',').unwrap_or((DEFAULT_SCHEME, inside));
    let is_scheme = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let is_base64 = |byte: u8| byte.is_ascii_alphanumeric() || b"+/ =\n".contains(&byte);
    let is_valid = !scheme.is_empty()
        && scheme.bytes().all(is_scheme)
        && !base64.is_empty()
        && base64.bytes().all(is_base64);
    is_valid.then(|| (scheme, Binary::from_base64(base64).bytes().to_vec()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn encrypted<'a>(scheme: &'a str, cipher: &[u8]) -> Token<'a> {
        Token::Encrypted {
            scheme,
            cipher: cipher.to_vec(),
        }
    }

    #[test]
    fn several_in_a_text() {
        assert_eq!(
            tokens("ü ENC[PKCS7,aGk=] and ENC[aGk=]!"),
            [
                Token::Plain("ü "),
                encrypted("PKCS7", b"hi"),
                Token::Plain(" and "),
                encrypted("PKCS7", b"hi"),
                Token::Plain("!"),
            ]
        );
        assert_eq!(tokens("ENC[GPG,aG\n k=]"), [encrypted("GPG", b"hi")]);
        assert!(tokens("").is_empty());
    }

    #[test]
    fn what_only_looks_like_it_stays() {
        for text in [
            "ENC[]",
            "ENC[PKCS7,]",
            "ENC[,aa]",
            "ENC[a b,aa]",
            "ENC[PKCS7,a,b]",
            "ENC[ü]",
            "ENC[aa",
        ] {
            assert_eq!(tokens(text), [Token::Plain(text)], "{text}");
        }
        assert_eq!(
            tokens("ENC[ENC[aGk=]"),
            [Token::Plain("ENC["), encrypted("PKCS7", b"hi")]
        );
    }

    #[test]
    fn brackets_are_on_one_line() {
        assert!(is_encrypted("a\nENC[PKCS7,aa bb] c"));
        assert!(is_encrypted("ENC[\nENC[]"));
        assert!(
            !is_encrypted("ENC[PKCS7,aa\nbb]") && !is_encrypted("ENC[aa") && !is_encrypted("x")
        );
    }
}

//! Whether a sentence of ours is somebody else's: what we say of the reference is said in our own
//! words, and this finds where it is not.

/// The words in a row that two texts may not share. Fewer are common to all who write of the same
/// thing: "the owner of the file".
const RUN: usize = 6;

/// The words that a sentence shares with a text, if they are too many: a run of them, or almost
/// all of a sentence.
pub(crate) fn likeness(sentence: &str, text: &str) -> Option<String> {
    let ours = words(sentence);
    shared_run(&ours, &words(text)).or_else(|| {
        let mut theirs = sentences(text).map(words);
        theirs.find_map(|theirs| almost_the_same(&ours, &theirs).then(|| theirs.join(" ")))
    })
}

fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.split("\n\n")
        .flat_map(|paragraph| paragraph.split('.'))
}

fn shared_run(ours: &[String], theirs: &[String]) -> Option<String> {
    let mut runs = ours.windows(RUN);
    let shared = runs.find(|run| theirs.windows(RUN).any(|other| other == *run));
    shared.map(|run| run.join(" "))
}

/// Whether three of four words of the longer one are, in their order, those of the other.
fn almost_the_same(ours: &[String], theirs: &[String]) -> bool {
    let longer = ours.len().max(theirs.len());
    longer > 0 && common(ours, theirs) * 4 >= longer * 3
}

/// The length of the longest common subsequence.
fn common(ours: &[String], theirs: &[String]) -> usize {
    let mut best = vec![0; theirs.len() + 1];
    for word in ours {
        // What `best` had in the row above and one to the left.
        let mut diagonal = 0;
        for (index, other) in theirs.iter().enumerate() {
            let above = best[index + 1];
            best[index + 1] = match word == other {
                true => diagonal + 1,
                false => above.max(best[index]),
            };
            diagonal = above;
        }
    }
    best[theirs.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_words_are_found_anywhere() {
        let text = "Some say.\n\nThe old crow sat on a high\n  branch and slept.";
        let found = likeness("Where the crow `sat on a high branch`, once.", text);
        assert_eq!(found.as_deref(), Some("crow sat on a high branch"));
        assert_eq!(likeness("It sat on a high wall.", text), None);
    }

    #[test]
    fn short_sentences_may_not_be_almost_the_same() {
        let text = "Of crows.  The name of the crow. It is black.";
        assert!(likeness("The name of this crow.", text).is_some());
        assert!(likeness("It is black.", text).is_some());
        assert_eq!(likeness("What it is called.", text), None);
        assert_eq!(likeness("", ""), None);
    }
}

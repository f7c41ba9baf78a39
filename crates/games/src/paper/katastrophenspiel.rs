//! The cards of Das Katastrophenspiel.

use redtag_katastrophenspiel::{Card, CardKind, CardRules, Katastrophenspiel};
use redtag_kernel::words::text;

use super::{Cutout, Ink, cutouts};

/// All cards, by number.
pub fn cards(game: &Katastrophenspiel, ink: &Ink) -> String {
    let cutout = |(card, rules): (Card, &CardRules)| Cutout {
        id: format!("card-{}", card.number()),
        front: face(game, ink, card, rules),
        back: None,
    };
    cutouts(
        "relief",
        &ink.word("paper-cards"),
        game.content.cards().map(cutout),
    )
}

fn face(game: &Katastrophenspiel, ink: &Ink, card: Card, rules: &CardRules) -> String {
    let said = |key| ink.say(&game.about(text(key), card));
    let number = card.number();
    let mut lines = vec![
        ("grade", format!("{} · {number}", said("paper-kind"))),
        ("name", ink.word(&format!("card-{number}"))),
        ("worth", worth(game, ink, card, rules)),
    ];
    if rules.kind == CardKind::Catastrophe {
        lines.push(("region", said("paper-region")));
    }
    lines.push(("symbols", said("paper-symbols")));
    lines.extend(
        ink.word_if_any(&format!("line-{number}"))
            .map(|line| ("story", line)),
    );
    lines
        .into_iter()
        .map(|(class, line)| format!("<p class=\"{class}\">{line}</p>"))
        .collect()
}

/// What a card costs or brings, or whose it is.
fn worth(game: &Katastrophenspiel, ink: &Ink, card: Card, rules: &CardRules) -> String {
    const COLOURS: [&str; 5] = [
        "colour-red",
        "colour-green",
        "colour-blue",
        "colour-black",
        "colour-white",
    ];
    let sets = game.content.sets.iter().zip(COLOURS);
    if let Some((_, colour)) = sets.into_iter().find(|(set, _)| set.contains(card)) {
        return ink.word(colour);
    }
    let key = if rules.kind == CardKind::Catastrophe {
        "board-reward"
    } else {
        "board-price"
    };
    ink.say(&game.about(text(key), card).number("money", rules.reward))
}

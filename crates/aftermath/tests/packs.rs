//! Packs (R65) and campaigns: what joins, what leaves, what outlives the content.

use crate::tiny;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use redtag_aftermath::{Aftermath, Campaign, Content, File, Options};
use redtag_kernel::journal::{self, JournalError};
use redtag_kernel::play::read_json;
use redtag_kernel::{Campaign as _, Fast, Game, Kind, Match, Turn};

const PACKS: [&str; 3] = ["lamplighter", "moths", "brickworks"];

/// The example packs as one text.
fn bundle(packs: &[&str]) -> String {
    fn add(folder: &Path, name: &str, files: &mut BTreeMap<String, String>) {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let name = format!("{name}/{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                add(&entry.path(), &name, files);
            } else {
                files.insert(name, std::fs::read_to_string(entry.path()).expect("a text"));
            }
        }
    }
    let mut files = BTreeMap::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("packs");
    packs
        .iter()
        .for_each(|pack| add(&root.join(pack), pack, &mut files));
    serde_json::to_string(&files).expect("JSON")
}

fn with(packs: &[&str]) -> Arc<Aftermath> {
    Arc::new(
        Aftermath::with_packs(&bundle(packs)).unwrap_or_else(|flaw| panic!("{packs:?}: {flaw}")),
    )
}

fn official() -> Arc<Aftermath> {
    Arc::new(Aftermath::official().expect("sound"))
}

/// A match by chance to its end, every position sound.
fn play(game: &Arc<Aftermath>, options: &Options, number: u64) -> Match<Aftermath> {
    let seed = Some(number.to_string());
    let mut match_ = Match::new(game.clone(), options.clone(), seed, &[]).expect("sound options");
    let mut luck = Fast::new(65, number);
    while let Turn::Act(seats) = match_.turn() {
        let seat = seats.first().expect("somebody");
        let actions = match_.legal(seat);
        match_
            .play(seat, actions[luck.below(actions.len())])
            .expect("legal");
        game.audit(match_.position()).expect("a sound position");
    }
    match_
}

fn next(match_: &Match<Aftermath>) -> Options {
    let left = match_.left().expect("it is over");
    read_json(&left.next).expect("options")
}

#[test]
fn the_example_packs_are_sound_alone_and_together() {
    for packs in PACKS.iter().map(std::slice::from_ref).chain([&PACKS[..]]) {
        let flaws = Content::with_packs(&bundle(packs))
            .err()
            .unwrap_or_default();
        assert!(flaws.is_empty(), "{packs:?}: {flaws:?}");
    }
}

/// Each pack joins after a first game without it, and is played to the end several times, by two to
/// four.
#[test]
fn packs_join_in_the_middle_of_a_campaign() {
    let first = next(&play(&official(), &Options::default(), 1));
    for (pack, characters) in PACKS.iter().zip([&["juniper"][..], &[], &[]]) {
        let game = with(&[pack]);
        for number in 0..6 {
            let seats = 2 + (number % 3) as u8;
            let characters = characters.iter().map(ToString::to_string).collect();
            let second = play(
                &game,
                &Options {
                    seats,
                    characters,
                    ..first.clone()
                },
                number,
            );
            play(&game, &next(&second), number);
        }
    }
}

/// A campaign that has something of a pack says so when the pack is gone; it can go on without it,
/// and nothing is lost.
#[test]
fn a_pack_that_is_gone_is_named_and_may_return() {
    let (world, plain) = (with(&["brickworks"]), official());
    let campaign = Campaign {
        game: 2,
        ..Campaign::new(&plain.content)
    }
    .saved(&plain.content);
    let begin = Options {
        campaign: Some(campaign),
        ..Options::default()
    };
    let built = |options: &Options| {
        options
            .campaign
            .as_ref()
            .is_some_and(|kept| kept.supply.contains(&"warm-brick".to_owned()))
    };
    let after = (0..400)
        .map(|number| next(&play(&world, &begin, number)))
        .find(built);
    let after = after.expect("somebody brings a brick home");
    let told = plain
        .lay_out(&after)
        .expect_err("the pack is gone")
        .to_string();
    for part in [
        "campaign",
        "item \"warm-brick\"",
        "mission \"warm-bricks\"",
        "A pack is missing",
    ] {
        assert!(told.contains(part), "{told}");
    }
    let absent = Options {
        absent: true,
        ..after
    };
    // A campaign that is lost begins anew, without anything.
    let without = (1..40)
        .map(|number| next(&play(&plain, &absent, number)))
        .find(built)
        .expect("it waits for the pack");
    let done = &without.campaign.as_ref().expect("a campaign").done;
    assert!(done.contains(&"warm-bricks".to_owned()));
    let back = world
        .lay_out(&Options {
            absent: false,
            ..without
        })
        .expect("the pack is back");
    let brick = world
        .content
        .names
        .items
        .iter()
        .position(|id| id == "warm-brick")
        .expect("an item");
    assert!(
        back.campaign
            .supply
            .iter()
            .any(|item| item.index() == brick)
    );
}

/// A character of a pack that is gone: box, goal and all wait for the return.
#[test]
fn a_character_that_is_gone_keeps_its_box() {
    let (with_her, plain) = (with(&["lamplighter"]), official());
    let party = Options {
        characters: vec!["juniper".into(), "barge".into()],
        ..Options::default()
    };
    let after = next(&play(&with_her, &party, 3));
    let box_of = |options: &Options| {
        options
            .campaign
            .as_ref()
            .and_then(|kept| kept.boxes.get("juniper").cloned())
    };
    assert!(box_of(&after).is_some());
    assert!(plain.lay_out(&after).is_err());
    let others = Options {
        characters: Vec::new(),
        absent: true,
        ..after.clone()
    };
    assert_eq!(box_of(&next(&play(&plain, &others, 4))), box_of(&after));
}

/// The campaign of the first edition, in numbers: its second game begins again from the same state,
/// whatever the book has become, and is played to the end.
#[test]
fn a_campaign_of_the_first_edition_opens_for_ever() {
    let text = include_str!("campaigns/first-edition.jsonl");
    let journals = journal::split(text);
    assert_eq!(journals.len(), 2);
    let running = journal::read(journals[1]).expect("a journal");
    for game in [official(), with(&PACKS)] {
        let options: Options = read_json(&running.header.options).expect("numbers are understood");
        let kept = options.campaign.as_ref().expect("a campaign");
        assert_eq!((kept.game, kept.dials), (2, [7, 0, 1, 1, 8, 8]));
        assert_eq!(
            (&kept.failed[..], &kept.flags[..]),
            (&["low-a".to_owned()][..], &FLAGS.map(str::to_owned)[..])
        );
        assert_eq!(
            (&kept.supply, &kept.found.items),
            (&vec![FOUND.to_owned()], &vec![FOUND.to_owned()])
        );
        assert_eq!(kept.boxes["quince"].pack, ["bell-rope"]);
        let again = play(&game, &options, 5);
        assert_eq!(again.position_at(0).campaign.game, 2);
        assert!(next(&again).campaign.is_some());
    }
}

const FLAGS: [&str; 2] = ["shrews-home", "jeep"];
const FOUND: &str = "watch";

/// What a game leaves is written behind its journal, and told again where the journal itself cannot
/// be replayed.
#[test]
fn what_a_game_leaves_is_read_by_other_content() {
    let played = play(&official(), &Options::default(), 2);
    let journal = played.journal();
    let lines = journal::read(&journal).expect("a journal");
    let left = lines.left().expect("it says what it leaves");
    assert_eq!(Some(left), played.left().as_ref());
    let tale = with(&PACKS).tale(&left.story).expect("a story");
    let words = redtag_kernel::Words::of(&*official(), "de", &[]).expect("German");
    let read = tale
        .moments
        .iter()
        .filter(|moment| moment.kind == "entry")
        .count();
    assert!(read > 5, "{read}");
    assert_eq!(
        tale.moments[0].place.as_deref(),
        Some("abigail-lane"),
        "every game begins at home"
    );
    assert!(
        tale.moments
            .iter()
            .all(|moment| words.can_say(&moment.text)),
        "all of it can be said"
    );
    assert!(tale.ending.is_some() && tale.goals.len() == 4 && tale.party.len() == 2);
}

/// What was chosen on a card or offered by a pack is told too, by words that stay.
#[test]
fn a_story_has_the_choices_of_cards_and_packs() {
    let game = with(&PACKS);
    let campaign = Campaign {
        game: 2,
        ..Campaign::new(&game.content)
    }
    .saved(&game.content);
    let begin = Options {
        campaign: Some(campaign),
        ..Options::default()
    };
    let words = redtag_kernel::Words::of(&*game, "en", &[]).expect("English");
    let told = |number| {
        let played = play(&game, &begin, number);
        let tale = game
            .tale(&played.left().expect("it is over").story)
            .expect("a story");
        tale.moments
            .into_iter()
            .filter(|one| one.kind == "choice")
            .map(|one| words.say(&one.text))
            .collect()
    };
    let told: Vec<String> = (0..20)
        .flat_map(|number| -> Vec<String> { told(number) })
        .collect();
    let offer = "Warm Bricks: out to the Brickworks, for something to lie beside";
    assert!(told.iter().any(|one| one == offer), "{told:?}");
}

/// A running match goes on when only words have changed, and is refused when a rule has.
#[test]
fn a_match_goes_on_when_only_words_change() {
    let changed = |from: &str, to: &str| {
        let mut files = tiny::files();
        files
            .iter_mut()
            .for_each(|(_, text)| *text = text.replace(from, to));
        let files: Vec<_> = files
            .iter()
            .map(|(name, text)| File { name, text })
            .collect();
        Arc::new(Aftermath::new(Content::read(&files).expect("sound")))
    };
    let journal = play(&Arc::new(tiny::game()), &Options::default(), 1).journal();
    let reworded = changed("en = \"rat\"", "en = \"stoat\"");
    let opened = Match::open(reworded, &journal).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(opened.journal(), journal, "words are not part of a match");
    let other = changed("hand = 5", "hand = 4");
    let header = journal.lines().next().map(|line| format!("{line}\n"));
    assert!(matches!(
        Match::open(other, &header.expect("a first line")),
        Err(JournalError::OtherContent { .. })
    ));
}

/// Flaws of a pack name file, line and field.
#[test]
fn flaws_of_packs_name_their_place() {
    let flaws = |from: &str, to: &str| {
        let text = bundle(&PACKS);
        assert!(text.contains(from), "{from}");
        let flaws = Content::with_packs(&text.replacen(from, to, 1))
            .err()
            .unwrap_or_default();
        flaws
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("\n")
    };
    let cases = [
        (
            "life = 4",
            "lifes = 4",
            "lamplighter/lamplighter.toml:10:1: ",
            "lifes",
        ),
        (
            "item = \\\"wick-pole\\\"",
            "item = \\\"spoon\\\"",
            "lamplighter/lamplighter.toml:11:8: item: ",
            "spoon",
        ),
        (
            "\\\"FFFEEEDDD\\\",\\n]",
            "\\\"FFFEEEDD.\\\",\\n]",
            "brickworks/book/211.toml:6: map: ",
            "rectangle",
        ),
        ("{ page = 210 }", "{ page = 219 }", "book/003.toml:", "219"),
        (
            "entry = \\\"3-10\\\"",
            "entry = \\\"3-99\\\"",
            "brickworks/brickworks.toml:",
            "3-99",
        ),
        (
            "p211-22 =",
            "p211-23 =",
            "brickworks/book/211.de.ftl",
            "p211-22 has no words",
        ),
        (
            "[[entry]]\\nnumber = 22\\ndo = [{ page = 90 }]",
            "[[entry]]\\nnumber = 22",
            "brickworks/book/211.toml:",
            "must lead on",
        ),
        (
            "p210-1 =",
            "p210-1",
            "brickworks/book/210.de.ftl:8:7: ",
            "Expected",
        ),
    ];
    for (from, to, place, told) in cases {
        let flaws = flaws(from, to);
        assert!(
            flaws.contains(place) && flaws.contains(told),
            "{from}: {flaws}"
        );
    }
}

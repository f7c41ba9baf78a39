//! A campaign from match to match.

use redtag_aftermath::{Aftermath, Campaign, Options};

use super::*;

fn unseeded() -> PlayArgs {
    PlayArgs {
        seed: None,
        ..args()
    }
}

fn sit_at_aftermath(folder: &Scratch, args: &PlayArgs) -> anyhow::Result<TerminalMatch<Aftermath>> {
    let game = Arc::new(Aftermath::official().expect("the built-in content is fine"));
    begin_or_resume(
        game,
        None,
        args,
        Store::open(
            folder.path().to_owned(),
            &called("aftermath", args.campaign.as_deref())?,
        )?,
    )
}

/// A game of the campaign that somebody played by chance to its end.
fn played_by_chance(players: &[&str]) -> Match<Aftermath> {
    let game = Arc::new(Aftermath::official().expect("the built-in content is fine"));
    let player = |name: &&str| Player {
        name: (*name).to_owned(),
        bot: None,
    };
    let mut match_ = Match::new(game, Options::default(), Some("7".into()), &[])
        .expect("the options are sound")
        .with_players(players.iter().map(player).collect())
        .expect("there are as many seats");
    let mut chance = Fast::new(7, 7);
    while let Turn::Act(seats) = match_.turn() {
        let seat = seats.first().expect("somebody is asked");
        let actions = match_.legal(seat);
        match_
            .play(seat, actions[chance.below(actions.len())])
            .expect("it is legal");
    }
    match_
}

#[test]
fn a_campaign_goes_on_where_it_left_off() {
    let folder = Scratch::new();
    let args = unseeded();
    let played = played_by_chance(&["Anna", "Ben"]);
    let after = Campaign::after(&played.game().content, played.position());
    let after = after.map(|campaign| campaign.saved(&played.game().content));
    assert!(after.is_some());
    let running = folder.path().join("aftermath.jsonl");
    fs::write(&running, played.journal()).expect("written");
    let sit = |args: &PlayArgs| sit_at_aftermath(&folder, args).expect("the match begins");
    assert_eq!(
        sit(&args).match_.options().campaign,
        after,
        "right after the end"
    );
    assert!(folder.path().join("finished/aftermath-1.jsonl").exists());
    fs::remove_file(&running).expect("it is there");
    let next = sit(&args);
    assert_eq!(
        next.match_.options().campaign,
        after,
        "from the finished match"
    );
    assert_eq!(
        next.match_.players(),
        played.players(),
        "the same people play"
    );
    drop(next);
    let other = sit(&PlayArgs {
        campaign: Some("other".into()),
        ..unseeded()
    });
    assert_eq!(other.match_.options().campaign, None, "side by side");
    drop(other);
    assert_eq!(
        sit(&args).match_.options().campaign,
        after,
        "the unfinished match goes on"
    );
    assert_eq!(
        sit(&PlayArgs {
            new: true,
            ..unseeded()
        })
        .match_
        .options()
        .campaign,
        None
    );
    assert_eq!(
        sit(&args).match_.options().campaign,
        None,
        "the new campaign goes on"
    );
}

#[test]
fn a_campaign_that_cannot_go_on_is_named() {
    let folder = Scratch::new();
    let finished = folder.path().join("finished");
    fs::create_dir_all(&finished).expect("a folder");
    fs::write(finished.join("aftermath-3.jsonl"), "nonsense\n").expect("written");
    let told = format!(
        "{:#}",
        sit_at_aftermath(&folder, &unseeded())
            .err()
            .expect("it cannot go on")
    );
    assert_all(&told, &["aftermath-3.jsonl", "--new"]);
    let new = sit_at_aftermath(
        &folder,
        &PlayArgs {
            new: true,
            ..unseeded()
        },
    );
    assert!(new.is_ok(), "the old one is left where it is");
    let odd = PlayArgs {
        campaign: Some("../up".into()),
        ..unseeded()
    };
    assert!(sit_at_aftermath(&folder, &odd).is_err());
}

/// The same journal, as if it had been played with content that is no longer there.
fn of_other_content(journal: &str) -> String {
    let hash = journal
        .split("\"content\":\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .expect("a hash");
    let other = journal.replacen(hash, "elsewhere", 1);
    let place = other.find("\"hash\":\"").expect("a hash of a position") + 8;
    format!(
        "{}0000000000000000{}",
        &other[..place],
        &other[place + 16..]
    )
}

#[test]
fn a_campaign_outlives_the_content() {
    let folder = Scratch::new();
    let finished = folder.path().join("finished");
    fs::create_dir_all(&finished).expect("a folder");
    let played = played_by_chance(&["Anna", "Ben"]);
    let campaign = played.game().campaign().expect("it is one");
    let after = campaign
        .next(played.options(), played.position())
        .and_then(|next| next.campaign);
    fs::write(
        finished.join("aftermath-1.jsonl"),
        of_other_content(&played.journal()),
    )
    .expect("written");
    let mut next = sit_at_aftermath(&folder, &unseeded()).expect("what it left is enough");
    assert_eq!(next.match_.options().campaign, after);
    for _ in 0..9 {
        let seat = next.seat().expect("somebody");
        next.act(seat, next.match_.legal(seat)[0]);
    }
    let running = folder.path().join("aftermath.jsonl");
    drop(next);
    let journal = of_other_content(&fs::read_to_string(&running).expect("readable"));
    fs::write(&running, &journal).expect("written");
    let told = format!(
        "{:#}",
        sit_at_aftermath(&folder, &unseeded())
            .err()
            .expect("it cannot go on")
    );
    assert_all(
        &told,
        &["other content", "--content", "--again", "was not changed"],
    );
    let again = PlayArgs {
        again: true,
        ..unseeded()
    };
    let begun = sit_at_aftermath(&folder, &again).expect("the game begins again");
    assert_eq!(
        (
            begun.match_.options().campaign.clone(),
            begun.match_.steps().len()
        ),
        (after, 0)
    );
    assert_eq!(begun.match_.players(), played.players());
    assert!(begun.notice.is_some(), "it is said");
    let aside = fs::read_to_string(folder.path().join("set-aside/aftermath-1.jsonl"));
    assert_eq!(aside.expect("kept"), journal);
}

#[test]
fn the_opening_is_told_line_by_line() {
    let folder = Scratch::new();
    let current = sit_at_aftermath(&folder, &args()).expect("the match begins");
    let opening: Vec<String> = current.log.iter().map(|said| current.say(said)).collect();
    assert!(!opening.is_empty(), "the book begins with a story");
    let said = told(current, "");
    for line in opening {
        assert!(said.contains(&line), "{line:?} is not told:\n{said}");
    }
}

//! The lab with several seats: who sits where, who wins, which cards are taken, what happens.

use std::collections::BTreeMap;
use std::num::NonZero;

use redtag_kernel::laws::nim::{Nim, Options};
use redtag_lab::{Amount, Entrant, Occurrence, Plan, Progress, Standing, Tally, sides, simulate};

fn play(bots: &str, seats: u8, games: u64, threads: usize) -> Tally {
    let bots: Vec<Entrant> = bots
        .split(',')
        .map(|bot| bot.parse().expect("there is such a bot"))
        .collect();
    let plan = Plan {
        game: &Nim { strict: false },
        options: &Options { left: 9, seats },
        bots: &bots,
        own: None,
        games,
        seed: 7,
        threads: NonZero::new(threads).expect("at least one"),
        cards: true,
        events: true,
        campaign: None,
    };
    simulate(&plan, &Progress::default()).expect("the options are sound")
}

#[test]
fn the_same_seed_gives_the_same_result_at_any_number_of_threads() {
    for (bots, seats, games) in [
        ("random", 3, 500),
        ("random,greedy", 2, 500),
        ("search:20,random,random", 3, 60),
    ] {
        let once = play(bots, seats, games, 1);
        assert_eq!(
            (once.games, once.all.games, once.all.wins),
            (games, games, games)
        );
        for threads in [2, 5] {
            assert_eq!(
                play(bots, seats, games, threads),
                once,
                "{bots} with {threads} threads"
            );
        }
    }
}

#[test]
fn bots_move_on_by_one_seat_and_everybody_is_counted() {
    // Greedy takes 1 and so wins from the third seat, in every third game, against itself.
    let greedy = play("greedy", 3, 60, 2);
    assert_eq!(
        greedy.seats[&2],
        Standing {
            games: 60,
            wins: 60,
            points: 60,
            squares: 60
        }
    );
    assert_eq!(
        (greedy.seats[&0].wins, greedy.scores[&0], greedy.scores[&1]),
        (0, 120, 60)
    );
    let seat = greedy.seats[&2].share(1, 3, 3);
    assert!(seat.differs && seat.wins_interval[0] > 0.9, "{seat:?}");
    let tally = play("search:400,greedy,greedy", 3, 60, 2);
    let bots: Vec<Entrant> = ["search:400", "greedy"]
        .map(|bot| bot.parse().expect("a bot"))
        .to_vec();
    assert_eq!(
        sides(&[0, 1, 1].map(|at: usize| bots[at].clone())),
        [(bots[0].clone(), 1), (bots[1].clone(), 2)]
    );
    assert_eq!(tally.sides[&0].wins + tally.sides[&1].wins, 60);
    assert_eq!(
        tally.seats.values().map(|seat| seat.games).sum::<u64>(),
        180
    );
    let search = tally.sides[&0].share(1, 3, 2);
    assert!(search.differs && search.wins > search.fair, "{search:?}");
    assert!(
        (search.wins - search.mean).abs() < 1e-12,
        "a win is a point"
    );
}

#[test]
fn cards_are_counted_where_they_can_be_taken() {
    let tally = play("random", 2, 300, 2);
    assert_eq!(tally.cards.keys().copied().collect::<Vec<_>>(), [2, 3]);
    for card in tally.cards.values() {
        assert!(
            card.taken < card.offered && card.takers.games <= card.taken,
            "{card:?}"
        );
        assert!(card.takers.wins < card.takers.games, "{card:?}");
    }
    assert!(
        tally.cards[&3].offered < tally.cards[&2].offered,
        "the last two can be taken, but not three"
    );
    let greedy = play("greedy", 2, 10, 1);
    assert_eq!(
        (
            greedy.cards[&2].offered,
            greedy.cards[&2].taken,
            greedy.cards[&2].takers.games
        ),
        (80, 0, 0)
    );
}

#[test]
fn events_are_counted_with_their_numbers() {
    // Greedy takes 1 of 9, nine times a game.
    let greedy = play("greedy", 2, 10, 2);
    let ones = Amount {
        sum: 90,
        not_zero: 90,
    };
    let takes = Occurrence {
        times: 90,
        games: 10,
        numbers: BTreeMap::from([("count", ones)]),
    };
    assert_eq!(greedy.events, BTreeMap::from([("take".to_owned(), takes)]));
    let random = play("random", 2, 10, 2);
    let Occurrence {
        times,
        games,
        numbers,
    } = &random.events["take"];
    assert!(
        *times < 90 && *games == 10 && numbers["count"].sum == 90,
        "{random:?}"
    );
}

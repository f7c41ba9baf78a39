//! Doors, then a die: which door is better shows only if all of them meet the same luck, and after
//! a step that tells nothing.

use std::ops::RangeInclusive;

use redtag_bots::{Bot, Budget};
use redtag_kernel::game::MAX_SEATS;
use redtag_kernel::words::text;
use redtag_kernel::{Chance, Fast, Flaw, Game, Illegal, Listener, Seat, Seats, Strategy, Turn};
use serde::{Deserialize, Serialize};

/// Choose one of this many doors, go through it, roll a die: the points are what it shows, and the
/// number of the door.
struct Doors(u8);

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Place {
    Hall,
    Door(u8),
    Room(i32),
}

impl Game for Doors {
    const NAME: &'static str = "doors";
    const RULES: u32 = 1;
    const LONGEST: usize = 2;
    const SEATS: RangeInclusive<u8> = 1..=1;
    type Options = ();
    type Position = Place;
    type Action = u8;
    type Event = ();

    fn content_hash(&self) -> &str {
        ""
    }

    fn seats(&self, _options: &()) -> u8 {
        1
    }

    fn lay_out(&self, _options: &()) -> Result<Place, Flaw> {
        Ok(Place::Hall)
    }

    fn set_up(
        &self,
        _options: &(),
        _chance: &mut impl Chance,
        _events: &mut impl Listener<(), Place>,
    ) -> Result<Place, Flaw> {
        Ok(Place::Hall)
    }

    fn turn(&self, place: &Place) -> Turn {
        if matches!(place, Place::Room(_)) {
            Turn::Over
        } else {
            Turn::Act(Seats::one(0))
        }
    }

    fn legal_actions(&self, place: &Place, _seat: Seat, into: &mut Vec<u8>) {
        match place {
            Place::Hall => into.extend(0..self.0),
            Place::Door(door) => into.push(*door),
            Place::Room(_) => {}
        }
    }

    fn why_not(&self, place: &Place, seat: Seat, action: &u8) -> Option<Illegal> {
        let mut actions = Vec::new();
        self.legal_actions(place, seat, &mut actions);
        (!actions.contains(action)).then(|| Illegal {
            rule: "R1",
            why: text("no"),
        })
    }

    fn apply(
        &self,
        place: &mut Place,
        _seat: Seat,
        door: u8,
        chance: &mut impl Chance,
        _events: &mut impl Listener<(), Place>,
    ) {
        *place = match place {
            Place::Hall => Place::Door(door),
            _ => Place::Room(i32::from(door) + i32::from(chance.die("die", 100))),
        };
    }

    fn audit(&self, _place: &Place) -> Result<(), Flaw> {
        Ok(())
    }

    fn scores(&self, place: &Place) -> [i32; MAX_SEATS] {
        [if let Place::Room(points) = place {
            *points
        } else {
            0
        }; MAX_SEATS]
    }
}

impl Strategy for Doors {
    const SPAN: f64 = 100.0;
    const COOPERATIVE: bool = true;
    const FORESIGHT: u32 = 1;

    fn value(&self, place: &Place, _seat: Seat) -> f64 {
        if let Place::Room(points) = place {
            f64::from(*points)
        } else {
            50.0
        }
    }

    /// All doors look alike.
    fn judge(&self, place: &Place, seat: Seat, actions: &[u8], into: &mut Vec<f64>) {
        into.extend(actions.iter().map(|_| self.value(place, seat)));
    }
}

#[test]
fn the_better_door_is_found_whatever_the_die_shows() {
    for number in 0..50 {
        for (doors, walks) in [(2, 4), (5, 10), (8, 16), (8, 100)] {
            let bot = Bot::Search(Budget::Iterations(walks));
            let advice = bot.choose(&Doors(doors), &Place::Hall, 0, &mut Fast::new(7, number));
            assert_eq!(
                advice.map(|advice| advice.action),
                Some(doors - 1),
                "{walks} walks"
            );
        }
    }
}

#[test]
fn a_search_takes_no_more_walks_than_it_has() {
    for (doors, walks) in (1..12).flat_map(|doors| (1..60).map(move |walks| (doors, walks))) {
        let bot = Bot::Search(Budget::Iterations(walks));
        let advice = bot
            .choose(&Doors(doors), &Place::Hall, 0, &mut Fast::new(7, 7))
            .expect("it may act");
        assert!(
            advice.looked <= walks,
            "{} of {walks} walks, {doors} doors",
            advice.looked
        );
        assert!(
            doors == 1 || walks < 4 || advice.looked * 3 >= walks,
            "{} of {walks}",
            advice.looked
        );
    }
    let bot = Bot::Search(Budget::Milliseconds(1));
    let advice = bot
        .choose(&Doors(3), &Place::Hall, 0, &mut Fast::new(7, 7))
        .expect("it may act");
    assert_eq!(advice.action, 2);
}

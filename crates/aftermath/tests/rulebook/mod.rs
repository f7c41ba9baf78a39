//! The rulebook, rule by rule: every test cites what it proves and fails without it.
//!
//! The tests play in a tiny world, `tests/tiny`: a page 10 with the map
//!
//! ```text
//! A B║C D      AB, CD, EF, FG, GH dashed; BC red, AE blue, BF green, CG white, DH double white
//! E F G H      A start and exit, D enemy start and exit, F hiding spot, E and G scavenge spots
//! ```
//!
//! where B is a point of interest that any test may give a script of its own.

mod actions;
mod book;
mod campaign;
mod citations;
mod driven;
mod enemies;
mod items;
mod map;
mod own;
mod readers;
mod refusals;
mod roaches;
mod rulings;
mod setup;
mod tests;
mod told;
mod turn;
mod wounds;

use redtag_aftermath::{
    Action, Aftermath, Card, Content, Dial, Enemy, Event, File, Foe, Hero, Item, Laid, Options,
    Phase, Position, Situation, Space, Spot, Status, Token, Worn,
};
use redtag_kernel::{Chance, Game, Scripted, Seeded, Turn};

use crate::tiny;

/// A game in the tiny world, and how things stand.
struct TestMatch {
    game: Aftermath,
    position: Position,
    /// What happened since the last question.
    events: Vec<Event>,
    /// Nobody nests where nothing is healed, and whoever has no card draws before leaving, without
    /// being asked.
    habits: bool,
}

/// The files of the tiny world, with other texts for some of them.
fn files(changes: &[(&'static str, String)]) -> Vec<(String, String)> {
    let mut files = tiny::files();
    for (name, text) in changes {
        files
            .iter_mut()
            .filter(|(other, _)| other == name)
            .for_each(|file| file.1.clone_from(text));
    }
    files
}

#[track_caller]
fn world(changes: &[(&'static str, String)]) -> Content {
    let files = files(changes);
    let files: Vec<File> = files
        .iter()
        .map(|(name, text)| File { name, text })
        .collect();
    Content::read(&files).unwrap_or_else(|flaws| panic!("{flaws:#?}"))
}

fn file(name: &str) -> String {
    files(&[])
        .into_iter()
        .find(|(other, _)| other == name)
        .expect("a file of the tiny world")
        .1
}

/// A match on page 10 at the first turn, seat 0 at A with an empty hand and all its actions before
/// it.
#[track_caller]
fn new_match() -> TestMatch {
    match_of(2)
}

#[track_caller]
fn match_of(seats: u8) -> TestMatch {
    start(
        world(&[]),
        Options {
            seats,
            ..Options::default()
        },
    )
}

/// The same, where the point of interest on B has this script.
#[track_caller]
fn poi(script: &str) -> TestMatch {
    poi_of(2, script)
}

#[track_caller]
fn poi_of(seats: u8, script: &str) -> TestMatch {
    start(
        world(&[reading(script)]),
        Options {
            seats,
            ..Options::default()
        },
    )
}

/// Page 10, where the point of interest on B has this script.
fn reading(script: &str) -> (&'static str, String) {
    let usual = "do = [{ gain = { clue = 1 } }, { objective = 3 }]";
    (
        "book/010.toml",
        file("book/010.toml").replace(usual, &format!("do = {script}")),
    )
}

/// Plays the script of a point of interest for seat 0 up to its first question.
#[track_caller]
fn read(script: &str) -> TestMatch {
    let mut match_ = poi(script);
    match_.step_onto("B");
    match_
}

#[track_caller]
fn start(content: Content, options: Options) -> TestMatch {
    let game = Aftermath::new(content);
    let mut events = Vec::new();
    let position = game
        .set_up(&options, &mut Seeded::new("rules"), &mut events)
        .expect("sound options");
    let mut match_ = TestMatch {
        game,
        position,
        events,
        habits: true,
    };
    match_.fresh_turn();
    match_
}

impl TestMatch {
    /// Puts every hand and threat card back and gives seat 0 its actions.
    fn fresh_turn(&mut self) {
        for seat in self.position.seats() {
            self.hand(seat, &[]);
        }
        let (threats, drawn) = (self.position.scene.threats, self.position.scene.drawn);
        for &card in threats.iter().chain(drawn.iter()) {
            self.position.deck.put(card);
        }
        let discard = std::mem::take(&mut self.position.discard);
        for (card, count) in discard.iter() {
            (0..count).for_each(|_| self.position.deck.put(card));
        }
        (self.position.scene.threats, self.position.scene.drawn) = Default::default();
        self.position.calamities = Default::default();
        self.position.current = 0;
        self.position.in_turn = true;
        for hero in &mut self.position.heroes {
            (hero.fresh, hero.statuses) = (false, Default::default());
        }
        let steps = [
            Phase::Next,
            Phase::Nest,
            Phase::EndTurn,
            Phase::CheckThreat,
            Phase::Actions,
        ];
        self.position.steps = steps.into_iter().collect();
    }

    #[track_caller]
    fn card(&self, id: &str) -> Card {
        Card(named(&self.game.content.names.cards, id))
    }

    #[track_caller]
    fn item(&self, id: &str) -> Item {
        Item(named(&self.game.content.names.items, id))
    }

    #[track_caller]
    fn status(&self, id: &str) -> Status {
        Status(named(&self.game.content.names.statuses, id))
    }

    #[track_caller]
    fn enemy(&self, id: &str) -> Enemy {
        Enemy(named(&self.game.content.names.enemies, id))
    }

    #[track_caller]
    fn token(&self, id: &str) -> Token {
        Token(named(&self.game.content.names.tokens, id))
    }

    /// The space with a letter of the open page.
    #[track_caller]
    fn space(&self, letter: &str) -> Space {
        let map = self.game.content.pages[self.position.page]
            .map
            .as_ref()
            .expect("a map");
        map.find(letter.chars().next().expect("a letter"))
            .expect("a space")
    }

    /// Gives a seat exactly these cards, from the deck; what it had goes back there.
    #[track_caller]
    fn hand(&mut self, seat: u8, cards: &[&str]) {
        let old = std::mem::take(&mut self.position.hero_mut(seat).hand);
        for (card, count) in old.iter() {
            let basic = self.game.content.cards[card].character.is_none();
            (0..count)
                .filter(|_| basic)
                .for_each(|_| self.position.deck.put(card));
        }
        for id in cards {
            let card = self.card(id);
            let taken = self.position.deck.take(card) || self.position.discard.take(card);
            assert!(taken, "there is no {id} left");
            self.position.hero_mut(seat).hand.put(card);
        }
    }

    /// Puts threat cards onto the track.
    #[track_caller]
    fn threats(&mut self, cards: &[&str]) {
        for id in cards {
            let card = self.card(id);
            assert!(self.position.deck.take(card), "the deck has no {id} left");
            self.position.scene.threats.push(card);
        }
    }

    /// Puts an enemy onto the track and onto the map.
    #[track_caller]
    fn foe(&mut self, id: &str, letter: &str, situation: Situation) {
        let (enemy, space) = (self.enemy(id), self.space(letter));
        assert!(self.position.enemies.take(enemy), "there is no {id} left");
        self.position.scene.foes.push(Foe {
            enemy,
            space,
            ..Foe::default()
        });
        self.position.scene.situation = situation;
    }

    fn at(&mut self, seat: u8, letter: &str) {
        let space = self.space(letter);
        self.position.hero_mut(seat).spot = Spot::At(space);
    }

    fn lay(&mut self, token: &str, letter: &str) {
        let laid = Laid {
            token: self.token(token),
            space: self.space(letter),
        };
        self.position.scene.tokens.push(laid);
    }

    /// Equips an item from the deck in this slot.
    #[track_caller]
    fn equip(&mut self, seat: u8, slot: usize, id: &str) {
        let item = self.draw(id);
        self.position.hero_mut(seat).worn[slot] = Some(Worn { item, batteries: 0 });
    }

    /// Takes an item out of the deck.
    #[track_caller]
    fn draw(&mut self, id: &str) -> Item {
        let item = self.item(id);
        assert!(
            self.position.items.unseen.take(item),
            "the item deck has no {id}"
        );
        item
    }

    fn become_(&mut self, seat: u8, id: &str) {
        let status = self.status(id);
        self.position.hero_mut(seat).statuses.put(status);
    }

    fn hero(&self, seat: u8) -> &Hero {
        self.position.hero(seat)
    }

    fn dial(&self, dial: Dial) -> u8 {
        self.position.campaign.dial(dial)
    }

    fn set(&mut self, dial: Dial, to: u8) {
        self.position.campaign.dials[dial as usize] = to;
    }

    /// Who is asked.
    fn asked(&self) -> Option<u8> {
        match self.game.turn(&self.position) {
            Turn::Act(seats) => seats.first(),
            Turn::Over => None,
        }
    }

    fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(seat) = self.asked() {
            self.game.legal_actions(&self.position, seat, &mut actions);
        }
        actions
    }

    /// Plays an action with these outcomes of chance, all of which it must use up, and audits the
    /// position.
    #[track_caller]
    fn play(&mut self, action: Action, outcomes: &[u16]) -> &mut Self {
        let mut chance = Scripted::new(outcomes);
        self.choose(action, &mut chance);
        chance
            .verdict()
            .unwrap_or_else(|error| panic!("{action:?}: {error}, {:?}", self.events));
        self
    }

    /// The same, with whatever chance brings.
    #[track_caller]
    fn go(&mut self, action: Action) -> &mut Self {
        self.choose(action, &mut Seeded::new("go"));
        self
    }

    #[track_caller]
    fn choose(&mut self, action: Action, chance: &mut impl Chance) {
        let seat = self.asked().expect("somebody is asked");
        assert!(
            self.legal().contains(&action),
            "{action:?} is none of {:?}",
            self.legal()
        );
        self.events.clear();
        self.apply(seat, action, chance);
        self.game
            .audit(&self.position)
            .unwrap_or_else(|flaw| panic!("{action:?}: {flaw}"));
    }

    /// Plays an action, and what habit answers after it.
    fn apply(&mut self, seat: u8, action: Action, chance: &mut impl Chance) {
        let mut next = Some((seat, action));
        while let Some((seat, action)) = next {
            self.game
                .apply(&mut self.position, seat, action, chance, &mut self.events);
            let habit = self.habit().filter(|_| self.habits);
            next = habit.and_then(|action| Some((self.asked()?, action)));
        }
    }

    fn habit(&self) -> Option<Action> {
        let position = &self.position;
        match position.steps.last()? {
            Phase::Nest if !self.is_weary() => Some(Action::Pass),
            Phase::Draw if self.hero(position.current).hand.total() == 0 => Some(Action::Draw),
            _ => None,
        }
    }

    /// Would nesting heal or mend anything?
    fn is_weary(&self) -> bool {
        let content = &self.game.content;
        let (food, scrap) = (self.dial(Dial::Food), self.dial(Dial::Scrap));
        let mut broken = self.position.broken.iter();
        let negative = |status: Status| content.statuses[status].negative;
        self.position.heroes.iter().any(|hero| {
            hero.wounds.min(food) + hero.toxic > 0 || hero.statuses.iter().any(negative)
        }) || broken.any(|item| content.items[item].repair <= scrap)
    }

    /// Seat 0 walks one step with a card that suffices, and has another one left.
    #[track_caller]
    fn step_onto(&mut self, letter: &str) {
        self.hand(0, &["g3", "g1"]);
        let (card, space) = (self.card("g3"), self.space(letter));
        self.go(Action::Move(card));
        self.go(Action::Go(space));
    }

    /// The rule that forbids an action to a seat.
    #[track_caller]
    fn refusal(&self, seat: u8, action: Action) -> (&'static str, String) {
        let illegal = self
            .game
            .why_not(&self.position, seat, &action)
            .expect("it is forbidden");
        (illegal.rule, illegal.why.key.into_owned())
    }

    fn can(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }
}

/// A position written by hand.
#[track_caller]
fn sketch(game: &Aftermath, written: &str) -> Position {
    let written = redtag_kernel::laws::rulebook::read(written);
    redtag_kernel::play::sketch(game, &Options::default(), &written)
        .unwrap_or_else(|flaw| panic!("{flaw}"))
}

/// The official game from a position written by hand.
#[track_caller]
fn official_from(written: &str) -> TestMatch {
    let game = Aftermath::official().expect("the content is sound");
    TestMatch {
        position: sketch(&game, written),
        game,
        events: Vec::new(),
        habits: false,
    }
}

/// The enemies on the track.
fn foes(match_: &TestMatch) -> Vec<Enemy> {
    match_
        .position
        .scene
        .foes
        .iter()
        .map(|foe| foe.enemy)
        .collect()
}

#[track_caller]
fn named(names: &[String], id: &str) -> u8 {
    names
        .iter()
        .position(|name| name == id)
        .unwrap_or_else(|| panic!("nothing is called {id:?}")) as u8
}

/// What a die shows, as an outcome.
const fn die(face: u16) -> u16 {
    face - 1
}

//! The Adventure Book: pages and entries (R12, R15, R16, R25-R27), travel (R14), roads, missions
//! and the end (R60-R62).

use redtag_kernel::{Chance, Deck, Kind, Listener, Set};

use super::items::{refill, take_out};
use super::{ROAD, Rules};
use crate::action::{Event, Passing, Stack};
use crate::campaign::Chest;
use crate::content::{Found, Map, Situation};
use crate::id::{
    At, Character, Encounter, Enemy, Entry, Location, Mission, Page, Road, Space, Token, Vehicle,
};
use crate::position::{
    Ending, Find, Foe, Laid, Leaving, MAX_TOKENS, MissionStatus, Phase, Position, Ride, Scene, Spot,
};

/// A card goes under its deck, or among its other cards if there is no room.
fn put_under<K: Kind, const KINDS: usize, const TOP: usize, const BOTTOM: usize>(
    deck: &mut Deck<K, KINDS, TOP, BOTTOM>,
    card: K,
) {
    if !deck.put_under(card) {
        deck.unseen.put(card);
    }
}

impl<C: Chance, L: Listener<Event, Position>> Rules<'_, C, L> {
    /// A page is opened: characters and tokens are placed, START is read, the bookkeeper has the
    /// first turn (R12, R15, R16, R25, R26, A30).
    pub(super) fn open_page(&mut self, page: Page) {
        let content = self.content;
        let Some(rules) = content.pages.get(page) else {
            return self.end_session();
        };
        if page != self.position.page {
            self.position.from = Some(self.position.page);
        }
        let revisit = self.position.visited.contains(page);
        self.position.page = page;
        self.position.visited.put(page);
        self.position.scene = Scene {
            revisit,
            open: rules.map.is_some(),
            ..Scene::default()
        };
        self.tell(Event::Page { page, revisit });
        self.position.current = self.position.bookkeeper;
        let Some(map) = &rules.map else {
            return self.read(rules.start, self.position.bookkeeper);
        };
        self.push(Phase::BeginTurn);
        if !revisit {
            self.place_tokens_of(map);
        }
        self.read(rules.start, self.position.bookkeeper);
        self.place_figures(map.start);
    }

    /// Scavenge tokens and objectives of a page that is new (R25, R26).
    fn place_tokens_of(&mut self, map: &Map) {
        for &(space, count) in &map.scavenge {
            self.place_finds(space, count);
        }
        for (place, objective) in map.objectives.iter().enumerate() {
            if objective.placed {
                self.place_objective(place as u8, objective.space);
            }
        }
    }

    /// All figures go to the start, including those who were down (R25, R54).
    fn place_figures(&mut self, start: Space) {
        for seat in self.position.seats() {
            if self.position.hero(seat).spot == Spot::Down {
                self.come_back(seat, start);
            } else {
                self.enter(seat, start);
            }
        }
    }

    /// An entry is read, and what it says comes next.
    pub(super) fn read(&mut self, entry: Entry, who: u8) {
        self.tell(Event::Read {
            entry,
            who: self.who(who),
        });
        if let Some(rules) = self.content.entries.get(entry) {
            self.push_script(rules.script, who);
        }
    }

    /// Whoever came onto a space reads what is there (R27, A15).
    pub(super) fn reads(&mut self) -> bool {
        let seat = self.position.current;
        if !std::mem::take(&mut self.position.hero_mut(seat).fresh) {
            return false;
        }
        self.read_here(seat)
    }

    fn read_here(&mut self, seat: u8) -> bool {
        let Some(space) = self.position.hero(seat).space() else {
            return false;
        };
        let (Some(entry), Some(map)) = (self.view().readable(space), self.view().map()) else {
            return false;
        };
        let objective = map.objectives.iter().position(|one| one.space == space);
        let poi = map.pois.iter().position(|one| one.space == space);
        match objective {
            Some(place) => {
                self.position.scene.reading = Some(place as u8);
                self.push(Phase::ObjectiveRead);
            }
            None => self.position.scene.read |= poi.map_or(0, |place| 1 << place),
        }
        self.read(entry, seat);
        true
    }

    /// Can what is here be read again, since the turn began here (A15)?
    pub(super) fn can_read_again(&self, seat: u8) -> bool {
        self.position
            .hero(seat)
            .space()
            .is_some_and(|space| self.view().readable(space).is_some())
    }

    pub(super) fn read_again(&mut self, seat: u8) {
        self.position.hero_mut(seat).again = false;
        self.read_here(seat);
    }

    /// The token of the objective that is being read stays (R12).
    pub(super) fn keep_objective(&mut self) {
        self.position.scene.reading = None;
    }

    /// Once its entry was read, the token of an objective goes, unless the entry said otherwise
    /// (R27).
    pub(super) fn discard_objective(&mut self) {
        let Some(place) = self.position.scene.reading.take() else {
            return;
        };
        self.position.scene.objectives &= !(1 << place);
        if let Some(space) = self.objective(place) {
            self.tell(Event::Objective {
                space: self.letter(space),
                placed: false,
            });
        }
    }

    /// Where an objective of the page is.
    fn objective(&self, place: u8) -> Option<Space> {
        let objectives = &self.view().map()?.objectives;
        objectives.get(usize::from(place)).map(|one| one.space)
    }

    /// An objective token comes; whoever stands there will read it. Not on a page that is revisited
    /// (R16).
    pub(super) fn put_objective(&mut self, place: u8) {
        if let Some(space) = self
            .objective(place)
            .filter(|_| !self.position.scene.revisit)
        {
            self.place_objective(place, space);
        }
    }

    fn place_objective(&mut self, place: u8, space: Space) {
        if self.position.scene.reading == Some(place) {
            self.discard_objective();
        }
        if self.position.scene.objectives & (1 << place) != 0 {
            return;
        }
        self.position.scene.objectives |= 1 << place;
        self.tell(Event::Objective {
            space: self.letter(space),
            placed: true,
        });
        for hero in &mut self.position.heroes {
            hero.fresh |= hero.spot == Spot::At(space);
        }
    }

    /// Scavenge tokens come face down, the lowest difficulty first (R26).
    pub(super) fn place_finds(&mut self, space: Space, count: u8) {
        let mut placed = 0;
        for _ in 0..count {
            let pile = self.position.piles.iter().position(|&left| left > 0);
            let Some(pile) = pile.filter(|_| self.position.scene.finds.len() < MAX_TOKENS) else {
                break;
            };
            self.position.piles[pile] -= 1;
            self.position.scene.finds.push(Find {
                space,
                pile: pile as u8,
            });
            placed += 1;
        }
        self.position.scene.finds.sort_unstable();
        if placed > 0 {
            self.tell(Event::FindsPlaced {
                space: self.letter(space),
                count: placed,
            });
        }
    }

    /// Tokens come, as many as there are.
    pub(super) fn place_tokens(&mut self, token: Token, space: Space, count: u8) {
        for _ in 0..count {
            let used = self
                .position
                .scene
                .tokens
                .iter()
                .filter(|one| one.token == token)
                .count();
            if used >= usize::from(self.view().token(token).count) {
                return;
            }
            if self.position.scene.tokens.push(Laid { token, space }) {
                self.tell(Event::Placed {
                    token,
                    space: self.letter(space),
                });
            }
        }
    }

    /// The book sends the party on: at once, or when the turn is over (R15).
    pub(super) fn go_away(&mut self, leaving: Leaving) {
        if self.position.in_turn {
            self.position.leaving.get_or_insert(leaving);
        } else {
            self.leave_page(leaving);
        }
    }

    /// Leaving a page, steps 2 to 4 (R15), and then where the book says (A41).
    pub(super) fn leave_page(&mut self, leaving: Leaving) {
        if self.position.scene.open {
            self.position.bookkeeper =
                (self.position.bookkeeper + 1) % self.position.heroes.len().max(1) as u8;
            self.tell(Event::Bookkeeper {
                who: self.who(self.position.bookkeeper),
            });
        }
        self.close_page();
        self.drop_steps();
        match leaving {
            Leaving::Page(page) => self.open_page(page),
            Leaving::Travel => self.push(Phase::Travel),
            Leaving::To(location) => self.travel_to(location),
            Leaving::Entry(entry) => self.read(entry, self.position.bookkeeper),
        }
    }

    /// Enemies go, to the Hunt if it is hostile, roaches by their number (A54); tokens, threat
    /// cards and the group task go; figures go to their cards. Wounds, statuses and batteries stay
    /// (R15, A41). Scavenge tokens do not return to the piles.
    fn close_page(&mut self) {
        self.place_threat();
        self.clear_threat();
        self.clear_task();
        let hostile = self.position.scene.situation == Situation::Hostile;
        while let Some(foe) = self.foe(0) {
            self.leave_behind(foe.enemy, hostile);
        }
        for hero in &mut self.position.heroes {
            if hero.spot != Spot::Down {
                hero.spot = Spot::Away;
            }
            hero.used_here = Set::EMPTY;
        }
        self.position.scene = Scene::default();
        self.position.in_turn = false;
        self.position.leaving = None;
    }

    /// The first enemy of the track goes, to the Hunt if it is hostile.
    fn leave_behind(&mut self, enemy: Enemy, hostile: bool) {
        let roaches = self.position.scene.roaches.len() as u8;
        self.remove_foe(0);
        if hostile && self.position.enemies.take(enemy) {
            self.position.hunt.put(enemy);
            if self.view().enemy(enemy).roach {
                self.position.hunted_roaches += roaches;
            }
            self.tell(Event::Hunts { enemy });
        } else {
            self.tell(Event::EnemyLeaves { enemy });
        }
    }

    /// The party marker moves to a space beside it, which takes time (R14).
    pub(super) fn travel_to(&mut self, location: Location) {
        self.position.location = location;
        self.tell(Event::Travelled { location });
        self.pass_time(Passing::Journey);
        let page = self.content.locations[location].page;
        self.open_page(page);
    }

    /// A journey by road begins.
    pub(super) fn drive(&mut self, vehicle: Vehicle, cards: u8, arrive: At, wreck: At) {
        let hull = self.content.vehicles[vehicle].hull;
        let next = self.position.bookkeeper;
        self.position.ride = Some(Ride {
            vehicle,
            hull,
            cards,
            arrive,
            wreck,
            next,
        });
        self.push(Phase::Road);
    }

    /// The next road card, for the next character that is not down (A58); or the end of the
    /// journey.
    pub(super) fn next_road(&mut self) {
        let Some(mut ride) = self.position.ride else {
            return;
        };
        if ride.hull == 0 || ride.cards == 0 {
            self.position.ride = None;
            let is_wrecked = ride.hull == 0;
            let script = if is_wrecked { ride.wreck } else { ride.arrive };
            return self.push_script(script, self.position.bookkeeper);
        }
        let position = &mut *self.position;
        let cards = refill(&mut position.roads, &mut position.road_discard);
        self.tell_shuffled(Stack::Roads, cards);
        let standing = |seat: &u8| self.position.hero(*seat).spot != Spot::Down;
        let seat = self.position.seats_from(ride.next).find(standing);
        let seat = seat.unwrap_or(ride.next);
        ride.cards -= 1;
        ride.next = (seat + 1) % self.position.heroes.len().max(1) as u8;
        self.position.ride = Some(ride);
        self.push(Phase::Road);
        self.draw_road(seat);
    }

    /// A road card, for this character (A31).
    fn draw_road(&mut self, seat: u8) {
        if let Some(card) = self.position.roads.draw(ROAD, self.chance) {
            self.position.road_discard.put(card);
            let who = self.who(seat);
            self.tell(Event::RoadDrawn { card, who });
            self.push_script(self.content.roads[card].script, seat);
        }
    }

    /// The vehicle is damaged, or repaired up to what it had.
    pub(super) fn damage(&mut self, damage: u8, mend: u8) {
        let content = self.content;
        if let Some(ride) = &mut self.position.ride {
            let most = content.vehicles[ride.vehicle].hull;
            ride.hull = ride
                .hull
                .saturating_sub(damage)
                .saturating_add(mend)
                .min(most);
            let left = ride.hull;
            self.tell(Event::Hull { left });
        }
    }

    pub(super) fn take_mission(&mut self, mission: Mission) {
        if !self.position.campaign.has_mission(self.content, mission) {
            return;
        }
        if self.content.missions[mission].side {
            self.position.sides.put(mission);
        } else {
            self.position.main = Some(mission);
        }
        self.tell(Event::MissionTaken { mission });
    }

    /// The main mission has succeeded: the page is left, then its entry is read (R60). False if it
    /// is not the main mission.
    pub(super) fn succeed(&mut self, mission: Mission) -> bool {
        if self.position.main != Some(mission) || self.position.fate != MissionStatus::Open {
            return false;
        }
        self.position.fate = MissionStatus::Succeeded;
        self.position.campaign.done.put(mission);
        self.tell(Event::MissionSucceeded { mission });
        self.look_at_goals();
        self.go_away(Leaving::Entry(self.content.missions[mission].success));
        true
    }

    /// The main mission has failed by the book. False if it is not the main mission.
    pub(super) fn fail(&mut self, mission: Mission) -> bool {
        let fails =
            self.position.main == Some(mission) && self.position.fate == MissionStatus::Open;
        if fails {
            self.fail_mission();
        }
        fails
    }

    /// A side mission that the party is on has ended; its entry is read at once.
    pub(super) fn end_side(&mut self, mission: Mission, who: u8, success: bool) {
        if !self.position.sides.take(mission) {
            return;
        }
        let rules = self.content.missions[mission];
        if success {
            self.position.campaign.done.put(mission);
            self.tell(Event::MissionSucceeded { mission });
            self.look_at_goals();
            self.read(rules.success, who);
        } else {
            self.position.campaign.failed.put(mission);
            self.tell(Event::MissionFailed {
                mission: Some(mission),
            });
            self.read(rules.fail, who);
        }
    }

    /// The main mission fails: everything stops, and its fail entry is read (R60).
    pub(super) fn fail_mission(&mut self) {
        let main = self.position.main;
        self.position.fate = MissionStatus::Failed;
        if let Some(mission) = main {
            self.position.campaign.failed.put(mission);
        }
        self.tell(Event::MissionFailed { mission: main });
        self.drop_steps();
        self.close_page();
        self.position.ride = None;
        let entry = main.map_or(self.content.numbers.failed, |one| {
            self.content.missions[one].fail
        });
        self.read(entry, self.position.bookkeeper);
    }

    /// Nothing is pending any more. Items that somebody was just about to take and a calamity card
    /// that was not resolved are discarded.
    fn drop_steps(&mut self) {
        let steps = std::mem::take(&mut self.position.steps);
        for step in steps.iter() {
            match *step {
                Phase::Keep { item, .. } | Phase::Receive { item, .. } | Phase::Assign(item) => {
                    self.discard_item(item);
                }
                Phase::Calamity(card) => self.discard(card),
                _ => {}
            }
        }
    }

    /// A goal that is reached is completed, and stays so whatever comes after it (R62, A57).
    pub(super) fn look_at_goals(&mut self) {
        for place in 0..self.content.characters.len() {
            let character = Character(place as u8);
            let goal = self.content.characters[character].goal;
            if !self.position.campaign.goals.contains(character)
                && self.view().holds(goal, self.position.bookkeeper)
            {
                self.complete_goal(character);
            }
        }
    }

    pub(super) fn complete_goal(&mut self, character: Character) {
        if self.position.campaign.goals.contains(character) {
            return;
        }
        let won = self.position.campaign.is_won(self.content);
        self.position.campaign.goals.put(character);
        self.tell(Event::GoalCompleted { character });
        if !won && self.position.campaign.is_won(self.content) {
            self.tell(Event::CampaignWon);
        }
    }

    /// The game is over: goals are checked once more (R62), and everything that stays goes into its
    /// box (R61).
    pub(super) fn end_session(&mut self) {
        self.drop_steps();
        self.close_page();
        self.position.ride = None;
        self.look_at_goals();
        let heroes = self.position.heroes;
        for hero in heroes.iter() {
            let chest = Chest {
                worn: hero.worn.map(|worn| worn.map(|worn| worn.item)),
                pack: hero.pack,
                abilities: hero.abilities,
            };
            self.position.campaign.boxes[hero.character.index()] = Some(chest);
        }
        self.end(if self.position.fate == MissionStatus::Succeeded {
            Ending::Success
        } else {
            Ending::Failure
        });
    }

    /// A card of the discovery deck joins its deck (R23).
    pub(super) fn discover(&mut self, card: Found) {
        let joins = match card {
            Found::Item(item) => return self.discover_item(item),
            Found::Enemy(enemy) => self.discover_enemy(enemy),
            Found::Encounter(one) => self.discover_encounter(one),
            Found::Road(one) => self.discover_road(one),
            // A mission is announced when it is taken.
            Found::Mission(mission) => return self.position.campaign.found.missions.put(mission),
        };
        if joins {
            self.tell(Event::Discovered { card });
        }
    }

    /// Unless it is in the campaign already, or was banished from it.
    fn discover_enemy(&mut self, enemy: Enemy) -> bool {
        let (content, position) = (self.content, &mut *self.position);
        let campaign = &mut position.campaign;
        let joins =
            !campaign.has_enemy(content, enemy) && !campaign.banished.enemies.contains(enemy);
        if joins {
            campaign.found.enemies.put(enemy);
            let count = content.enemies[enemy].count;
            (0..count).for_each(|_| position.enemies.put(enemy));
        }
        joins
    }

    /// Under the deck, among its other cards if there is no room.
    fn discover_encounter(&mut self, card: Encounter) -> bool {
        let position = &mut *self.position;
        let campaign = &mut position.campaign;
        let joins = !campaign.has_encounter(self.content, card)
            && !campaign.banished.encounters.contains(card);
        if joins {
            campaign.found.encounters.put(card);
            put_under(&mut position.encounters, card);
        }
        joins
    }

    /// The same for the roads.
    fn discover_road(&mut self, card: Road) -> bool {
        let position = &mut *self.position;
        let campaign = &mut position.campaign;
        let joins =
            !campaign.has_road(self.content, card) && !campaign.banished.roads.contains(card);
        if joins {
            campaign.found.roads.put(card);
            put_under(&mut position.roads, card);
        }
        joins
    }

    /// A card is out of the campaign.
    pub(super) fn banish(&mut self, card: Found) {
        let position = &mut *self.position;
        let banished = &mut position.campaign.banished;
        match card {
            Found::Item(item) => self.banish_item(item),
            Found::Enemy(enemy) => self.banish_enemy(enemy),
            Found::Encounter(card) => {
                banished.encounters.put(card);
                take_out(
                    &mut position.encounters,
                    &mut position.encounter_discard,
                    card,
                );
            }
            Found::Road(card) => {
                banished.roads.put(card);
                take_out(&mut position.roads, &mut position.road_discard, card);
            }
            Found::Mission(mission) => banished.missions.put(mission),
        }
    }

    /// Also from the page and from the Hunt.
    fn banish_enemy(&mut self, enemy: Enemy) {
        self.position.campaign.banished.enemies.put(enemy);
        let here = |foe: &Foe| foe.enemy == enemy;
        while let Some(place) = self.position.scene.foes.iter().position(here) {
            self.remove_foe(place as u8);
            self.tell(Event::EnemyLeaves { enemy });
        }
        while self.position.enemies.take(enemy) || self.position.hunt.take(enemy) {}
        if self.view().enemy(enemy).roach {
            self.position.hunted_roaches = 0;
        }
    }
}

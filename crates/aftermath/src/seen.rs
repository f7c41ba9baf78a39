//! What can be seen on the table, for faces that draw it.

use crate::content::Map;
use crate::game::Aftermath;
use crate::id::{Enemy, Space, Token};
use crate::position::Position;

/// What is on a space of the open page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// The seats of the characters.
    pub heroes: Vec<u8>,
    /// Enemy figures, by their places on the track.
    pub foes: Vec<u8>,
    /// Roach tokens.
    pub roaches: u8,
    /// Tokens.
    pub tokens: Vec<Token>,
    /// Scavenge tokens: the difficulty, and how many.
    pub finds: Vec<(u8, u8)>,
    /// An objective token.
    pub objective: bool,
    /// A point of interest with something to read (R16, R27).
    pub poi: bool,
    /// A hiding spot of the map.
    pub hide: bool,
    /// An exit.
    pub exit: bool,
    /// An enemy start.
    pub start: bool,
}

impl Aftermath {
    /// The map that lies open.
    pub fn map<'a>(&'a self, position: &'a Position) -> Option<&'a Map> {
        self.view(position).map()
    }

    /// Life of an enemy (R49, A24).
    pub fn life(&self, position: &Position, enemy: Enemy) -> u8 {
        self.view(position).life(enemy)
    }

    /// What is on this space, if the map has it.
    pub fn seen(&self, position: &Position, space: Space) -> Option<Seen> {
        let view = self.view(position);
        let map = view.map().filter(|map| usize::from(space.0) < map.letters.len())?;
        let scene = &position.scene;
        let foes = (0..).zip(scene.foes.as_slice());
        let foes = foes.filter(|(_, foe)| foe.space == space && !view.enemy(foe.enemy).roach);
        let tokens = scene.tokens.as_slice().iter().filter(|laid| laid.space == space);
        let finds = (0u8..).zip(&self.content.scavenge.difficulties).map(|(pile, &difficulty)| {
            let finds = scene.finds.as_slice().iter();
            (difficulty, finds.filter(|find| find.space == space && find.pile == pile).count() as u8)
        });
        let mut objectives = map.objectives.iter().enumerate();
        let mut pois = map.pois.iter().enumerate();
        Some(Seen {
            heroes: position.standing(space).collect(),
            foes: foes.map(|(place, _)| place).collect(),
            roaches: scene.roaches.as_slice().iter().filter(|roach| roach.space == space).count() as u8,
            tokens: tokens.map(|laid| laid.token).collect(),
            finds: finds.filter(|&(_, count)| count > 0).collect(),
            objective: objectives.any(|(at, one)| one.space == space && scene.objectives & (1 << at) != 0),
            poi: pois.any(|(at, poi)| {
                poi.space == space && (poi.repeat || (scene.read & (1 << at) == 0 && !scene.revisit))
            }),
            hide: map.hide & (1 << space.0) != 0,
            exit: map.exits.iter().any(|exit| exit.space == space),
            start: map.enemies.contains(&space),
        })
    }
}

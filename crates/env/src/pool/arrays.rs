//! The arrays that a pool writes.

/// The arrays that a step writes, one row for each environment.
#[derive(Default)]
pub struct Arrays<'a> {
    /// What the seat that acts sees.
    pub observations: &'a mut [f32],
    /// 1 for each action that may be chosen.
    pub masks: &'a mut [i8],
    /// The legal actions as numbers; empty if nobody wants them.
    pub actions: &'a mut [i16],
    /// How many actions are legal.
    pub legal: &'a mut [i32],
    /// What the seat that acted gained.
    pub rewards: &'a mut [f64],
    /// What each seat gained.
    pub all_rewards: &'a mut [f64],
    /// The game is over.
    pub terminated: &'a mut [bool],
    /// The episode was cut.
    pub truncated: &'a mut [bool],
    /// Who acts.
    pub seats: &'a mut [i8],
    /// The points of each seat; at the end of an episode, the last ones.
    pub scores: &'a mut [i32],
    /// How many steps the episode has had.
    pub steps: &'a mut [i32],
    /// The last observation of an episode that ended; empty unless the same step resets.
    pub last: &'a mut [f32],
}

macro_rules! each_array {
    ($do:ident) => {
        $do! {
            observations,
            masks,
            actions,
            legal,
            rewards,
            all_rewards,
            terminated,
            truncated,
            seats,
            scores,
            steps,
            last
        }
    };
}

impl Arrays<'_> {
    /// The first `at` rows and the rest, of `rows` rows.
    pub(super) fn split(self, at: usize, rows: usize) -> (Self, Self) {
        macro_rules! split {
            ($($name:ident),+) => {{
                $(let $name = {
                    let width = self.$name.len() / rows.max(1);
                    self.$name.split_at_mut(at * width)
                };)+
                (Self { $($name: $name.0),+ }, Self { $($name: $name.1),+ })
            }};
        }
        each_array!(split)
    }

    /// How many numbers of each array belong to a row, of `rows` rows.
    pub(super) fn widths(&self, rows: usize) -> Widths {
        macro_rules! widths {
            ($($name:ident),+) => {
                Widths { $($name: self.$name.len() / rows.max(1)),+ }
            };
        }
        each_array!(widths)
    }

    /// Takes the first row away.
    #[inline]
    pub(super) fn take_row(&mut self, widths: &Widths) -> Self {
        macro_rules! take {
            ($($name:ident),+) => {
                Self { $($name: self.$name.split_off_mut(..widths.$name).unwrap_or_default()),+ }
            };
        }
        each_array!(take)
    }
}

macro_rules! widths {
    ($($name:ident),+) => {
        /// How many numbers of each array belong to a row.
        pub(super) struct Widths {
            $($name: usize),+
        }
    };
}
each_array!(widths);

//! The Patient sheet of Trauma Center, its Condition cards and its Patient cards.

use redtag_kernel::Text;
use redtag_kernel::words::text;
use redtag_trauma_center::{
    Area, Content, Grade, Meter, Phase, ROUNDS, Squares, TraumaCenter, rows,
};

use super::{Cutout, Ink, cutouts};

/// One sheet, to be printed as often as there are players, and all cards.
pub fn sheets(game: &TraumaCenter, ink: &Ink) -> String {
    let paper = Paper {
        game,
        content: &game.content,
        ink,
    };
    let conditions = game
        .content
        .cards()
        .map(|(number, _)| paper.condition(number));
    let people = game
        .content
        .persons
        .iter()
        .map(|&person| paper.person(person));
    [
        paper.sheet(),
        cutouts("conditions", &ink.word("paper-conditions"), conditions),
        cutouts("people", &ink.word("paper-people"), people),
    ]
    .concat()
}

struct Paper<'a> {
    game: &'a TraumaCenter,
    content: &'a Content,
    ink: &'a Ink<'a>,
}

impl Paper<'_> {
    fn word(&self, key: &str) -> String {
        self.ink.word(key)
    }

    fn say(&self, text: Text) -> String {
        self.ink.say(&text)
    }

    fn sheet(&self) -> String {
        let left = [self.body(), self.diagnosis()].concat();
        let meters = Meter::ALL.map(|meter| self.meter(meter)).concat();
        let right = [meters, self.dice(), self.bill()].concat();
        let below = self.phases();
        let [form, name, about] =
            ["board-form", "paper-name", "paper-sheet"].map(|key| self.word(key));
        format!(
            "<article class=\"sheet\">\n<h2>{form}</h2>\n<p class=\"blank\">{name}</p>\n<div>\n\
             {left}</div>\n<div>\n{right}</div>\n<div class=\"below\">\n{below}<p>{about}</p>\n\
             </div>\n</article>\n"
        )
    }

    fn body(&self) -> String {
        let Content { columns, rows, .. } = *self.content;
        let letters = (0..columns).map(|column| {
            let letter = self.word(&format!("column-{}", char::from(b'a' + column)));
            format!("<text x=\"{}\" y=\"-2\">{letter}</text>", middle(column))
        });
        let [across, down] = [columns, rows].map(|squares| u16::from(squares) * SQUARE);
        let quadrants = format!("M{} 0V{down}M0 {}H{across}", across / 2, down / 2);
        let inside = [
            letters.collect(),
            row_numbers(rows),
            lattice(columns, rows),
            format!("<path class=\"frame\" d=\"{quadrants}\"/>"),
        ];
        let picture = picture(
            "class=\"grid\"",
            [-8, -9, across as i16 + 10, down as i16 + 11],
            &inside.concat(),
        );
        format!("<h3>{}</h3>\n{picture}", self.word("board-body"))
    }

    /// With a box for the check mark below each column.
    fn diagnosis(&self) -> String {
        let Content {
            columns,
            diagnosis_rows: rows,
            ..
        } = *self.content;
        let [across, down] = [columns, rows].map(|squares| u16::from(squares) * SQUARE);
        let checks = (0..columns).map(|column| {
            format!(
                "<rect class=\"lines\" x=\"{}\" y=\"{}\" width=\"5\" height=\"5\"/>",
                u16::from(column) * SQUARE + 2,
                down + 2
            )
        });
        let inside = [row_numbers(rows), lattice(columns, rows), checks.collect()];
        let picture = picture(
            "class=\"grid\"",
            [-8, -2, across as i16 + 10, down as i16 + 12],
            &inside.concat(),
        );
        format!("<h3>{}</h3>\n{picture}", self.word("board-diagnosis"))
    }

    /// A box whose rows are worth a point each while they are blank.
    fn meter(&self, meter: Meter) -> String {
        let (row, rows) = (self.content.row, rows(self.content, meter));
        let [across, down] = [row, rows].map(|squares| u16::from(squares) * SQUARE);
        let points = (0..rows)
            .map(|row| format!("<text x=\"{}\" y=\"{}\">+1</text>", across + 9, base(row)));
        let inside = [lattice(row, rows), points.collect()];
        let picture = picture(
            "class=\"grid\"",
            [-1, -1, across as i16 + 18, down as i16 + 2],
            &inside.concat(),
        );
        let name = match meter {
            Meter::Health => "box-health",
            Meter::Strain => "box-strain",
        };
        format!("<h3>{}</h3>\n{picture}", self.word(name))
    }

    /// What is done in each phase, with a circle for each round.
    fn phases(&self) -> String {
        let phase = |(phase, name): (Phase, &str)| {
            let rounds = " ○".repeat(ROUNDS.into());
            let [first, second] = self.actions(phase);
            format!(
                "<li><b>{}{rounds}</b><br/>1. {first}<br/>2. {second}</li>\n",
                self.word(name)
            )
        };
        let phases = [
            (Phase::Emt, "phase-emt"),
            (Phase::Er, "phase-er"),
            (Phase::Prep, "phase-prep"),
            (Phase::Surgeon, "phase-surgeon"),
        ];
        let phases: String = phases.into_iter().map(phase).collect();
        format!(
            "<h3>{}</h3>\n<ul class=\"phases\">\n{phases}</ul>\n",
            self.word("board-phases")
        )
    }

    fn actions(&self, phase: Phase) -> [String; 2] {
        let bandage =
            || self.say(text("paper-bandage").number("side", self.game.content.side(phase)));
        match phase {
            Phase::Surgeon => ["board-heal", "board-heal"].map(|key| self.word(key)),
            Phase::Prep => [bandage(), self.word("board-heal")],
            _ => [bandage(), self.word("board-stabilize")],
        }
    }

    /// The tetromino of each die, in all ways that it may be drawn.
    fn dice(&self) -> String {
        let die = |die: u8| {
            let ways: String = ways(self.content, die).iter().map(squares).collect();
            format!("<li id=\"die-{die}\">{}{ways}</li>\n", pips(die))
        };
        let dice: String = (1..=6).map(die).collect();
        format!(
            "<h3>{}</h3>\n<ul class=\"dice\">\n{dice}</ul>\n",
            self.word("board-tetrominoes")
        )
    }

    /// What is counted in the end.
    fn bill(&self) -> String {
        let filled = text("board-filled").number("points", self.content.filled);
        let lines = [
            ("+", self.word("board-score-columns")),
            ("+", self.word("board-score-rows")),
            ("−", self.word("board-score-wounds")),
            ("−", self.say(filled)),
            ("=", self.word("board-points")),
        ];
        let line =
            |(sign, what): (&str, String)| format!("<li><span>{what}</span><b>{sign}</b></li>\n");
        let lines: String = lines.into_iter().map(line).collect();
        format!(
            "<h3>{}</h3>\n<ul class=\"bill\">\n{lines}</ul>\n",
            self.word("phase-discharge")
        )
    }

    /// The front has the wounds; the back those that come to it, or the complication (R18, R24).
    fn condition(&self, number: u8) -> Cutout {
        let card = self.content.card(number);
        let (grade, sign) = match card.grade {
            Grade::Minor => ("grade-minor", "!"),
            Grade::Serious => ("grade-serious", "!!"),
            Grade::Critical => ("grade-critical", "!!!"),
        };
        let head = |side: &str| {
            let [grade, side] = [grade, side].map(|key| self.word(key));
            let name = self.say(self.game.card(number));
            format!(
                "<p class=\"grade\">{sign} {grade} · {number} · {side}</p><p \
                 class=\"name\">{name}</p>"
            )
        };
        let (wounds, bold) = (card.wounds[0], card.bold[0]);
        let back = match card.rule {
            Some(_) => format!(
                "<p class=\"rule\">{}</p>",
                self.say(self.game.rule_of(number, None))
            ),
            None => self.pattern(wounds, bold),
        };
        Cutout {
            id: format!("card-{number}"),
            front: [head("board-front"), self.pattern(wounds, Squares::EMPTY)].concat(),
            back: Some([head("board-back"), back].concat()),
        }
    }

    /// Wounds and bold wounds of the first quadrant.
    fn pattern(&self, wounds: Squares, bold: Squares) -> String {
        let Area { width, height, .. } = self.content.quadrant(0);
        let mark = |class: &str, square: u8| {
            let [x, y] = [square % self.content.columns, square / self.content.columns];
            let [x, y] = [x, y].map(|at| u16::from(at) * SQUARE);
            let ring = format!("<circle cx=\"{}\" cy=\"{}\" r=\"4.300\"/>", x + 5, y + 5);
            let ring = if class == "bold wound" {
                ring.as_str()
            } else {
                ""
            };
            format!(
                "<g class=\"{class}\">{ring}<path d=\"M{} {}l5 5m0-5l-5 5\"/></g>",
                x + 2,
                y + 2
            )
        };
        let wounds = wounds.iter().map(|square| mark("wound", square));
        let bold = bold.iter().map(|square| mark("bold wound", square));
        let inside = [lattice(width, height), wounds.chain(bold).collect()];
        let [across, down] = [width, height].map(|squares| i16::from(squares) * SQUARE as i16);
        picture(
            "class=\"pattern\"",
            [-1, -1, across + 2, down + 2],
            &inside.concat(),
        )
    }

    fn person(&self, person: u8) -> Cutout {
        let [name, story] =
            ["person", "story"].map(|start| self.word(&format!("{start}-{person}")));
        let front = format!("<p class=\"name\">{name}</p><p class=\"story\">{story}</p>");
        Cutout {
            id: format!("person-{person}"),
            front,
            back: None,
        }
    }
}

/// How wide a square is drawn.
const SQUARE: u16 = 10;

/// The middle of a square, and where words in it stand.
fn middle(square: u8) -> u16 {
    u16::from(square) * SQUARE + 5
}

fn base(square: u8) -> u16 {
    u16::from(square) * SQUARE + 7
}

/// Something drawn, within left, top, width and height. Whoever hears the page needs the words
/// around it only.
fn picture(attributes: &str, [left, top, width, height]: [i16; 4], inside: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" {attributes} viewBox=\"{left} {top} {width} \
         {height}\" aria-hidden=\"true\">{inside}</svg>\n"
    )
}

/// The lines around this many squares.
fn lattice(columns: u8, rows: u8) -> String {
    let [across, down] = [columns, rows].map(|squares| u16::from(squares) * SQUARE);
    let upright = (0..=u16::from(columns)).map(|column| format!("M{} 0V{down}", column * SQUARE));
    let level = (0..=u16::from(rows)).map(|row| format!("M0 {}H{across}", row * SQUARE));
    format!(
        "<path class=\"lines\" d=\"{}\"/><rect class=\"frame\" width=\"{across}\" \
         height=\"{down}\"/>",
        upright.chain(level).collect::<String>()
    )
}

fn row_numbers(rows: u8) -> String {
    (0..rows)
        .map(|row| format!("<text x=\"-4\" y=\"{}\">{}</text>", base(row), row + 1))
        .collect()
}

/// The face of a die.
fn pips(die: u8) -> String {
    let places: &[(u8, u8)] = match die {
        1 => &[(5, 5)],
        2 => &[(3, 3), (7, 7)],
        3 => &[(3, 3), (5, 5), (7, 7)],
        4 => &[(3, 3), (7, 3), (3, 7), (7, 7)],
        5 => &[(3, 3), (7, 3), (5, 5), (3, 7), (7, 7)],
        _ => &[(3, 2), (7, 2), (3, 5), (7, 5), (3, 8), (7, 8)],
    };
    let pip = |(x, y): &(u8, u8)| format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"1\"/>");
    let pips: String = places.iter().map(pip).collect();
    let face = "<rect class=\"frame\" width=\"10\" height=\"10\" rx=\"2\"/>";
    picture("class=\"die\"", [-1, -1, 12, 12], &format!("{face}{pips}"))
}

/// A tetromino as columns and rows from its upper left corner.
type Way = [(u8, u8); 4];

/// The ways in which the tetromino of a die may be drawn.
fn ways(content: &Content, die: u8) -> Vec<Way> {
    let mut ways = Vec::new();
    for (piece, _) in content.pieces(die) {
        let squares = piece.map(|square| (square % content.columns, square / content.columns));
        let left = squares.iter().map(|square| square.0).min().unwrap_or(0);
        let way = squares.map(|(column, row)| (column - left, row - squares[0].1));
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    ways
}

/// A tetromino, all of them to one scale.
fn squares(way: &Way) -> String {
    let side = |sides: [u8; 4]| u16::from(sides.into_iter().max().unwrap_or(0) + 1) * SQUARE + 2;
    let [width, height] = [
        side(way.map(|square| square.0)),
        side(way.map(|square| square.1)),
    ];
    let square = |(column, row): &(u8, u8)| {
        let [x, y] = [column, row].map(|&at| u16::from(at) * SQUARE);
        format!("<rect x=\"{x}\" y=\"{y}\" width=\"10\" height=\"10\"/>")
    };
    let squares: String = way.iter().map(square).collect();
    let size = format!("class=\"way\" width=\"{width}\" height=\"{height}\"");
    picture(&size, [-1, -1, width as i16, height as i16], &squares)
}

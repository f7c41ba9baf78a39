//! The content as it is written in its file.

use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::{Complication, Grade, MAX_ROWS, MAX_SIDE, Saying};

/// The file as it is written, but for its lists: an entry of `tetrominoes` is a `[[tetromino]]` in
/// the file, one of `conditions` a `[[condition]]`, one of `patients` a `[[patient]]`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Content"))]
#[serde(deny_unknown_fields)]
pub struct Written {
    pub(super) body: WrittenBody,
    pub(super) diagnosis: WrittenDiagnosis,
    pub(super) boxes: WrittenBoxes,
    pub(super) bandage: WrittenBandage,
    pub(super) discharge: WrittenDischarge,
    #[serde(rename(deserialize = "tetromino", serialize = "tetrominoes"))]
    #[cfg_attr(
        feature = "ts",
        ts(rename = "tetrominoes", as = "Vec<WrittenTetromino>")
    )]
    pub(super) tetrominoes: Vec<Spanned<WrittenTetromino>>,
    #[serde(rename(deserialize = "condition", serialize = "conditions"))]
    #[cfg_attr(
        feature = "ts",
        ts(rename = "conditions", as = "Vec<WrittenCondition>")
    )]
    pub(super) conditions: Vec<Spanned<WrittenCondition>>,
    #[serde(rename(deserialize = "patient", serialize = "patients"))]
    #[cfg_attr(feature = "ts", ts(rename = "patients", as = "Vec<WrittenPatient>"))]
    pub(super) patients: Vec<Spanned<WrittenPatient>>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenBody {
    pub(super) columns: u8,
    pub(super) rows: u8,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenDiagnosis {
    pub(super) rows: u8,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenBoxes {
    pub(super) health: u8,
    pub(super) strain: u8,
    pub(super) row: u8,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenBandage {
    pub(super) emt: u8,
    pub(super) er: u8,
    pub(super) prep: u8,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenDischarge {
    pub(super) filled: u8,
}

/// A tetromino as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WrittenTetromino {
    pub(super) die: u8,
    pub(super) shape: Vec<String>,
    #[serde(default)]
    pub(super) mirror: bool,
}

/// A Condition card as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WrittenCondition {
    pub(super) number: u8,
    pub(super) grade: Grade,
    pub(super) name: Saying,
    pub(super) pattern: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub(super) rule: Option<Complication>,
}

/// A Patient card as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WrittenPatient {
    pub(super) number: u8,
    pub(super) name: Saying,
    pub(super) story: Saying,
}

impl Written {
    pub(super) fn check_sizes(&self) -> Result<(), String> {
        let WrittenBody { columns, rows } = self.body;
        for (name, value, low, high) in [
            ("body.columns", columns, 6, MAX_SIDE),
            ("body.rows", rows, 6, MAX_SIDE),
            ("diagnosis.rows", self.diagnosis.rows, 2, 10),
            ("boxes.health", self.boxes.health, 1, MAX_ROWS),
            ("boxes.strain", self.boxes.strain, 1, MAX_ROWS),
            ("boxes.row", self.boxes.row, 5, 20),
            ("bandage.emt", self.bandage.emt, 1, 6),
            ("bandage.er", self.bandage.er, 1, 6),
            ("bandage.prep", self.bandage.prep, 1, 6),
            ("discharge.filled", self.discharge.filled, 0, 50),
        ] {
            if !(low..=high).contains(&value) {
                return Err(format!("{name} must be {low} to {high}, not {value}"));
            }
        }
        if columns % 2 != 0 || rows % 2 != 0 || columns * rows > 120 {
            return Err("body: four equal quadrants, and at most 120 squares, are needed".into());
        }
        if columns * self.diagnosis.rows > 64 {
            return Err("diagnosis: at most 64 squares are possible".into());
        }
        Ok(())
    }
}

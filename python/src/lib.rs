//! Redtag's environments for Python: arrays in and out, no logic. The package `redtag` wraps these
//! classes; its exceptions are in `redtag/errors.py`.

mod pool;
mod state;

use pyo3::prelude::*;
use redtag_bots::Bot;
use redtag_env::Error;
use redtag_games::Session;
use redtag_kernel::chance::Question;
use serde_json::Value;

/// Redtag's environments, positions and protocol.
#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::pool::Pool;
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::{Protocol, describe, games, set_up_asks};
}

/// The names of all games.
#[pyfunction]
fn games() -> Vec<&'static str> {
    redtag_games::NAMES.to_vec()
}

/// Fields, verbs and sizes of a game with these options, as JSON.
#[pyfunction]
#[pyo3(signature = (game, options = None, content = None))]
fn describe(
    py: Python,
    game: &str,
    options: Option<&str>,
    content: Option<&str>,
) -> PyResult<String> {
    let options = read(py, options)?;
    let told = redtag_env::describe(game, content, &options).map_err(|error| raise(py, error))?;
    Ok(told.to_string())
}

/// What chance is asked in the set-up after these outcomes, with the weight of each answer.
#[pyfunction]
#[pyo3(signature = (game, chance, options = None, content = None))]
fn set_up_asks(
    py: Python,
    game: &str,
    chance: Vec<u16>,
    options: Option<&str>,
    content: Option<&str>,
) -> PyResult<Option<(String, Vec<u32>)>> {
    let options = read(py, options)?;
    let asked = redtag_env::set_up_asks(game, content, &options, &chance);
    asked
        .map(|question| question.map(weights))
        .map_err(|error| raise(py, error))
}

/// A question with the weight of each answer.
fn weights(question: Question) -> (String, Vec<u32>) {
    let weights = question.weights.into_iter().map(u32::from).collect();
    (question.what.to_owned(), weights)
}

/// A conversation in the JSON protocol, about one match at a time.
#[pyclass(module = "redtag._native")]
#[derive(Default)]
struct Protocol {
    session: Session,
}

#[pymethods]
impl Protocol {
    #[new]
    fn new() -> Self {
        Self::default()
    }

    /// Answers one message, a JSON object, with another.
    fn answer(&mut self, message: &str) -> String {
        self.session.answer(message)
    }
}

/// Reads JSON; nothing is null.
fn read(py: Python, json: Option<&str>) -> PyResult<Value> {
    let value = json.map_or(Ok(Value::Null), serde_json::from_str);
    value.map_err(|error| exception(py, "BadInput", (error.to_string(),)))
}

/// Reads the name of a bot.
fn bot(py: Python, name: &str) -> PyResult<Bot> {
    name.parse()
        .map_err(|flaw: redtag_kernel::Flaw| raise(py, flaw.into()))
}

/// An error as the exception that the package has for it.
fn raise(py: Python, error: Error) -> PyErr {
    let message = error.to_string();
    match error {
        Error::Flaw(_) => exception(py, "BadInput", (message,)),
        Error::Content(_) => exception(py, "OtherContent", (message,)),
        Error::Reset(_) => exception(py, "ResetNeeded", (message,)),
        Error::Illegal { rule, .. } => exception(py, "IllegalAction", (message, rule)),
    }
}

/// An exception of the package by its name.
fn exception<'py>(py: Python<'py>, name: &str, args: impl pyo3::call::PyCallArgs<'py>) -> PyErr {
    let made = py
        .import("redtag.errors")
        .and_then(|errors| errors.getattr(name))
        .and_then(|class| class.call1(args));
    match made {
        Ok(made) => PyErr::from_value(made),
        Err(error) => error,
    }
}

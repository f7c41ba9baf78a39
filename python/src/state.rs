//! A position to plan with.

use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use redtag_env::{Luck, Origin, Planner, Start};

use crate::{bot, raise, read, weights};

/// A position to plan with. What is written here as JSON, `redtag.State` reads.
#[pyclass(module = "redtag._native", frozen)]
pub struct State {
    state: Box<dyn Planner>,
}

impl State {
    pub fn of(state: Box<dyn Planner>) -> Self {
        Self { state }
    }
}

#[pymethods]
impl State {
    /// The first position of a match, or one that was written as JSON.
    #[new]
    #[pyo3(signature = (game, *, options = None, content = None, key = 0, chance = None,
        position = None))]
    fn new(
        py: Python,
        game: &str,
        options: Option<&str>,
        content: Option<&str>,
        key: u64,
        chance: Option<Vec<u16>>,
        position: Option<&str>,
    ) -> PyResult<Self> {
        let options = read(py, options)?;
        let position = position.map(|json| read(py, Some(json))).transpose()?;
        let origin = match (&position, &chance) {
            (Some(position), _) => Origin::Position(position),
            (None, Some(outcomes)) => Origin::Outcomes(outcomes),
            (None, None) => Origin::Key(key),
        };
        let start = Start {
            content,
            options: &options,
            origin,
        };
        let state = redtag_env::state(game, start).map_err(|error| raise(py, error))?;
        Ok(Self::of(state))
    }

    /// The position that `to_bytes` wrote.
    #[staticmethod]
    #[pyo3(signature = (data, content = None))]
    fn from_bytes(py: Python, data: &[u8], content: Option<&str>) -> PyResult<Self> {
        let state = redtag_env::state_from_bytes(data, content);
        state.map(Self::of).map_err(|error| raise(py, error))
    }

    fn to_bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = self.state.bytes().map_err(|error| raise(py, error))?;
        Ok(PyBytes::new(py, &bytes))
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.state.game()
    }

    #[getter]
    fn rules(&self) -> u32 {
        self.state.rules()
    }

    #[getter]
    fn content(&self) -> &str {
        self.state.content()
    }

    #[getter]
    fn num_seats(&self) -> u8 {
        self.state.seats()
    }

    /// The position as JSON.
    fn position(&self) -> String {
        self.state.position().to_string()
    }

    /// The options as JSON.
    fn options(&self) -> String {
        self.state.options().to_string()
    }

    /// The fingerprint of the position.
    fn hash(&self) -> String {
        self.state.hash()
    }

    fn to_act(&self) -> Vec<i64> {
        self.state.to_act().into_iter().map(i64::from).collect()
    }

    fn seat(&self) -> Option<u8> {
        self.state.seat()
    }

    fn scores(&self) -> Vec<i32> {
        self.state.scores()
    }

    fn winners(&self) -> Vec<i64> {
        self.state.winners().into_iter().map(i64::from).collect()
    }

    /// What a seat may do, as a JSON list.
    fn legal(&self, seat: u8) -> String {
        serde_json::Value::from(self.state.legal(seat)).to_string()
    }

    /// The same as numbers, five for each.
    fn numbers<'py>(&self, py: Python<'py>, seat: u8) -> Bound<'py, PyArray1<i16>> {
        self.state.numbers(seat).concat().into_pyarray(py)
    }

    /// How many actions of a seat are legal.
    fn count(&self, seat: u8) -> usize {
        self.state.numbers(seat).len()
    }

    /// The same as numbers of the flat space.
    fn flat(&self, seat: u8) -> Option<Vec<usize>> {
        self.state.flat(seat)
    }

    #[getter]
    fn flat_actions(&self) -> Option<usize> {
        self.state.flat_actions()
    }

    fn labels(&self, py: Python, seat: u8) -> PyResult<Vec<String>> {
        self.state.labels(seat).map_err(|error| raise(py, error))
    }

    /// The place of an action that is written as JSON.
    fn place(&self, py: Python, seat: u8, action: &str) -> PyResult<usize> {
        let action = read(py, Some(action))?;
        let place = self.state.place(seat, &action);
        place.map_err(|error| raise(py, error))
    }

    /// The position after a legal action, and what chance answered.
    #[pyo3(signature = (seat, place, key, chance = None))]
    fn play(
        &self,
        py: Python,
        seat: u8,
        place: usize,
        key: u64,
        chance: Option<Vec<u16>>,
    ) -> PyResult<(Self, Vec<u16>)> {
        let mut after = self.state.copy();
        let luck = chance.as_deref().map_or(Luck::Key(key), Luck::Outcomes);
        let said = after.play(seat, place, luck);
        let said = said.map_err(|error| raise(py, error))?;
        Ok((Self::of(after), said))
    }

    /// What chance is asked after these outcomes, with the weight of each answer.
    fn asks(
        &self,
        py: Python,
        seat: u8,
        place: usize,
        chance: Vec<u16>,
    ) -> PyResult<Option<(String, Vec<u32>)>> {
        let question = self.state.asks(seat, place, &chance);
        let question = question.map_err(|error| raise(py, error))?;
        Ok(question.map(weights))
    }

    /// Whether these are all outcomes, and each with its probability.
    fn outcomes(
        &self,
        py: Python,
        seat: u8,
        place: usize,
        most: usize,
        key: u64,
    ) -> PyResult<(bool, Vec<(f64, Self)>)> {
        let found = py.detach(|| self.state.outcomes(seat, place, most, key));
        let found = found.map_err(|error| raise(py, error))?;
        let states = found.states.into_iter();
        let states = states.map(|(probability, state)| (probability, Self::of(state)));
        Ok((found.is_exact, states.collect()))
    }

    /// How often the rules were applied to this state and to all that came from the same one.
    #[getter]
    fn applies(&self) -> u64 {
        self.state.applies()
    }

    fn value(&self, seat: u8) -> f64 {
        self.state.value(seat)
    }

    fn judge<'py>(&self, py: Python<'py>, seat: u8) -> Bound<'py, PyArray1<f64>> {
        py.detach(|| self.state.judge(seat)).into_pyarray(py)
    }

    /// The place of what a bot would choose.
    fn choose(&self, py: Python, seat: u8, name: &str, key: u64) -> PyResult<Option<usize>> {
        let bot = bot(py, name)?;
        Ok(py.detach(|| self.state.choose(seat, bot, key)))
    }

    /// The points of all seats after each of so many playouts, one after the other.
    fn rollouts<'py>(
        &self,
        py: Python<'py>,
        name: &str,
        count: usize,
        key: u64,
        threads: usize,
    ) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let bot = bot(py, name)?;
        let results = py.detach(|| self.state.rollouts(bot, count, key, threads));
        Ok(results.concat().into_pyarray(py))
    }

    fn observe<'py>(&self, py: Python<'py>, seat: u8) -> Bound<'py, PyArray1<f32>> {
        self.state.observe(seat).into_pyarray(py)
    }

    /// What lies there and what is asked, line by line.
    fn words(&self, py: Python) -> PyResult<Vec<String>> {
        self.state.words().map_err(|error| raise(py, error))
    }

    /// The answer of the protocol to a message about a match that begins here.
    fn ask(&self, py: Python, message: &str) -> PyResult<String> {
        let message = read(py, Some(message))?;
        let answer = py.detach(|| self.state.ask(&message));
        let answer = answer.map_err(|error| raise(py, error))?;
        Ok(answer.to_string())
    }
}

//! Many environments of one game, with the arrays that they write.

use numpy::{
    PyArray, PyArray1, PyArray2, PyArray3, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray,
};
use pyo3::prelude::*;
use redtag_env::{Arrays, Autoreset, Config, Environments, THINGS};
use serde_json::Value;

use crate::state::State;
use crate::{bot, exception, raise, read};

/// Many environments of one game, and the arrays that they write: the same ones at every step.
#[pyclass(module = "redtag._native")]
pub struct Pool {
    /// Nothing once it is closed.
    pool: Option<Box<dyn Environments>>,
    #[pyo3(get)]
    observations: Py<PyArray2<f32>>,
    #[pyo3(get)]
    masks: Py<PyArray2<i8>>,
    #[pyo3(get)]
    actions: Py<PyArray3<i16>>,
    #[pyo3(get)]
    legal: Py<PyArray1<i32>>,
    #[pyo3(get)]
    rewards: Py<PyArray1<f64>>,
    #[pyo3(get)]
    all_rewards: Py<PyArray2<f64>>,
    #[pyo3(get)]
    terminated: Py<PyArray1<bool>>,
    #[pyo3(get)]
    truncated: Py<PyArray1<bool>>,
    #[pyo3(get)]
    seats: Py<PyArray1<i8>>,
    #[pyo3(get)]
    scores: Py<PyArray2<i32>>,
    #[pyo3(get)]
    steps: Py<PyArray1<i32>>,
    #[pyo3(get)]
    last: Py<PyArray2<f32>>,
}

/// Opens all arrays for writing and hands them to `$run`.
macro_rules! with_arrays {
    ($self:ident, $py:ident, |$pool:ident, $arrays:ident| $run:expr) => {{
        let $pool = $self.pool.as_mut().ok_or_else(|| closed($py))?;
        with_arrays!(@open $self, $py, observations, masks, actions, legal, rewards, all_rewards,
            terminated, truncated, seats, scores, steps, last);
        let $arrays = Arrays {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            actions: actions.as_slice_mut()?,
            legal: legal.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            all_rewards: all_rewards.as_slice_mut()?,
            terminated: terminated.as_slice_mut()?,
            truncated: truncated.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            scores: scores.as_slice_mut()?,
            steps: steps.as_slice_mut()?,
            last: last.as_slice_mut()?,
        };
        let done = $py.detach(move || $run);
        done.map_err(|error| raise($py, error))
    }};
    (@open $self:ident, $py:ident, $($name:ident),+) => {
        $(let mut $name = open($py, &$self.$name)?;)+
    };
}

fn closed(py: Python) -> PyErr {
    exception(py, "ClosedEnvironment", ("the environment was closed",))
}

/// An array for writing.
fn open<'py, T: numpy::Element, D: numpy::ndarray::Dimension>(
    py: Python<'py>,
    array: &Py<PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    Ok(array.bind(py).try_readwrite()?)
}

#[pymethods]
impl Pool {
    #[new]
    #[pyo3(signature = (game, envs, *, options = None, content = None, seed = 0, first = 0,
        threads = 1,
        autoreset = "next_step", flat = false, described = true, illegal_ends = false,
            partners = None, seat = None,
        most_steps = None))]
    #[expect(clippy::too_many_arguments, reason = "they are named in Python")]
    fn new(
        py: Python,
        game: &str,
        envs: usize,
        options: Option<&str>,
        content: Option<&str>,
        seed: u64,
        first: u64,
        threads: usize,
        autoreset: &str,
        flat: bool,
        described: bool,
        illegal_ends: bool,
        partners: Option<&str>,
        seat: Option<u8>,
        most_steps: Option<u32>,
    ) -> PyResult<Self> {
        let autoreset = match autoreset {
            "next_step" => Autoreset::NextStep,
            "same_step" => Autoreset::SameStep,
            "disabled" => Autoreset::Disabled,
            "rest" => Autoreset::Rest,
            other => {
                let message = format!(
                    "autoreset: {other:?} is none of next_step, same_step, disabled and rest"
                );
                return Err(exception(py, "BadInput", (message,)));
            }
        };
        let config = Config {
            envs,
            first,
            seed,
            threads,
            autoreset,
            flat,
            illegal_ends,
            partners: partners.map(|name| bot(py, name)).transpose()?,
            seat,
            most_steps,
        };
        let options = match read(py, options)? {
            Value::Array(several) => several,
            one => vec![one],
        };
        let pool = redtag_env::environments(game, content, &options, config)
            .map_err(|error| raise(py, error))?;
        let (seats, width) = (pool.seats(), pool.width());
        let most = if described { pool.most_actions() } else { 0 };
        let kept = if autoreset == Autoreset::SameStep {
            width
        } else {
            0
        };
        Ok(Self {
            observations: PyArray::zeros(py, [envs, width], false).unbind(),
            masks: PyArray::zeros(py, [envs, pool.choices()], false).unbind(),
            actions: PyArray::zeros(py, [envs, most, THINGS], false).unbind(),
            legal: PyArray::zeros(py, [envs], false).unbind(),
            rewards: PyArray::zeros(py, [envs], false).unbind(),
            all_rewards: PyArray::zeros(py, [envs, seats], false).unbind(),
            terminated: PyArray::zeros(py, [envs], false).unbind(),
            truncated: PyArray::zeros(py, [envs], false).unbind(),
            seats: PyArray::zeros(py, [envs], false).unbind(),
            scores: PyArray::zeros(py, [envs, seats], false).unbind(),
            steps: PyArray::zeros(py, [envs], false).unbind(),
            last: PyArray::zeros(py, [envs, kept], false).unbind(),
            pool: Some(pool),
        })
    }

    /// Begins new episodes: all, or those that are marked.
    #[pyo3(signature = (seed = None, marked = None))]
    fn reset(
        &mut self,
        py: Python,
        seed: Option<u64>,
        marked: Option<PyReadonlyArray1<bool>>,
    ) -> PyResult<()> {
        let marked = marked
            .as_ref()
            .map(|marked| marked.as_slice())
            .transpose()?;
        with_arrays!(self, py, |pool, arrays| pool.reset(seed, marked, arrays))
    }

    /// Plays an action in each environment.
    fn step(&mut self, py: Python, actions: PyReadonlyArray1<i64>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        with_arrays!(self, py, |pool, arrays| pool.step(actions, arrays))
    }

    /// Plays an action in the only environment.
    fn step_one(&mut self, py: Python, action: i64) -> PyResult<()> {
        with_arrays!(self, py, |pool, arrays| pool.step(&[action], arrays))
    }

    /// What a bot would choose in each environment.
    fn choose<'py>(
        &self,
        py: Python<'py>,
        name: &str,
        key: u64,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let pool = self.pool.as_ref().ok_or_else(|| closed(py))?;
        let bot = bot(py, name)?;
        let mut chosen = vec![0; pool.len()];
        py.detach(|| pool.choose(bot, key, &mut chosen))
            .map_err(|error| raise(py, error))?;
        Ok(PyArray1::from_vec(py, chosen))
    }

    /// The position of an environment, to plan with.
    fn state(&self, py: Python, at: usize) -> PyResult<State> {
        let pool = self.pool.as_ref().ok_or_else(|| closed(py))?;
        let state = pool.state(at).map_err(|error| raise(py, error))?;
        Ok(State::of(state))
    }

    /// Lets go of the environments; every step after that is refused.
    fn close(&mut self) {
        self.pool = None;
    }
}

//! Redtag's games for a web page: the protocol of `docs/protocol.md` as WebAssembly, and the lab.

#[cfg(feature = "lab")]
mod lab;

use redtag_games::Session;
use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(feature = "lab")]
pub use lab::Lab;

/// A conversation about one match at a time.
#[wasm_bindgen]
#[derive(Default)]
pub struct Engine {
    session: Session,
}

#[wasm_bindgen]
impl Engine {
    /// Begins a conversation.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers one message, a JSON object, with another.
    pub fn answer(&mut self, line: &str) -> String {
        self.session.answer(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_answers_like_the_session() {
        let (mut engine, mut session) = (Engine::new(), Session::default());
        let new = r#"{"id":1,"op":"new","game":"triage","seed":"page"}"#;
        for line in [
            new,
            r#"{"op":"bot","seat":0,"bot":"greedy"}"#,
            r#"{"op":"state"}"#,
            "nonsense",
        ] {
            assert_eq!(engine.answer(line), session.answer(line));
        }
    }
}

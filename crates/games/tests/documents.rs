//! Documents that are made from the code: fails when they are stale, `cargo xtask docs` writes them
//! anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

use redtag_games::protocol::{Answer, CatalogueRequest, Error, Request, schema};
use redtag_games::{NAMES, Playable, Session, Visitor, catalogue, visit};
use redtag_kernel::{Fast, Words};
use serde_json::{Value, json};
use ts_rs::{Config, TS, TypeVisitor};

fn check(file: &str, expected: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(file);
    if std::env::var_os("REDTAG_BLESS").is_some_and(|bless| bless == "1") {
        std::fs::create_dir_all(path.parent().expect("a file is in a folder"))
            .expect("folders can be made");
        std::fs::write(&path, expected).expect("the document can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == expected, "{file} is stale: run cargo xtask docs");
}

#[test]
fn the_schema_of_the_protocol() {
    let schema = serde_json::to_string_pretty(&schema()).expect("a schema can be written");
    check("docs/protocol.schema.json", &format!("{schema}\n"));
}

#[test]
fn the_rules_of_every_game() {
    for name in NAMES {
        for (lang, suffix) in [("en", ""), ("de", ".de")] {
            check(&format!("docs/rules/{name}{suffix}.md"), &rules(name, lang));
        }
    }
}

#[test]
fn the_sessions_in_the_protocol_are_real() {
    let text = include_str!("../../../docs/protocol.md");
    let mut checked = 0;
    for chapter in text.split("\n## ") {
        let mut session = Session::default();
        let mut answer = String::new();
        for line in chapter.lines() {
            if let Some(message) = line.strip_prefix("→ ") {
                answer = session.answer(message);
            } else if let Some(expected) = line.strip_prefix("← ") {
                assert!(
                    is_shortened(expected, &answer),
                    "docs/protocol.md says\n{expected}\nbut it is\n{answer}"
                );
                checked += 1;
            }
        }
    }
    assert!(checked > 20, "there are sessions: {checked}");
}

/// Whether one text is the other with pieces left out, where it has `…`.
fn is_shortened(short: &str, whole: &str) -> bool {
    let mut pieces = short.split('…');
    let start = pieces.next().unwrap_or_default();
    let Some(mut rest) = whole.strip_prefix(start) else {
        return false;
    };
    let pieces: Vec<&str> = pieces.collect();
    let Some((end, middle)) = pieces.split_last() else {
        return rest.is_empty();
    };
    for piece in middle {
        match rest.find(piece) {
            Some(at) => rest = &rest[at + piece.len()..],
            None => return false,
        }
    }
    rest.ends_with(end)
}

/// What the types of the protocol do not say: the envelope, and which answer belongs to which
/// question.
const ENVELOPE: &str = r"/** A request as it is sent. */
export type Message = Request & { id?: unknown, lang?: string };

/** What comes back: an answer, or why there is none. Nothing has changed then. */
export type Reply = { id?: unknown } & (({ ok: true } & Answer) | { ok: false, error: Failure });

/** What each request is answered with. */
export type Answers = {
  games: Extract<Answer, { games: unknown }>,
  new: State,
  load: State,
  open: State,
  state: State,
  legal: Pick<State, 'to_act'>,
  play: Played,
  why: Extract<Answer, { allowed: unknown }>,
  undo: State,
  branch: State,
  next: State,
  story: Extract<Answer, { chronicle: unknown }>,
  odds: OddsAnswer,
  hint: HintAnswer,
  bot: Played,
  journal: Extract<Answer, { journal: unknown }>,
  log: Extract<Answer, { log: unknown, to_act?: never }>,
  rules: Extract<Answer, { chapters: unknown }>,
  content: Extract<Answer, { content: unknown }>,
  source: Extract<Answer, { values: unknown }>,
  check: Extract<Answer, { flaws: unknown }>,
  paper: Extract<Answer, { html: unknown }>,
  verify: Extract<Answer, { fair: unknown }>,
};
";

#[test]
fn the_types_of_the_protocol() {
    let mut types = Declarations::default();
    types.visit::<Request>();
    types.visit::<Answer>();
    types.visit::<Error>();
    let types = types.file("crates/games/src/protocol.rs", "");
    check(
        "web/src/lib/engine/protocol.ts",
        &format!("{types}\n{ENVELOPE}"),
    );
}

#[test]
fn the_types_of_triage() {
    let mut types = Declarations::of_rules();
    types.visit::<redtag_triage::Options>();
    types.visit::<redtag_triage::Position>();
    types.visit::<redtag_triage::Action>();
    types.visit::<redtag_triage::Seen>();
    types.begin("events").visit::<redtag_triage::Event>();
    check_types("triage", &types);
}

#[test]
fn the_types_of_katastrophenspiel() {
    let mut types = Declarations::of_rules();
    types.visit::<redtag_katastrophenspiel::Options>();
    types.visit::<redtag_katastrophenspiel::Position>();
    types.visit::<redtag_katastrophenspiel::Action>();
    types.visit::<redtag_katastrophenspiel::Seen>();
    types
        .begin("events")
        .visit::<redtag_katastrophenspiel::Event>();
    types
        .begin("content")
        .visit::<redtag_katastrophenspiel::Written>();
    check_types("katastrophenspiel", &types);
}

#[test]
fn the_types_of_trauma_center() {
    let mut types = Declarations::of_rules();
    types.visit::<redtag_trauma_center::Options>();
    types.visit::<redtag_trauma_center::Position>();
    types.visit::<redtag_trauma_center::Action>();
    types.visit::<redtag_trauma_center::Cost>();
    types.visit::<redtag_trauma_center::Seen>();
    types.begin("events").visit::<redtag_trauma_center::Event>();
    types
        .begin("content")
        .visit::<redtag_trauma_center::Written>();
    check_types("trauma-center", &types);
}

#[test]
fn the_types_of_after_the_virus() {
    let mut types = Declarations::of_rules();
    types.visit::<redtag_after_the_virus::Options>();
    types.visit::<redtag_after_the_virus::Position>();
    types.visit::<redtag_after_the_virus::Action>();
    types.visit::<redtag_after_the_virus::Seen>();
    types
        .begin("events")
        .visit::<redtag_after_the_virus::Event>();
    types
        .begin("content")
        .visit::<redtag_after_the_virus::Written>();
    check_types("after-the-virus", &types);
}

#[test]
fn the_types_of_aftermath() {
    let mut types = Declarations::of_rules();
    types.visit::<redtag_aftermath::Options>();
    types.visit::<redtag_aftermath::Position>();
    types.visit::<redtag_aftermath::Action>();
    types.visit::<redtag_aftermath::BoardView>();
    types.visit::<redtag_aftermath::Preview>();
    types.begin("events").visit::<redtag_aftermath::Event>();
    types.begin("content").visit::<redtag_aftermath::Written>();
    check_types("aftermath", &types);
}

/// The files for the types of a game, each with what the ones before it lack.
const FILES: [&str; 3] = ["rules", "events", "content"];

/// Checks the types of a game in the client and in its reference.
fn check_types(game: &str, types: &Declarations) {
    check(
        &format!("docs/reference/{game}.md"),
        &reference(game, types),
    );
    let source = format!("crates/{}/src", game.replace('-', "_"));
    let folder = format!("web/src/games/{game}/types");
    let mut index = made_from(&source) + "\n";
    for file in FILES.into_iter().filter(|file| types.has(file)) {
        check(&format!("{folder}/{file}.ts"), &types.file(&source, file));
        writeln!(index, "export type * from './{file}';").expect("a text takes any line");
    }
    check(&format!("{folder}/index.ts"), &index);
}

fn made_from(source: &str) -> String {
    format!("// Made from {source} by cargo xtask docs.\n")
}

/// Types as TypeScript.
#[derive(Default)]
struct Declarations {
    config: Config,
    /// By name: the order in which they are found changes from build to build.
    types: BTreeMap<String, Declaration>,
    /// The file for those that are found next.
    file: &'static str,
}

struct Declaration {
    file: &'static str,
    text: String,
}

impl Declarations {
    fn of_rules() -> Self {
        Self {
            file: FILES[0],
            ..Self::default()
        }
    }

    fn begin(&mut self, file: &'static str) -> &mut Self {
        self.file = file;
        self
    }

    fn has(&self, file: &str) -> bool {
        self.types.values().any(|one| one.file == file)
    }

    /// The types of one file, with what they need of the others.
    fn file(&self, source: &str, file: &str) -> String {
        let own: Vec<&str> = self
            .types
            .values()
            .filter(|one| one.file == file)
            .map(|one| &*one.text)
            .collect();
        let needed: BTreeSet<&str> = own.iter().flat_map(|text| identifiers(text)).collect();
        let mut text = made_from(source);
        for other in FILES.into_iter().filter(|other| *other != file) {
            let is_needed = |name: &&str| self.types[*name].file == other && needed.contains(name);
            let names: Vec<&str> = self
                .types
                .keys()
                .map(String::as_str)
                .filter(is_needed)
                .collect();
            if !names.is_empty() {
                write!(
                    text,
                    "\nimport type {{ {} }} from './{other}';\n",
                    names.join(", ")
                )
                .expect("a text takes any line");
            }
        }
        own.iter().for_each(|one| text += &format!("\n{one}\n"));
        text
    }
}

/// The words of a declaration outside of comments and strings.
fn identifiers(declaration: &str) -> impl Iterator<Item = &str> {
    let code = declaration
        .split("/**")
        .map(|part| part.rsplit("*/").next().unwrap_or(part));
    code.flat_map(|code| code.split('"').step_by(2))
        .flat_map(|code| code.split(|letter: char| !letter.is_alphanumeric() && letter != '_'))
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What is no type of ours has no name to ask for; any JSON has no type until the game is
        // known.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if name == "JsonValue" || self.types.contains_key(&name) {
            return;
        }
        let declaration = T::decl(&self.config).replace("JsonValue", "unknown");
        let docs = T::docs().unwrap_or_default();
        let text = tidy(&format!("{docs}export {declaration}"));
        let file = self.file;
        self.types.insert(name, Declaration { file, text });
        T::visit_dependencies(self);
    }
}

/// A comment of one line takes one line.
fn tidy(declaration: &str) -> String {
    let lines: Vec<&str> = declaration.lines().map(str::trim_end).collect();
    let mut tidy = Vec::new();
    let mut rest = &lines[..];
    while let [first, more @ ..] = rest {
        rest = more;
        match more {
            [comment, " */", after @ ..] if *first == "/**" => {
                tidy.push(format!("/**{} */", comment.trim_start_matches(" *")));
                rest = after;
            }
            _ => tidy.push((*first).to_owned()),
        }
    }
    tidy.join("\n")
}

fn rules(name: &str, lang: &str) -> String {
    let games = catalogue(lang).expect("the locales are sound");
    let title = &games
        .iter()
        .find(|game| game.name == *name)
        .expect("it is in the catalogue")
        .title;
    let answer = Session::default().handle(
        Request::Catalogue(CatalogueRequest::Rules {
            game: Some((*name).to_owned()),
            content: None,
        }),
        lang,
    );
    let Ok(Answer::Rules { intro, chapters }) = answer else {
        panic!("{name} has rules");
    };
    let mut text =
        format!("<!-- Made from crates/*/locales by cargo xtask docs. -->\n# {title}\n\n{intro}\n");
    for chapter in chapters {
        write!(text, "\n## {}\n", chapter.title).expect("a text takes any line");
        for rule in chapter.rules {
            write!(text, "\n**{}** {}\n", rule.id, rule.text).expect("a text takes any line");
        }
    }
    text
}

/// What a program must know of a game: options, positions, actions and events as types, and all
/// numbers with their names.
fn reference(name: &str, types: &Declarations) -> String {
    let games = catalogue("en").expect("it speaks English");
    let game = games.iter().find(|game| game.name == name);
    let game = game.expect("it is in the catalogue");
    let mut text = format!(
        "# {}\n\nMade by `cargo xtask docs`. What these are for is told in \
         [positions](../positions.md) and [the protocol](../protocol.md).\n",
        game.title
    );
    let options = serde_json::to_string_pretty(&game.options).expect("JSON");
    let mut chapter = |title: &str, body: &str| {
        write!(text, "\n## {title}\n\n{body}\n").expect("a text takes any line");
    };
    chapter(
        "Options",
        &format!("The usual ones:\n\n```json\n{options}\n```"),
    );
    let usual = visit(name, None, Usual).expect("it is in the catalogue");
    chapter(
        "Position",
        &format!(
            "What is left out is as here, before the first card, or follows from the rest:\n\n\
             ```json\n{}\n```",
            usual.position
        ),
    );
    let types: Vec<&str> = types.types.values().map(|one| &*one.text).collect();
    chapter("Types", &format!("```ts\n{}\n```", types.join("\n\n")));
    chapter("Fates", &usual.fates);
    chapter("Cards and names", &usual.names);
    chapter("Outcomes of chance", &draws(name));
    text
}

/// What a game says of itself.
struct Usual;

struct Told {
    position: String,
    fates: String,
    names: String,
}

impl<G: Playable> Visitor<G> for Usual {
    type Output = Told;

    fn visit(self, game: Arc<G>) -> Told {
        let words = Words::of(&*game, "en", &[]).expect("it speaks English");
        let position = game.lay_out(&G::Options::default()).expect("usual options");
        let fates = G::FATES.iter();
        let fates =
            fates.map(|fate| format!("- `{fate}`: {}", words.word(&format!("fate-{fate}"))));
        let numbered = |key: &&str| {
            let number = key.rsplit('-').next().unwrap_or_default();
            let kind = key.strip_suffix(number).unwrap_or_default();
            number.parse::<u16>().is_ok() && KINDS.contains(&kind)
        };
        let mut names: Vec<&str> = words.keys().filter(numbered).collect();
        names.sort_by_key(|key| {
            let (kind, number) = key.rsplit_once('-').unwrap_or((key, "0"));
            (kind.to_owned(), number.parse::<u16>().unwrap_or(0))
        });
        let names = names
            .iter()
            .map(|key| format!("- `{key}`: {}", words.word(key)));
        let none = |lines: Vec<String>| match lines.is_empty() {
            true => "None.".to_owned(),
            false => lines.join("\n"),
        };
        Told {
            position: serde_json::to_string_pretty(&position).expect("JSON"),
            fates: none(fates.collect()),
            names: none(names.collect()),
        }
    }
}

/// What is numbered in positions and actions.
const KINDS: [&str; 4] = ["card-", "person-", "character-", "mission-"];

/// Every kind of draw and die that random games come across, with what can come of it.
fn draws(name: &str) -> String {
    let mut found: BTreeMap<String, BTreeMap<u64, String>> = BTreeMap::new();
    for seed in 0..3 {
        let mut session = Session::default();
        let mut luck = Fast::new(11, seed);
        let mut beginning = json!({"op": "new", "game": name, "chance": []});
        let mut state = asked(&mut session, &mut beginning, &mut luck, &mut found);
        for _ in 0..150 {
            let Some(to_act) = state["to_act"].get(0).cloned() else {
                break;
            };
            let actions = to_act["actions"].as_array().expect("a list");
            let action = &actions[luck.below(actions.len())];
            let mut play =
                json!({"op": "play", "seat": to_act["seat"], "action": action, "chance": []});
            state = asked(&mut session, &mut play, &mut luck, &mut found);
        }
    }
    let mut text = String::from(
        "As random games come across them. `typed` is what a person types, and what `chance` takes \
         beside the number.\n",
    );
    for (what, outcomes) in found {
        write!(
            text,
            "\n### `{what}`\n\n| outcome | typed | name |\n|---|---|---|\n"
        )
        .expect("text");
        outcomes.values().for_each(|line| text.push_str(line));
    }
    text.trim_end().to_owned()
}

/// Asks until every outcome that is asked for is told.
fn asked(
    session: &mut Session,
    message: &mut Value,
    luck: &mut Fast,
    found: &mut BTreeMap<String, BTreeMap<u64, String>>,
) -> Value {
    loop {
        let answer: Value =
            serde_json::from_str(&session.answer(&message.to_string())).expect("JSON");
        let question = &answer["error"]["question"];
        if question.is_null() {
            assert_eq!(answer["ok"], true, "{answer}");
            return answer;
        }
        let outcomes = question["outcomes"].as_array().expect("a list");
        let known = found
            .entry(question["what"].as_str().expect("a name").to_owned())
            .or_default();
        for one in outcomes {
            let number = one["outcome"].as_u64().expect("a number");
            let (typed, name) = (one["typed"].as_str(), one["name"].as_str());
            let line = format!(
                "| {number} | `{}` | {} |\n",
                typed.unwrap_or(""),
                name.unwrap_or("")
            );
            known.insert(number, line);
        }
        // As a person would type it.
        let typed = outcomes[luck.below(outcomes.len())]["typed"].clone();
        message["chance"]
            .as_array_mut()
            .expect("a list")
            .push(typed);
    }
}

/// What the schema says of states and of what was played holds for every game: all that it requires
/// is there, and nothing that it does not know.
#[test]
fn answers_are_as_the_schema_says() {
    let schema = schema();
    let check = |name: &str, game: &str, answer: &Value| {
        let definition = &schema["$defs"][name];
        let required = definition["required"].as_array().expect("required fields");
        for field in required.iter().filter_map(Value::as_str) {
            assert!(
                answer.get(field).is_some(),
                "{game}: {name} without {field}"
            );
        }
        let known = definition["properties"].as_object().expect("fields");
        let fields = answer.as_object().expect("an object").keys();
        for field in fields.filter(|field| *field != "ok") {
            assert!(known.contains_key(field), "{game}: {name} with {field}");
        }
    };
    for game in NAMES {
        let mut session = Session::default();
        let mut ask = |message: Value| -> Value {
            serde_json::from_str(&session.answer(&message.to_string())).expect("JSON")
        };
        let mut state = ask(json!({"op": "new", "game": game, "seed": "schema"}));
        check("State", game, &state);
        for number in 0..40 {
            let Some(to_act) = state["to_act"].get(0).cloned() else {
                break;
            };
            check("ToAct", game, &to_act);
            let (seat, action) = (&to_act["seat"], &to_act["actions"][0]);
            let frames = number % 2 == 0;
            state = ask(json!({"op": "play", "seat": seat, "action": action, "frames": frames}));
            check("Played", game, &state);
            let frames = state["frames"].as_array().into_iter().flatten();
            frames.for_each(|frame| check("Frame", game, frame));
        }
        check("State", game, &ask(json!({"op": "state"})));
    }
}

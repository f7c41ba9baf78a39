//! Values from JSON, read strictly: what is an object is never taken from a list of its fields. A
//! flaw names its place and speaks of JSON, not of the types behind it.

use std::fmt::Display;
use std::slice;

use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected,
    MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Value, map};

use crate::content::expectation;
use crate::game::Flaw;

/// Reads a typed value from JSON; a flaw names the field.
pub fn read_json<T: DeserializeOwned>(value: &Value) -> Result<T, Flaw> {
    T::deserialize(Reader(value)).map_err(|Unreadable(flaw)| flaw)
}

/// Reads a message, whose field `op` says which variant of `T` it is; a flaw names the field.
/// Tagged by serde, the enum could not say which field is wrong, for serde takes the message apart
/// first and reads it afterwards.
pub fn read_message<T: DeserializeOwned>(mut fields: Map<String, Value>) -> Result<T, Flaw> {
    let op = match fields.remove("op") {
        Some(Value::String(op)) => op,
        Some(_) => return Err(Flaw::at("op", "a text is expected")),
        None => return Err(Flaw::at("", "missing field `op`")),
    };
    let message = Map::from_iter([(op.clone(), Value::Object(fields))]);
    read_json(&Value::Object(message)).map_err(|Flaw { place, message }| {
        // The fields of the op are those of the message; an op that is not known is wrong itself.
        match place.strip_prefix(op.as_str()) {
            Some(inner) => Flaw::at(inner.trim_start_matches('.'), message),
            None => Flaw::at("op", message),
        }
    })
}

/// A flaw on its way out.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
struct Unreadable(Flaw);

impl Unreadable {
    fn inside(self, outer: &str) -> Self {
        Self(self.0.inside(outer))
    }

    fn other_than(found: &str, wanted: &str) -> Self {
        Self::custom(format!("this is {found}, but {wanted} is expected"))
    }
}

impl de::Error for Unreadable {
    fn custom<T: Display>(message: T) -> Self {
        Self(Flaw::at("", message.to_string()))
    }

    fn invalid_type(found: Unexpected, wanted: &dyn Expected) -> Self {
        let wanted = expectation(&wanted.to_string(), "an object");
        Self::other_than(&in_words(found), &wanted)
    }

    fn invalid_value(found: Unexpected, wanted: &dyn Expected) -> Self {
        Self::invalid_type(found, wanted)
    }

    fn invalid_length(length: usize, wanted: &dyn Expected) -> Self {
        let wanted = expectation(&wanted.to_string(), "an object");
        Self::other_than(&format!("a list of {length}"), &wanted)
    }

    fn unknown_variant(name: &str, names: &'static [&'static str]) -> Self {
        Self::custom(format!("unknown name `{name}`, expected {}", one_of(names)))
    }
}

fn one_of(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    match names.as_slice() {
        [name] => name.clone(),
        names => format!("one of {}", names.join(", ")),
    }
}

/// What stands there instead of what is expected.
fn in_words(found: Unexpected) -> String {
    match found {
        Unexpected::Bool(found) => found.to_string(),
        Unexpected::Unsigned(number) => format!("the number {number}"),
        Unexpected::Signed(number) => format!("the number {number}"),
        Unexpected::Float(number) => format!("the number {number}"),
        Unexpected::Str(text) if text.chars().count() > 40 => "a long text".into(),
        Unexpected::Str(text) => format!("the text {text:?}"),
        Unexpected::Seq => "a list".into(),
        Unexpected::Map => "an object".into(),
        Unexpected::Unit | Unexpected::Option => "null".into(),
        _ => "something else".into(),
    }
}

fn unexpected(value: &Value) -> Unexpected<'_> {
    match value {
        Value::Null => Unexpected::Unit,
        Value::Bool(found) => Unexpected::Bool(*found),
        Value::Number(number) => match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => Unexpected::Unsigned(number),
            (_, Some(number)) => Unexpected::Signed(number),
            _ => Unexpected::Float(number.as_f64().unwrap_or(f64::NAN)),
        },
        Value::String(text) => Unexpected::Str(text),
        Value::Array(_) => Unexpected::Seq,
        Value::Object(_) => Unexpected::Map,
    }
}

/// A value to be read.
struct Reader<'de>(&'de Value);

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (_, Some(number)) => visitor.visit_i64(number),
                _ => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(items) => read_list(items, visitor),
            Value::Object(fields) => visitor.visit_map(Fields::of(fields)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        match self.0 {
            Value::Object(fields) => visitor.visit_map(Fields::of(fields)),
            other => Err(Unreadable::invalid_type(unexpected(other), &visitor)),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(Choice { name, value: None }),
            Value::Object(fields) => match (fields.iter().next(), fields.len()) {
                (Some((name, value)), 1) => visitor.visit_enum(Choice {
                    name,
                    value: Some(value),
                }),
                (_, found) => {
                    let found = format!("an object of {found} fields");
                    let wanted = format!("one with a single field, {},", one_of(names));
                    Err(Unreadable::other_than(&found, &wanted))
                }
            },
            other => {
                let found = in_words(unexpected(other));
                Err(Unreadable::other_than(&found, &one_of(names)))
            }
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct map identifier ignored_any
    }
}

fn read_list<'de, V: Visitor<'de>>(
    items: &'de [Value],
    visitor: V,
) -> Result<V::Value, Unreadable> {
    let mut list = Items {
        left: items.iter(),
        at: 0,
    };
    let value = visitor.visit_seq(&mut list)?;
    if list.at < items.len() {
        let [found, wanted] = [items.len(), list.at].map(|length| format!("a list of {length}"));
        return Err(Unreadable::other_than(&found, &wanted));
    }
    Ok(value)
}

/// A list, one item after the other.
struct Items<'de> {
    left: slice::Iter<'de, Value>,
    at: usize,
}

impl<'de> SeqAccess<'de> for &mut Items<'de> {
    type Error = Unreadable;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Unreadable> {
        let Some(item) = self.left.next() else {
            return Ok(None);
        };
        let at = self.at;
        self.at += 1;
        let read = seed.deserialize(Reader(item));
        read.map(Some)
            .map_err(|flaw| flaw.inside(&format!("[{at}]")))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}

/// An object, one field after the other.
struct Fields<'de> {
    left: map::Iter<'de>,
    /// The field whose name was read.
    field: Option<(&'de str, &'de Value)>,
}

impl<'de> Fields<'de> {
    fn of(fields: &'de Map<String, Value>) -> Self {
        Self {
            left: fields.iter(),
            field: None,
        }
    }
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Unreadable;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Unreadable> {
        self.field = self.left.next().map(|(name, value)| (name.as_str(), value));
        match self.field {
            Some((name, _)) => seed.deserialize(Name(name)).map(Some),
            None => Ok(None),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(
        &mut self,
        seed: V,
    ) -> Result<V::Value, Unreadable> {
        let (name, value) = self.field.unwrap_or(("", &Value::Null));
        seed.deserialize(Reader(value))
            .map_err(|flaw| flaw.inside(name))
    }
}

/// The name of a field or of a choice; it may be a number, as that of a card.
struct Name<'de>(&'de str);

impl<'de> Name<'de> {
    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0.parse() {
            Ok(number) => visitor.visit_u64(number),
            Err(_) => visitor.visit_borrowed_str(self.0),
        }
    }
}

macro_rules! numbers {
    ($($read:ident)*) => {
        $(fn $read<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
            self.number(visitor)
        })*
    };
}

impl<'de> Deserializer<'de> for Name<'de> {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_enum(Choice {
            name: self.0,
            value: None,
        })
    }

    numbers! { deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// A variant by its name, with its fields.
struct Choice<'de> {
    name: &'de str,
    value: Option<&'de Value>,
}

impl<'de> Choice<'de> {
    /// Its fields, read by this function.
    fn with<T>(
        self,
        read: impl FnOnce(&'de Value) -> Result<T, Unreadable>,
    ) -> Result<T, Unreadable> {
        let Some(value) = self.value else {
            let name = self.name;
            let message = format!("`{name}` does not stand alone: {{\"{name}\": …}} is expected");
            return Err(Unreadable::custom(message));
        };
        read(value).map_err(|flaw| flaw.inside(self.name))
    }
}

impl<'de> EnumAccess<'de> for Choice<'de> {
    type Error = Unreadable;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Self), Unreadable> {
        seed.deserialize(Name(self.name))
            .map(|variant| (variant, self))
    }
}

impl<'de> VariantAccess<'de> for Choice<'de> {
    type Error = Unreadable;

    fn unit_variant(self) -> Result<(), Unreadable> {
        match self.value {
            None | Some(Value::Null) => Ok(()),
            Some(_) => {
                let message = format!("this stands alone: \"{}\" is expected", self.name);
                Err(Unreadable::custom(message).inside(self.name))
            }
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(
        self,
        seed: T,
    ) -> Result<T::Value, Unreadable> {
        self.with(|value| seed.deserialize(Reader(value)))
    }

    fn tuple_variant<V: Visitor<'de>>(
        self,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.with(|value| Reader(value).deserialize_any(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.with(|value| Reader(value).deserialize_struct("", fields, visitor))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    enum Move {
        Pass,
        Draw(u8),
        Place {
            at: [u8; 2],
            face: Option<Face>,
            #[serde(default)]
            counts: BTreeMap<u8, i8>,
        },
        Deal(Vec<Face>),
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Face {
        name: String,
    }

    #[test]
    fn every_form_is_read() {
        for (written, read) in [
            (json!("pass"), Move::Pass),
            (json!({"draw": 3}), Move::Draw(3)),
            (
                json!({"place": {"at": [1, 2], "face": null, "counts": {"7": -1}}}),
                Move::Place {
                    at: [1, 2],
                    face: None,
                    counts: BTreeMap::from([(7, -1)]),
                },
            ),
            (
                json!({"deal": [{"name": "king"}]}),
                Move::Deal(vec![Face {
                    name: "king".into(),
                }]),
            ),
        ] {
            assert_eq!(read_json(&written), Ok(read), "{written}");
        }
    }

    #[test]
    fn a_flaw_speaks_of_json_and_names_its_place() {
        for (written, told) in [
            (
                json!("fly"),
                "unknown name `fly`, expected one of `pass`, `draw`, `place`, `deal`",
            ),
            (
                json!(5),
                "this is the number 5, but one of `pass`, `draw`, `place`, `deal` is expected",
            ),
            (
                json!({"pass": 1, "draw": 2}),
                "this is an object of 2 fields, but one with a single field, one of `pass`, \
                 `draw`, `place`, `deal`, is expected",
            ),
            (
                json!("draw"),
                "`draw` does not stand alone: {\"draw\": …} is expected",
            ),
            (
                json!({"pass": 1}),
                "pass: this stands alone: \"pass\" is expected",
            ),
            (
                json!({"draw": [3]}),
                "draw: this is a list, but a whole number from 0 to 255 is expected",
            ),
            (
                json!({"draw": 300}),
                "draw: this is the number 300, but a whole number from 0 to 255 is expected",
            ),
            (
                json!({"place": [[1, 2], null]}),
                "place: this is a list, but an object is expected",
            ),
            (
                json!({"place": {"at": [1], "face": null}}),
                "place.at: this is a list of 1, but a list of 2 is expected",
            ),
            (
                json!({"place": {"at": [1, 2, 3], "face": null}}),
                "place.at: this is a list of 3, but a list of 2 is expected",
            ),
            (
                json!({"place": {"face": null}}),
                "place: missing field `at`",
            ),
            (
                json!({"place": {"at": [1, 2], "face": null, "so": 1}}),
                "place: unknown field `so`, expected one of `at`, `face`, `counts`",
            ),
            (
                json!({"place": {"at": [1, 2], "face": null, "counts": {"x": 1}}}),
                "place.counts: this is the text \"x\", but a whole number from 0 to 255 is \
                 expected",
            ),
            (
                json!({"deal": [{"name": "king"}, ["queen"]]}),
                "deal[1]: this is a list, but an object is expected",
            ),
            (
                json!({"deal": [{"name": true}]}),
                "deal[0].name: this is true, but a string is expected",
            ),
            (
                json!({"deal": {}}),
                "deal: this is an object, but a list is expected",
            ),
        ] {
            let flaw = read_json::<Move>(&written).expect_err("it is wrong");
            assert_eq!(flaw.to_string(), told);
        }
    }
}

//! Values from JSON and TOML, read strictly: what is a group of fields is never taken from a list
//! of them. A flaw names its place and speaks of the format, not of the types behind it.

use std::fmt::{self, Display};
use std::marker::PhantomData;
use std::ops::Range;
use std::vec;

use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected,
    IntoDeserializer, MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Value};
use serde_spanned::de::{SpannedDeserializer, is_spanned};

use crate::content::{expectation, like};
use crate::game::Flaw;

/// Reads a typed value from JSON; a flaw names the field.
pub fn read_json<T: DeserializeOwned>(value: &Value) -> Result<T, Flaw> {
    T::deserialize(Reader(value)).map_err(|unreadable| unreadable.flaw)
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

/// How something is written.
pub(crate) trait Format: fmt::Debug + 'static {
    /// As TOML, which designers write; else as JSON.
    const TOML: bool;
}

#[derive(Debug)]
pub(crate) struct Json;

impl Format for Json {
    const TOML: bool = false;
}

/// A value that can be read, of JSON or of TOML.
pub(crate) trait Readable<'de>: Copy {
    /// How it is written.
    type Format: Format;

    /// What it is.
    fn view(self) -> View<'de, Self>;

    /// Where it begins and ends, if that is known.
    fn span(self) -> Range<usize> {
        0..0
    }

    /// What a member of a list is called in the name of a place.
    fn called(self, at: usize) -> String;
}

/// What a value is, with what is in it.
pub(crate) enum View<'de, T> {
    Null,
    Flag(bool),
    Unsigned(u64),
    Signed(i64),
    Float(f64),
    Text(&'de str),
    Date,
    List(Vec<T>),
    Table(Vec<Entry<'de, T>>),
}

/// A field: its name, where that is written, and its value.
pub(crate) struct Entry<'de, T> {
    pub(crate) name: &'de str,
    pub(crate) key: Range<usize>,
    pub(crate) value: T,
}

impl<'de> Readable<'de> for &'de Value {
    type Format = Json;

    fn view(self) -> View<'de, Self> {
        match self {
            Value::Null => View::Null,
            Value::Bool(flag) => View::Flag(*flag),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => View::Unsigned(number),
                (_, Some(number)) => View::Signed(number),
                _ => View::Float(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => View::Text(text),
            Value::Array(items) => View::List(items.iter().collect()),
            Value::Object(fields) => View::Table(fields.iter().map(entry).collect()),
        }
    }

    fn called(self, at: usize) -> String {
        format!("[{at}]")
    }
}

fn entry<'de>((name, value): (&'de String, &'de Value)) -> Entry<'de, &'de Value> {
    Entry {
        name,
        key: 0..0,
        value,
    }
}

/// A flaw on its way out.
#[derive(Debug)]
pub(crate) struct Unreadable<F: Format> {
    pub(crate) flaw: Flaw,
    /// Where it is written, as soon as that is known.
    pub(crate) at: Option<Range<usize>>,
    /// Something is not there at all.
    pub(crate) is_missing: bool,
    format: PhantomData<F>,
}

impl<F: Format> Unreadable<F> {
    const OBJECT: &str = if F::TOML { "a table" } else { "an object" };

    fn inside(self, outer: &str) -> Self {
        Self {
            flaw: self.flaw.inside(outer),
            ..self
        }
    }

    /// The innermost place counts.
    fn at(self, span: Range<usize>) -> Self {
        Self {
            at: self.at.or(Some(span)),
            ..self
        }
    }

    fn other_than(found: &str, wanted: &str) -> Self {
        Self::custom(format!("this is {found}, but {wanted} is expected"))
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
            Unexpected::Map => Self::OBJECT.into(),
            Unexpected::Unit | Unexpected::Option => "null".into(),
            Unexpected::Other(what) => what.into(),
            _ => "something else".into(),
        }
    }

    /// A name that is not among these.
    fn unknown(what: &str, name: &str, names: &[&str]) -> Self {
        if !F::TOML {
            return Self::custom(format!(
                "unknown {what} `{name}`, expected {}",
                one_of(names)
            ));
        }
        let hint =
            like(name, names).map_or(String::new(), |like| format!("did you mean `{like}`? "));
        Self::custom(match names {
            [] => format!("there is no {what} `{name}` here, nor any other"),
            names => format!(
                "there is no {what} `{name}` here; {hint}possible: {}",
                quoted(names)
            ),
        })
    }
}

impl<F: Format> Display for Unreadable<F> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.flaw, formatter)
    }
}

impl<F: Format> std::error::Error for Unreadable<F> {}

impl<F: Format> de::Error for Unreadable<F> {
    fn custom<T: Display>(message: T) -> Self {
        Self {
            flaw: Flaw::at("", message.to_string()),
            at: None,
            is_missing: false,
            format: PhantomData,
        }
    }

    fn invalid_type(found: Unexpected, wanted: &dyn Expected) -> Self {
        let wanted = expectation(&wanted.to_string(), Self::OBJECT);
        Self::other_than(&Self::in_words(found), &wanted)
    }

    fn invalid_value(found: Unexpected, wanted: &dyn Expected) -> Self {
        Self::invalid_type(found, wanted)
    }

    fn invalid_length(length: usize, wanted: &dyn Expected) -> Self {
        let wanted = expectation(&wanted.to_string(), Self::OBJECT);
        Self::other_than(&format!("a list of {length}"), &wanted)
    }

    fn unknown_variant(name: &str, names: &'static [&'static str]) -> Self {
        Self::unknown("name", name, names)
    }

    fn unknown_field(name: &str, names: &'static [&'static str]) -> Self {
        Self::unknown("field", name, names)
    }

    fn missing_field(name: &'static str) -> Self {
        let message = if F::TOML {
            format!("`{name}` is missing")
        } else {
            format!("missing field `{name}`")
        };
        Self {
            is_missing: true,
            ..Self::custom(message)
        }
    }
}

fn quoted(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    names.join(", ")
}

fn one_of(names: &[&str]) -> String {
    match names {
        [_] => quoted(names),
        names => format!("one of {}", quoted(names)),
    }
}

fn unexpected<'de, T>(view: &View<'de, T>) -> Unexpected<'de> {
    match view {
        View::Null => Unexpected::Unit,
        View::Flag(flag) => Unexpected::Bool(*flag),
        View::Unsigned(number) => Unexpected::Unsigned(*number),
        View::Signed(number) => Unexpected::Signed(*number),
        View::Float(number) => Unexpected::Float(*number),
        View::Text(text) => Unexpected::Str(text),
        View::Date => Unexpected::Other("a date"),
        View::List(_) => Unexpected::Seq,
        View::Table(_) => Unexpected::Map,
    }
}

/// What reading a value can come to.
type Read<'de, T, V> = Result<V, Unreadable<<T as Readable<'de>>::Format>>;

/// A value to be read.
pub(crate) struct Reader<T>(pub(crate) T);

impl<'de, T: Readable<'de>> IntoDeserializer<'de, Unreadable<T::Format>> for Reader<T> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de, T: Readable<'de>> Deserializer<'de> for Reader<T> {
    type Error = Unreadable<T::Format>;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Read<'de, T, V::Value> {
        match self.0.view() {
            View::Null => visitor.visit_unit(),
            View::Flag(value) => visitor.visit_bool(value),
            View::Unsigned(number) => visitor.visit_u64(number),
            View::Signed(number) => visitor.visit_i64(number),
            View::Float(number) => visitor.visit_f64(number),
            View::Text(text) => visitor.visit_borrowed_str(text),
            View::List(items) => read_list(items, visitor),
            View::Table(fields) => visitor.visit_map(Fields::of(fields)),
            date @ View::Date => Err(Unreadable::invalid_type(unexpected(&date), &visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Read<'de, T, V::Value> {
        match self.0.view() {
            View::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Read<'de, T, V::Value> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Read<'de, T, V::Value> {
        if is_spanned(name) {
            let span = self.0.span();
            return visitor.visit_map(SpannedDeserializer::new(self, span));
        }
        match self.0.view() {
            View::Table(fields) => visitor.visit_map(Fields::of(fields)),
            other => Err(Unreadable::invalid_type(unexpected(&other), &visitor)),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Read<'de, T, V::Value> {
        match self.0.view() {
            View::Text(name) => visitor.visit_enum(Choice::<T> { name, value: None }),
            View::Table(mut fields) => match (fields.pop(), fields.len()) {
                (Some(Entry { name, value, .. }), 0) => visitor.visit_enum(Choice {
                    name,
                    value: Some(value),
                }),
                (last, others) => {
                    let found = others + usize::from(last.is_some());
                    let found = format!("{} of {found} fields", Unreadable::<T::Format>::OBJECT);
                    let wanted = format!("one with a single field, {},", one_of(names));
                    Err(Unreadable::other_than(&found, &wanted))
                }
            },
            other => {
                let found = Unreadable::<T::Format>::in_words(unexpected(&other));
                Err(Unreadable::other_than(&found, &one_of(names)))
            }
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct map identifier ignored_any
    }
}

fn read_list<'de, T: Readable<'de>, V: Visitor<'de>>(
    items: Vec<T>,
    visitor: V,
) -> Read<'de, T, V::Value> {
    let length = items.len();
    let mut list = Items {
        left: items.into_iter(),
        at: 0,
    };
    let value = visitor.visit_seq(&mut list)?;
    if list.at < length {
        let [found, wanted] = [length, list.at].map(|length| format!("a list of {length}"));
        return Err(Unreadable::other_than(&found, &wanted));
    }
    Ok(value)
}

/// A list, one item after the other.
struct Items<T> {
    left: vec::IntoIter<T>,
    at: usize,
}

impl<'de, T: Readable<'de>> SeqAccess<'de> for &mut Items<T> {
    type Error = Unreadable<T::Format>;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Read<'de, T, Option<S::Value>> {
        let Some(item) = self.left.next() else {
            return Ok(None);
        };
        let at = self.at;
        self.at += 1;
        let read = seed.deserialize(Reader(item));
        read.map(Some)
            .map_err(|flaw| flaw.at(item.span()).inside(&item.called(at)))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}

/// A group of fields, one after the other.
struct Fields<'de, T> {
    left: vec::IntoIter<Entry<'de, T>>,
    /// The value of the field whose name was read.
    field: Option<(&'de str, T)>,
}

impl<'de, T> Fields<'de, T> {
    fn of(fields: Vec<Entry<'de, T>>) -> Self {
        Self {
            left: fields.into_iter(),
            field: None,
        }
    }
}

impl<'de, T: Readable<'de>> MapAccess<'de> for Fields<'de, T> {
    type Error = Unreadable<T::Format>;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Read<'de, T, Option<K::Value>> {
        let Some(Entry { name, key, value }) = self.left.next() else {
            return Ok(None);
        };
        self.field = Some((name, value));
        let name = Name::<T::Format>::new(name, key.clone());
        let read = seed.deserialize(name).map(Some);
        read.map_err(|flaw| flaw.at(key))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Read<'de, T, S::Value> {
        let Some((name, value)) = self.field.take() else {
            return Err(Unreadable::custom("a value without a name"));
        };
        seed.deserialize(Reader(value))
            .map_err(|flaw| flaw.at(value.span()).inside(name))
    }
}

/// The name of a field or of a choice; it may be a number, as that of a card.
struct Name<'de, F> {
    name: &'de str,
    span: Range<usize>,
    format: PhantomData<F>,
}

impl<'de, F: Format> Name<'de, F> {
    fn new(name: &'de str, span: Range<usize>) -> Self {
        Self {
            name,
            span,
            format: PhantomData,
        }
    }

    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable<F>> {
        match self.name.parse() {
            Ok(number) => visitor.visit_u64(number),
            Err(_) => visitor.visit_borrowed_str(self.name),
        }
    }
}

impl<'de, F: Format> IntoDeserializer<'de, Unreadable<F>> for Name<'de, F> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

macro_rules! numbers {
    ($($read:ident)*) => {
        $(fn $read<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable<F>> {
            self.number(visitor)
        })*
    };
}

impl<'de, F: Format> Deserializer<'de> for Name<'de, F> {
    type Error = Unreadable<F>;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable<F>> {
        visitor.visit_borrowed_str(self.name)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable<F>> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable<F>> {
        if is_spanned(name) {
            let span = self.span.clone();
            return visitor.visit_map(SpannedDeserializer::new(self, span));
        }
        self.deserialize_any(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable<F>> {
        visitor.visit_enum(self)
    }

    numbers! { deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        seq tuple tuple_struct map identifier ignored_any
    }
}

/// A name that stands for one of several.
impl<'de, F: Format> EnumAccess<'de> for Name<'de, F> {
    type Error = Unreadable<F>;
    type Variant = Alone<'de, F>;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Alone<'de, F>), Unreadable<F>> {
        let alone = Alone(self.name, PhantomData);
        seed.deserialize(self).map(|variant| (variant, alone))
    }
}

/// A variant by its name only.
struct Alone<'de, F>(&'de str, PhantomData<F>);

impl<F: Format> Alone<'_, F> {
    fn refused<T>(&self) -> Result<T, Unreadable<F>> {
        let name = self.0;
        let whole = if F::TOML {
            format!("{{ {name} = … }}")
        } else {
            format!("{{\"{name}\": …}}")
        };
        let message = format!("`{name}` does not stand alone: {whole} is expected");
        Err(Unreadable::custom(message))
    }
}

impl<'de, F: Format> VariantAccess<'de> for Alone<'de, F> {
    type Error = Unreadable<F>;

    fn unit_variant(self) -> Result<(), Unreadable<F>> {
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(
        self,
        _seed: S,
    ) -> Result<S::Value, Unreadable<F>> {
        self.refused()
    }

    fn tuple_variant<V: Visitor<'de>>(
        self,
        _length: usize,
        _visitor: V,
    ) -> Result<V::Value, Unreadable<F>> {
        self.refused()
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        _visitor: V,
    ) -> Result<V::Value, Unreadable<F>> {
        self.refused()
    }
}

/// A variant by its name, with its fields.
struct Choice<'de, T> {
    name: &'de str,
    value: Option<T>,
}

impl<'de, T: Readable<'de>> Choice<'de, T> {
    /// Its fields, read by this function.
    fn with<V>(self, read: impl FnOnce(Reader<T>) -> Read<'de, T, V>) -> Read<'de, T, V> {
        let Some(value) = self.value else {
            return Alone(self.name, PhantomData).refused();
        };
        read(Reader(value)).map_err(|flaw| flaw.at(value.span()).inside(self.name))
    }
}

impl<'de, T: Readable<'de>> EnumAccess<'de> for Choice<'de, T> {
    type Error = Unreadable<T::Format>;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Read<'de, T, (V::Value, Self)> {
        seed.deserialize(Name::new(self.name, 0..0))
            .map(|variant| (variant, self))
    }
}

impl<'de, T: Readable<'de>> VariantAccess<'de> for Choice<'de, T> {
    type Error = Unreadable<T::Format>;

    fn unit_variant(self) -> Read<'de, T, ()> {
        match self.value.map(T::view) {
            None | Some(View::Null) => Ok(()),
            Some(_) => {
                let message = format!("this stands alone: \"{}\" is expected", self.name);
                Err(Unreadable::custom(message).inside(self.name))
            }
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Read<'de, T, S::Value> {
        self.with(|value| seed.deserialize(value))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _length: usize, visitor: V) -> Read<'de, T, V::Value> {
        self.with(|value| value.deserialize_any(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Read<'de, T, V::Value> {
        self.with(|value| value.deserialize_struct("", fields, visitor))
    }
}

#[cfg(test)]
mod tests;

//! TOML by one small reader. That of the `toml` crate is compiled anew for tables, lists, spans and
//! dates of every type, which makes a module for the browser a third larger.

use std::fmt::Display;
use std::ops::Range;
use std::slice;

use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected,
    MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};
use toml::map;

/// Reads a typed value from a file of TOML.
pub(crate) fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    let table = DeTable::parse(text).map_err(|error| Unreadable {
        message: error.message().to_owned(),
        span: error.span(),
    })?;
    let span = table.span();
    let value = DeValue::Table(table.into_inner());
    T::deserialize(Reader {
        source: Source::Value(&value),
        span,
    })
}

/// What is wrong, and where.
#[derive(Debug, thiserror::Error)]
#[error("{message}")]
pub(crate) struct Unreadable {
    pub message: String,
    pub span: Option<Range<usize>>,
}

impl Unreadable {
    /// The innermost place counts.
    fn at(mut self, span: &Range<usize>) -> Self {
        self.span.get_or_insert_with(|| span.clone());
        self
    }
}

impl de::Error for Unreadable {
    fn custom<T: Display>(message: T) -> Self {
        Self {
            message: message.to_string(),
            span: None,
        }
    }
}

/// Something to be read, and where it stands.
#[derive(Clone)]
struct Reader<'de> {
    source: Source<'de>,
    span: Range<usize>,
}

/// Everything is read by one type, so that every type of content is compiled for one.
#[derive(Clone, Copy)]
enum Source<'de> {
    Value(&'de DeValue<'de>),
    /// The name of a field, which may be a number.
    Name(&'de str),
    /// The start or the end of a span.
    Offset(usize),
}

impl<'de> Reader<'de> {
    fn of(value: &'de Spanned<DeValue<'de>>) -> Self {
        Self {
            source: Source::Value(value.get_ref()),
            span: value.span(),
        }
    }

    fn named(name: &'de Spanned<DeString<'de>>) -> Self {
        Self {
            source: Source::Name(name.get_ref()),
            span: name.span(),
        }
    }

    fn table(&self) -> Option<&'de DeTable<'de>> {
        match self.source {
            Source::Value(DeValue::Table(table)) => Some(table),
            _ => None,
        }
    }

    fn list(&self) -> Option<Items<'de>> {
        match self.source {
            Source::Value(DeValue::Array(list)) => Some(Items(list.iter())),
            _ => None,
        }
    }

    fn other_than(&self, wanted: &dyn Expected) -> Unreadable {
        let found = match self.source {
            Source::Name(name) => Unexpected::Str(name),
            Source::Offset(offset) => Unexpected::Unsigned(offset as u64),
            Source::Value(value) => match value {
                DeValue::String(text) => Unexpected::Str(text),
                DeValue::Integer(_) => Unexpected::Signed(self.integer().unwrap_or_default()),
                DeValue::Float(_) => Unexpected::Float(self.float().unwrap_or_default()),
                DeValue::Boolean(is) => Unexpected::Bool(*is),
                DeValue::Datetime(_) => Unexpected::Other("a date"),
                DeValue::Array(_) => Unexpected::Seq,
                DeValue::Table(_) => Unexpected::Map,
            },
        };
        Unreadable::invalid_type(found, wanted).at(&self.span)
    }

    fn integer(&self) -> Option<i64> {
        match self.source {
            Source::Value(DeValue::Integer(number)) => {
                i64::from_str_radix(number.as_str(), number.radix()).ok()
            }
            _ => None,
        }
    }

    fn float(&self) -> Option<f64> {
        match self.source {
            Source::Value(DeValue::Float(number)) => number.as_str().parse().ok(),
            _ => None,
        }
    }

    /// A value that is neither a list nor a table.
    fn scalar<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        let read = match self.source {
            Source::Name(name) => visitor.visit_borrowed_str(name),
            Source::Offset(offset) => visitor.visit_u64(offset as u64),
            Source::Value(value) => match value {
                DeValue::String(text) => visitor.visit_borrowed_str(text),
                DeValue::Boolean(is) => visitor.visit_bool(*is),
                DeValue::Integer(_) => match self.integer() {
                    Some(number) => visitor.visit_i64(number),
                    None => Err(Unreadable::custom("integer number overflowed")),
                },
                DeValue::Float(_) => match self.float() {
                    Some(number) => visitor.visit_f64(number),
                    None => Err(Unreadable::custom("floating-point number overflowed")),
                },
                _ => return Err(self.other_than(&visitor)),
            },
        };
        read.map_err(|flaw| flaw.at(&self.span))
    }

    /// A number; where a name is asked for, its digits.
    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        let Source::Name(name) = self.source else {
            return self.scalar(visitor);
        };
        let read = match name.parse() {
            Ok(number) => visitor.visit_i64(number),
            Err(error) => Err(Unreadable::custom(error)),
        };
        read.map_err(|flaw| flaw.at(&self.span))
    }
}

macro_rules! read_by {
    ($reader:ident: $($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
            self.$reader(visitor)
        })*
    };
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.source {
            Source::Value(DeValue::Table(_)) => self.deserialize_map(visitor),
            Source::Value(DeValue::Array(_)) => self.deserialize_seq(visitor),
            _ => self.scalar(visitor),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        let Some(table) = self.table() else {
            return Err(self.other_than(&visitor));
        };
        let fields = Fields::Table {
            left: table.iter(),
            value: None,
        };
        let read = visitor.visit_map(fields);
        read.map_err(|flaw| flaw.at(&self.span))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        match fields {
            [start, end, value] if name.starts_with("$__serde_spanned") => {
                let offset = |offset| Self {
                    source: Source::Offset(offset),
                    span: self.span.clone(),
                };
                let (from, to) = (offset(self.span.start), offset(self.span.end));
                // The last comes first.
                visitor.visit_map(Fields::Span(vec![(value, self), (end, to), (start, from)]))
            }
            _ => self.deserialize_map(visitor),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.list() {
            Some(list) => visitor.visit_seq(list).map_err(|flaw| flaw.at(&self.span)),
            None => Err(self.other_than(&visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_some(self)
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
        let choice = match self.source {
            Source::Name(_) | Source::Value(DeValue::String(_)) => Choice {
                name: self.clone(),
                value: None,
            },
            Source::Value(DeValue::Table(table)) => match (table.iter().next(), table.len()) {
                (Some((name, value)), 1) => Choice {
                    name: Self::named(name),
                    value: Some(Self::of(value)),
                },
                (found, _) => {
                    let found = found.map_or("found 0 elements", |_| "more than 1 element");
                    let told = format!("wanted exactly 1 element, {found}");
                    return Err(Unreadable::custom(told).at(&self.span));
                }
            },
            _ => return Err(Unreadable::custom("wanted string or table").at(&self.span)),
        };
        let read = visitor.visit_enum(choice);
        read.map_err(|flaw| flaw.at(&self.span))
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_unit()
    }

    read_by! { number:
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    read_by! { scalar:
        deserialize_bool deserialize_f32 deserialize_f64 deserialize_char deserialize_str
        deserialize_string deserialize_identifier deserialize_unit
    }

    forward_to_deserialize_any! { i128 u128 bytes byte_buf unit_struct }
}

/// A list, one item after the other.
struct Items<'de>(slice::Iter<'de, Spanned<DeValue<'de>>>);

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Unreadable;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Unreadable> {
        let item = self.0.next();
        item.map(|item| seed.deserialize(Reader::of(item)))
            .transpose()
    }
}

/// Named values, one after the other.
enum Fields<'de> {
    Table {
        left: map::Iter<'de, Spanned<DeString<'de>>, Spanned<DeValue<'de>>>,
        /// The one whose name was read.
        value: Option<&'de Spanned<DeValue<'de>>>,
    },
    /// A value with its place, which stands at the end of these.
    Span(Vec<(&'static str, Reader<'de>)>),
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Unreadable;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Unreadable> {
        let name = match self {
            Self::Table { left, value } => left.next().map(|(name, next)| {
                *value = Some(next);
                Reader::named(name)
            }),
            Self::Span(left) => left.last().map(|(name, Reader { span, .. })| Reader {
                source: Source::Name(name),
                span: span.clone(),
            }),
        };
        let Some(name) = name else {
            return Ok(None);
        };
        let span = name.span.clone();
        let read = seed.deserialize(name);
        read.map(Some).map_err(|flaw| flaw.at(&span))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(
        &mut self,
        seed: V,
    ) -> Result<V::Value, Unreadable> {
        let value = match self {
            Self::Table { value, .. } => value.take().map(Reader::of),
            Self::Span(left) => left.pop().map(|(_, value)| value),
        };
        let value = value.ok_or_else(|| Unreadable::custom("a value without a name"))?;
        let span = value.span.clone();
        seed.deserialize(value).map_err(|flaw| flaw.at(&span))
    }
}

/// A name, or a table with a single field.
struct Choice<'de> {
    name: Reader<'de>,
    value: Option<Reader<'de>>,
}

impl<'de> EnumAccess<'de> for Choice<'de> {
    type Error = Unreadable;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Self), Unreadable> {
        let read = seed.deserialize(self.name.clone());
        let name = read.map_err(|flaw| flaw.at(&self.name.span))?;
        Ok((name, self))
    }
}

impl<'de> Choice<'de> {
    fn value(self, wanted: &str) -> Result<Reader<'de>, Unreadable> {
        self.value
            .ok_or_else(|| Unreadable::invalid_type(Unexpected::UnitVariant, &wanted))
    }
}

impl<'de> VariantAccess<'de> for Choice<'de> {
    type Error = Unreadable;

    fn unit_variant(self) -> Result<(), Unreadable> {
        let Some(value) = self.value else {
            return Ok(());
        };
        let is_empty = match value.source {
            Source::Value(DeValue::Table(table)) => table.is_empty(),
            Source::Value(DeValue::Array(list)) => list.is_empty(),
            _ => false,
        };
        match is_empty {
            true => Ok(()),
            false => Err(Unreadable::custom("expected empty table").at(&value.span)),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(
        self,
        seed: T,
    ) -> Result<T::Value, Unreadable> {
        seed.deserialize(self.value("newtype variant")?)
    }

    fn tuple_variant<V: Visitor<'de>>(
        self,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        let value = self.value("tuple variant")?;
        match value.list() {
            Some(list) if list.0.len() == length => value.deserialize_seq(visitor),
            _ => {
                let told = format!("expected tuple with length {length}");
                Err(Unreadable::custom(told).at(&value.span))
            }
        }
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        let value = self.value("struct variant")?;
        let names = value.table().into_iter().flat_map(DeTable::keys);
        let unknown: Vec<_> = names
            .filter(|name| !fields.contains(&name.get_ref().as_ref()))
            .collect();
        if let Some(first) = unknown.first() {
            let all: Vec<&str> = unknown.iter().map(|name| name.get_ref().as_ref()).collect();
            let told = format!(
                "unexpected keys in table: {}, available keys: {}",
                all.join(", "),
                fields.join(", ")
            );
            return Err(Unreadable::custom(told).at(&first.span()));
        }
        value.deserialize_map(visitor)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Deck {
        name: String,
        #[serde(default)]
        cards: Vec<Spanned<Card>>,
        #[serde(default)]
        costs: BTreeMap<u8, (i16, f64)>,
        note: Option<Note>,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Card {
        size: [u8; 2],
        does: Deed,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Deed {
        Nothing,
        Draw(u8),
        Move { from: u8, to: Box<Self> },
        Both(Box<Self>, bool),
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(untagged)]
    enum Note {
        Text(String),
        Lines(Vec<String>),
    }

    #[test]
    fn it_reads_what_the_toml_crate_reads() {
        for text in [
            "name = 'a'",
            "name = \"\"\"long\ntext\"\"\"\nnote = ['b', \"c\\n\"]",
            "name = 'a'\nnote = 'd'\ncosts = { 1 = [-2, 0.5], 0x2 = [3, 4] }",
            "name = 'a'\ncosts.7 = [0x1F, 1e3]\n[[cards]]\nsize = [1, 2]\ndoes = 'nothing'\n\
             [[cards]]\nsize = [3, 4]\ndoes = { move = { from = 1, to = { both = [{ draw = 2 }, true] } } }",
            "",
            "name = 1",
            "name = 'a'\nage = 2",
            "name = 'a'\nname = 'b'",
            "name = 'a'\nnote = 3",
            "name = 'a'\ncosts = [1]",
            "name = 'a'\ncosts = { x = [1, 2] }",
            "name = 'a'\ncards = [{ size = [1], does = 'nothing' }]",
            "name = 'a'\ncards = [{ size = [1, 300], does = 'nothing' }]",
            "name = 'a'\ncards = [{ size = [1, 2] }]",
            "name = 'a'\ncards = [{ size = [1, 2], does = 'fly' }]",
            "name = 'a'\ncards = [{ size = [1, 2], does = 4 }]",
            "name = 'a'\ncards = [{ size = [1, 2], does = {} }]",
            "name = 'a'\ncards = [{ size = [1, 2], does = { draw = 1, nothing = {} } }]",
            "name = 'a'\ncards = [{ size = [1, 2], does = 'draw' }]",
            "name = 'a'\ncards = [{ size = [1, 2], does = { move = { from = 1, at = 2 } } }]",
            "name = 'a'\ncards = [{ size = [1, 2], does = { both = [1] } }]",
            "name = 'a'\ncards = [{ size = [1, 2], does = { nothing = { now = 1 } } }]",
            "name = ",
        ] {
            let theirs = toml::from_str::<Deck>(text)
                .map_err(|error| (error.message().to_owned(), error.span()));
            let ours = read_toml::<Deck>(text).map_err(|flaw| (flaw.message, flaw.span));
            assert_eq!(ours, theirs, "{text}");
        }
    }
}

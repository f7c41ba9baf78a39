//! Drawings in the content: tetrominoes and patterns.

use super::MAX_SIDE;

/// The squares of a tetromino as row and column, from the upper left corner, in ascending order.
pub type Shape = [(u8, u8); 4];

/// Four squares side by side (A3).
pub fn read_shape(drawing: &[String]) -> Result<Shape, String> {
    let squares = read_drawing(drawing, "x")?;
    let wrong = || "a tetromino is four squares side by side".to_owned();
    let shape: Shape = squares.try_into().map_err(|_| wrong())?;
    let beside = |a: (u8, u8), b: (u8, u8)| a.0.abs_diff(b.0) + a.1.abs_diff(b.1) == 1;
    let mut reached = vec![shape[0]];
    for _ in shape {
        let next = shape
            .iter()
            .filter(|&&square| reached.iter().any(|&one| beside(one, square)));
        let next: Vec<_> = next
            .filter(|square| !reached.contains(square))
            .copied()
            .collect();
        reached.extend(next);
    }
    if reached.len() == shape.len() {
        Ok(moved_up(shape))
    } else {
        Err(wrong())
    }
}

/// The row and column of each square with one of these marks; only dots, `x` and `X` are drawn.
pub fn read_drawing(rows: &[String], marks: &str) -> Result<Vec<(u8, u8)>, String> {
    let mut squares = Vec::new();
    for (row, line) in (0..MAX_SIDE).zip(rows) {
        for (column, mark) in (0..MAX_SIDE).zip(line.chars()) {
            if !matches!(mark, '.' | 'x' | 'X') {
                return Err(format!("{mark:?} is neither a dot nor an x"));
            }
            if marks.contains(mark) {
                squares.push((row, column));
            }
        }
    }
    Ok(squares)
}

/// A quarter turn.
pub fn turned(shape: Shape) -> Shape {
    moved_up(shape.map(|(row, column)| (column, MAX_SIDE - row)))
}

/// Turned over.
pub fn mirrored(shape: Shape) -> Shape {
    moved_up(shape.map(|(row, column)| (row, MAX_SIDE - column)))
}

/// Into the upper left corner, squares in order.
fn moved_up(mut shape: Shape) -> Shape {
    let top = shape.iter().map(|square| square.0).min().unwrap_or(0);
    let left = shape.iter().map(|square| square.1).min().unwrap_or(0);
    shape
        .iter_mut()
        .for_each(|square| *square = (square.0 - top, square.1 - left));
    shape.sort_unstable();
    shape
}

/** Cards without an order, as the engine writes them: how many of each. */
export type Bag = Record<string, number>;

export const countOf = (bag: Bag) => Object.values(bag).reduce((sum, count) => sum + count, 0);

/** The cards one by one, equal ones side by side. */
export const cardsOf = (bag: Bag): number[] =>
  Object.entries(bag).flatMap(([card, count]) => Array.from({ length: count }, () => Number(card)));

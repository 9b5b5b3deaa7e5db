/**
 * Every choice from a short list whose items together are not larger than that, small choices first; the empty one is
 * the first.
 */
export function choicesWithin<Item>(items: readonly Item[], sizeOf: (item: Item) => number, largest: number): Item[][] {
  const all: Item[][] = [[]];
  for (const item of items) all.push(...all.map((choice) => [...choice, item]));
  return all
    .filter((choice) => choice.reduce((sum, item) => sum + sizeOf(item), 0) <= largest)
    .sort((one, other) => one.length - other.length);
}

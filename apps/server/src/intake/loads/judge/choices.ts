/** Every choice from a short list, small choices first; the empty one is the first. */
export function choicesOf<Item>(items: readonly Item[]): Item[][] {
  const all: Item[][] = [[]];
  for (const item of items) all.push(...all.map((choice) => [...choice, item]));
  return all.sort((one, other) => one.length - other.length);
}

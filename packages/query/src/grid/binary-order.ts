/** Compares texts, the first ones first, as databases do: by code points, not by UTF-16 units as JavaScript does. */
export function inBinaryOrder(one: readonly string[], other: readonly string[]): number {
  for (const [index, text] of one.entries()) {
    const order = compareTexts(text, other[index] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

function compareTexts(one: string, other: string): number {
  let position = 0;
  while (position < one.length && one.charCodeAt(position) === other.charCodeAt(position)) position += 1;
  const [own = -1, its = -1] = [one.codePointAt(position), other.codePointAt(position)];
  return own - its;
}

/**
 * Parts rounded to whole numbers so that they add up to the whole: each is rounded down, and what is missing goes to the
 * largest remainders, of equal ones to the first. The parts must add up to the whole but for rounding errors, so that
 * rounding down never gives more than the whole.
 */
export function wholeParts(parts: readonly number[], whole: number): readonly number[] {
  const floors = parts.map(Math.floor);
  const missing = whole - floors.reduce((sum, part) => sum + part, 0);
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .toSorted((one, other) => other.remainder - one.remainder);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return floors.map((part, index) => part + (raised.has(index) ? 1 : 0));
}

/**
 * An amount in whole cents by shares, in whole cents that add up to it: each is rounded down towards zero, and the cents
 * that are left go to the shares that lost most, the first of equal ones first.
 */
export function sharesOfCents(cents: number, shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const sign = cents < 0 ? -1 : 1;
  const exact = shares.map((share) => (Math.abs(cents) * share) / whole);
  const parts = exact.map(Math.floor);
  const left = Math.abs(cents) - parts.reduce((sum, part) => sum + part, 0);
  const lost = exact.map((value, place) => ({ place, by: value - (parts[place] ?? 0) }));
  const next = lost.toSorted((one, other) => other.by - one.by || one.place - other.place).slice(0, left);
  for (const { place } of next) parts[place] = (parts[place] ?? 0) + 1;
  return parts.map((part) => (part === 0 ? 0 : sign * part));
}

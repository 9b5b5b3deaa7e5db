/** Percentages have at most three decimals. */
const thousandths = (percent: number): bigint => BigInt(Math.round(percent * 1000));
const whole = 100_000n;

/** A percentage of an amount in cents, rounded half up. */
export const percentOf = (cents: number, percent: number): number =>
  rounded(BigInt(cents) * thousandths(percent), whole);

/** A percentage of an amount, less another percentage of the result, rounded once. */
export const percentLess = (cents: number, percent: number, off: number): number =>
  rounded(BigInt(cents) * thousandths(percent) * (whole - thousandths(off)), whole * whole);

/** Cents as text, such as `12.50`. */
export function dollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The quotient of amounts that are not negative, rounded half up. */
const rounded = (dividend: bigint, divisor: bigint): number => Number((2n * dividend + divisor) / (2n * divisor));

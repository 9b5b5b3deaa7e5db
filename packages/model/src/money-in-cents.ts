const decimal = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** Whole cents of exact decimal text with at most two places. @throws RangeError for any other text. */
export function centsOf(amount: string): number {
  const [, sign, units = '0', fraction = ''] = decimal.exec(amount) ?? [];
  if (sign === undefined) throw new RangeError(`${amount} is no amount of money.`);
  const cents = Number(units) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/** Whole cents as exact decimal text, such as `-12.05`. */
export function decimalOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An exact number in hundred-millionths: prices and rates have fewer decimals. */
export type Decimal = bigint;

const decimals = 8;
const one = 10n ** BigInt(decimals);
const cent = one / 100n;
const pattern = /^([+-]?)(\d{0,20})(?:\.(\d{0,40}))?$/;

/** The number that a text is in XML; undefined for any other text. What lies beyond the eighth decimal is cut off. */
export function decimalIn(text: string | undefined): Decimal | undefined {
  const [, sign = '', whole = '', fraction = ''] = pattern.exec(text?.trim() ?? '') ?? [];
  if (whole === '' && fraction === '') return undefined;
  const number = BigInt(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  return sign === '-' ? -number : number;
}

/** Rounded to hundredths; halves go up, as XPath rounds. */
export const roundedToCents = (number: Decimal): Decimal => floored(number + cent / 2n, cent) * cent;

/** The number in cents, if it has no smaller fraction. */
export const wholeCents = (number: Decimal): number | undefined =>
  number % cent === 0n ? Number(number / cent) : undefined;

/** A hundredth part of the product, such as the tax of an amount at a rate in percent. */
export const percentOf = (rate: Decimal, amount: Decimal): Decimal => floored(rate * amount, one * 100n);

/** Whether two numbers are less than `most` apart. */
export const isNear = (first: Decimal, second: Decimal, most: Decimal): boolean => {
  const difference = first - second;
  return difference < most && -difference < most;
};

/** The number 1. */
export const oneWhole: Decimal = one;

/** `12.50`, `-0.125`: with two decimals or as many as it has. */
export function decimalText(number: Decimal): string {
  const digits = String(number < 0n ? -number : number).padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0{1,6}$/, '');
  return `${number < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${fraction}`;
}

function floored(number: bigint, divisor: bigint): bigint {
  const quotient = number / divisor;
  return number % divisor < 0n ? quotient - 1n : quotient;
}

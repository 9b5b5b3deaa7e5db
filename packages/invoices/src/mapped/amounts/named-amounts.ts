import { decimalOf } from '@waybill/model';

const mostNamed = 10;

/** Columns with their sums, for a sentence: `‘Fuel’ 12.50, ‘Toll’ 3.00`. The first ten, and a mark that there are more. */
export function namedAmounts(amounts: readonly { readonly name: string; readonly cents: number }[]): string {
  const named = amounts.slice(0, mostNamed).map(({ name, cents }) => `‘${name}’ ${decimalOf(cents)}`);
  return [...named, ...(amounts.length > mostNamed ? ['…'] : [])].join(', ');
}

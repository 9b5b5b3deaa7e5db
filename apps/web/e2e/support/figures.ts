import type { DataRow } from '@waybill/contract';

/** Sums rows by hand, in whole cents: the figures that the page must show. */
export function totalOf(rows: readonly DataRow[], column: string): number {
  return rows.reduce((cents, row) => cents + Math.round(Number(row[column] ?? 0) * 100), 0) / 100;
}

/** What Total Spend adds up: everything but USPS and DHL (S1 section 9). */
export function ofTotalSpend(rows: readonly DataRow[]): readonly DataRow[] {
  return rows.filter(({ CARRIER_NAME }) => CARRIER_NAME !== 'USPS' && !String(CARRIER_NAME).startsWith('DHL'));
}

/** The total of a column by the values of another one, largest first. */
export function totalsBy(rows: readonly DataRow[], by: string, column: string): readonly (readonly [string, number])[] {
  const groups = Map.groupBy(rows, (row) => String(row[by] ?? ''));
  return [...groups]
    .map(([name, group]) => [name, totalOf(group, column)] as const)
    .toSorted(([, one], [, other]) => other - one);
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const money = (amount: number): string => dollars.format(amount);

/** The day that was the given number of days ago, in UTC. */
export const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The last days up to and including today, in UTC. */
export function lastDays(count: number): { readonly from: string; readonly to: string } {
  return { from: dayBefore(count - 1), to: dayBefore(0) };
}

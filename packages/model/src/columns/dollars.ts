import type { Column } from './column.ts';
import { type TableName, tables } from './tables.ts';

/** The column of a fact table that holds the US dollars of a money column, such as `net_amount_usd`. */
export function dollarsOf(name: string): string {
  return `${name}_usd`;
}

/** An expression over a table's columns, its money in US dollars. */
export function inDollars(table: TableName, expression: string): string {
  const money = new Set(moneyOf(table).map(({ name }) => name));
  return expression.replaceAll(/\b[a-z_]+\b/g, (word) => (money.has(word) ? dollarsOf(word) : word));
}

/**
 * The US dollars of a table's money columns. A charge's amounts are converted at the rate of its bill date, which is
 * stored with the row, and rounded to the cent. A package's dollars are stored: the sums of its charges' dollars. All
 * other amounts follow from these by the same formulas as in the currency of the row, so that both tables, and every
 * sum of either, agree to the cent.
 */
export function dollarColumns(table: TableName): readonly Column[] {
  return moneyOf(table).map((column) => dollarColumn(table, column));
}

function dollarColumn(table: TableName, { name, label, meaning, generated }: Column): Column {
  const described = {
    name: dollarsOf(name),
    type: 'money',
    label: `${label} (USD)`,
    meaning: `In US dollars: ${meaning}`,
    filledBy: 'warehouse',
  } as const;
  if (generated !== undefined) return { ...described, generated: inDollars(table, generated) };
  return table === 'charge_level_info' ? { ...described, generated: `round(${name} * usd_rate, 2)` } : described;
}

function moneyOf(table: TableName): readonly Column[] {
  const columns: readonly Column[] = tables[table];
  return columns.filter(({ type }) => type === 'money');
}

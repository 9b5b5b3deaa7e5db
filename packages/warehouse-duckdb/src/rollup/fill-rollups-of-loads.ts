import type { DuckDBConnection } from '@duckdb/node-api';
import { type Rollup, type RollupColumn, rollupColumns, sortColumnOf } from '@waybill/query';

/** Rows that are added up together. */
interface Rows {
  /** The fact table, or a finer rollup. */
  readonly table: string;
  readonly where: string;
  /** Whether all their amounts are the same in US dollars. */
  readonly areInDollars: boolean;
}

/** New loads: those from a number on. */
export interface NewLoads {
  readonly firstLoad: number;
  /** Whether it is the only one. */
  readonly isOne: boolean;
  /** So few rows that their order saves no query anything. */
  readonly isSmall: boolean;
}

/**
 * Fills the rollups for the rows of new loads, which must have been checked. The rows are those of `fillRollup`, for
 * less processor time: amounts of rows in US dollars are added up once, coarse rollups are added up from finer ones, and
 * those of charges from what the charges are by both dates.
 */
export async function fillRollupsOfLoads(
  connection: DuckDBConnection,
  rollups: readonly Rollup[],
  loads: NewLoads,
  currencies: Currencies,
): Promise<void> {
  const charges = chargesByBothDates(rollups);
  await connection.run(`create or replace temp table ${charges.name} as ${sumsOfFacts(charges, loads, currencies)}`);
  const filled: Rollup[] = [charges];
  // The finer ones are declared after the coarser ones.
  for (const rollup of rollups.toReversed()) {
    const finer = finerRollup(rollup, filled);
    const sums = finer ? sumsOfFiner(rollup, finer, loads, currencies) : sumsOfFacts(rollup, loads, currencies);
    const order = loads.isSmall ? '' : `order by client_id, ${sortColumnOf(rollup)}`;
    await connection.run(`insert into ${rollup.name} ${sums} ${order}`);
    filled.push(rollup);
  }
  await connection.run(`drop table ${charges.name}`);
}

export type Currencies = 'dollars' | 'dollars and others' | 'mixed rates';

/** What the rows of new loads are billed in. Rates are mixed if a currency is worth a US dollar in some rows only. */
export async function currenciesOf(connection: DuckDBConnection, firstLoad: number): Promise<Currencies> {
  const found = await connection.runAndReadAll(
    `select coalesce(bool_and(is_dollar), true), count(*) > count(distinct currency_code) from (
       select distinct currency_code, usd_rate = 1 as is_dollar from package_level_info where load_id >= ${firstLoad}
       union
       select distinct currency_code, usd_rate = 1 from charge_level_info where load_id >= ${firstLoad}
     )`,
  );
  const [areAllDollars, areMixed] = found.getRows()[0] ?? [];
  if (areAllDollars) return 'dollars';
  return areMixed ? 'mixed rates' : 'dollars and others';
}

function sumsOfFacts(rollup: Rollup, loads: NewLoads, currencies: Currencies): string {
  const rows = (where: string, areInDollars: boolean): string =>
    sums(rollup, loads, { table: rollup.table, where: `load_id >= ${loads.firstLoad}${where}`, areInDollars });
  if (currencies !== 'dollars and others') return rows('', currencies === 'dollars');
  return `${rows(' and usd_rate = 1', true)} union all ${rows(' and usd_rate <> 1', false)}`;
}

function sumsOfFiner(rollup: Rollup, finer: Rollup, loads: NewLoads, currencies: Currencies): string {
  const where = `load_id >= ${loads.firstLoad}`;
  return sums(rollup, loads, { table: finer.name, where, areInDollars: currencies === 'dollars' });
}

function sums(rollup: Rollup, { firstLoad, isOne }: NewLoads, { table, where, areInDollars }: Rows): string {
  const columns = rollupColumns(rollup);
  const isCopied = ({ original }: RollupColumn): boolean => areInDollars && original !== undefined;
  const isNumberOfLoad = ({ name }: RollupColumn): boolean => isOne && name === 'load_id';
  const added = columns
    .filter((column) => !isNumberOfLoad(column) && !isCopied(column))
    .map((column) => `${table === rollup.table ? ofFacts(rollup, column) : ofFiner(column)} as ${column.name}`);
  const selected = columns.map((column) => {
    if (isNumberOfLoad(column)) return `${firstLoad} as load_id`;
    return isCopied(column) ? `${column.original} as ${column.name}` : column.name;
  });
  const grouped = isRowByRow(rollup) ? '' : 'group by all';
  return `select ${selected.join(', ')} from (select ${added.join(', ')} from ${table} where ${where} ${grouped})`;
}

function ofFacts(rollup: Rollup, { grain, counts, expression }: RollupColumn): string {
  if (!grain && isRowByRow(rollup)) return '1';
  // Measured: counting by a filter takes more time, because DuckDB filters all columns again for each count.
  return counts === undefined ? expression : `countif(${counts} <> 0)`;
}

function ofFiner({ name, grain }: RollupColumn): string {
  return grain ? name : `sum(${name})`;
}

/** Whether it has a row for each package row, and adds up nothing. */
function isRowByRow({ table, dimensions, counted, measures }: Rollup): boolean {
  const addsUp = counted.length > 0 || measures.length > 0;
  return table === 'package_level_info' && dimensions.includes('tracking_id') && !addsUp;
}

/**
 * What a load's charges are added up to first: split by all that any rollup of charges is split by, and by both dates.
 * It has a small part of their rows, so the rollups are added up from it for less than from the charges. Packages have
 * nothing like it: split by both dates and by where they go, they are nearly as many as before.
 */
function chargesByBothDates(rollups: readonly Rollup[]): Rollup {
  const ofCharges = rollups.filter(({ table }) => table === 'charge_level_info');
  const every = <Value>(of: (rollup: Rollup) => readonly Value[]): Value[] => [...new Set(ofCharges.flatMap(of))];
  return {
    name: 'charges_by_both_dates',
    table: 'charge_level_info',
    dateColumn: 'pickup_date',
    dimensions: ['bill_date_partition', 'bill_date', ...every(({ dimensions }) => dimensions)],
    flags: [...new Map(ofCharges.flatMap(({ flags }) => flags).map((flag) => [flag.name, flag])).values()],
    counted: every(({ counted }) => counted),
    measures: every(({ measures }) => measures),
  };
}

/** The last of these rollups whose rows can be added up to those of another one; undefined if there is none. */
function finerRollup(rollup: Rollup, others: readonly Rollup[]): Rollup | undefined {
  return others.findLast((other) => other.table === rollup.table && hasColumnsOf(other, rollup));
}

function hasColumnsOf(finer: Rollup, rollup: Rollup): boolean {
  const expressions = new Map(rollupColumns(finer).map(({ name, expression }) => [name, expression]));
  return rollupColumns(rollup).every(({ name, expression }) => expressions.get(name) === expression);
}

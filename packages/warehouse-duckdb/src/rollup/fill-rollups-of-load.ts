import type { DuckDBConnection } from '@duckdb/node-api';
import { type Rollup, type RollupColumn, rollupColumns, sortColumnOf } from '@waybill/query';
import { chargesByBothDates } from './charges-by-both-dates.ts';
import { finerRollup } from './finer-rollup.ts';

/** Rows that are added up together. */
interface Rows {
  /** The fact table, or a finer rollup. */
  readonly table: string;
  readonly where: string;
  /** Whether all their amounts are the same in US dollars. */
  readonly areInDollars: boolean;
}

/**
 * Fills the rollups for the rows of a new load, which must have been checked. The rows are those of `fillRollup`, for
 * less processor time: amounts of rows in US dollars are added up once, coarse rollups are added up from finer ones, and
 * those of charges from what the charges are by both dates.
 */
export async function fillRollupsOfLoad(
  connection: DuckDBConnection,
  rollups: readonly Rollup[],
  loadId: number,
): Promise<void> {
  const currencies = await currenciesOf(connection, loadId);
  const charges = chargesByBothDates(rollups);
  await connection.run(`create or replace temp table ${charges.name} as ${sumsOfFacts(charges, loadId, currencies)}`);
  const filled: Rollup[] = [charges];
  // The finer ones are declared after the coarser ones.
  for (const rollup of rollups.toReversed()) {
    const finer = finerRollup(rollup, filled);
    const sums = finer ? sumsOfFiner(rollup, finer, loadId, currencies) : sumsOfFacts(rollup, loadId, currencies);
    await connection.run(`insert into ${rollup.name} ${sums} order by client_id, ${sortColumnOf(rollup)}`);
    filled.push(rollup);
  }
  await connection.run(`drop table ${charges.name}`);
}

type Currencies = 'dollars' | 'dollars and others' | 'mixed rates';

/** What the rows of a load are billed in. Rates are mixed if a currency is worth a US dollar in some rows only. */
async function currenciesOf(connection: DuckDBConnection, loadId: number): Promise<Currencies> {
  const found = await connection.runAndReadAll(
    `select coalesce(bool_and(is_dollar), true), count(*) > count(distinct currency_code) from (
       select distinct currency_code, usd_rate = 1 as is_dollar from package_level_info where load_id = ${loadId}
       union
       select distinct currency_code, usd_rate = 1 from charge_level_info where load_id = ${loadId}
     )`,
  );
  const [areAllDollars, areMixed] = found.getRows()[0] ?? [];
  if (areAllDollars) return 'dollars';
  return areMixed ? 'mixed rates' : 'dollars and others';
}

function sumsOfFacts(rollup: Rollup, loadId: number, currencies: Currencies): string {
  const rows = (where: string, areInDollars: boolean): string =>
    sums(rollup, loadId, { table: rollup.table, where: `load_id = ${loadId}${where}`, areInDollars });
  if (currencies !== 'dollars and others') return rows('', currencies === 'dollars');
  return `${rows(' and usd_rate = 1', true)} union all ${rows(' and usd_rate <> 1', false)}`;
}

function sumsOfFiner(rollup: Rollup, finer: Rollup, loadId: number, currencies: Currencies): string {
  const where = `load_id = ${loadId}`;
  return sums(rollup, loadId, { table: finer.name, where, areInDollars: currencies === 'dollars' });
}

function sums(rollup: Rollup, loadId: number, { table, where, areInDollars }: Rows): string {
  const columns = rollupColumns(rollup);
  const isCopied = ({ original }: RollupColumn): boolean => areInDollars && original !== undefined;
  const added = columns
    .filter((column) => column.name !== 'load_id' && !isCopied(column))
    .map((column) => `${table === rollup.table ? ofFacts(rollup, column) : ofFiner(column)} as ${column.name}`);
  const selected = columns.map((column) => {
    if (column.name === 'load_id') return `${loadId} as load_id`;
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

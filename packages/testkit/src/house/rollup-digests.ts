import { createHash } from 'node:crypto';
import { type Rollup, rollupColumns } from '@waybill/query';
import type { RowValue, Statement, Warehouse } from '@waybill/warehouse';
import type { TestEngine } from '../warehouse/test-engine.ts';

/** Answers a select list of these names and types. */
type Ask = (
  sql: string,
  columns: Readonly<Record<string, Statement['columns'][number]['type']>>,
) => Promise<Record<string, RowValue>[]>;

/** What tells whether a row of any rollup has changed: a digest of all rows of each. */
export async function rollupDigests(
  ask: Ask,
  { rollups }: Warehouse,
  engine: TestEngine,
): Promise<Readonly<Record<string, string>>> {
  const digestOf = engine === 'duckdb' ? digestByDuckDb : digestOfRows;
  const digests: Record<string, string> = {};
  for (const rollup of rollups) digests[rollup.name] = await digestOf(ask, rollup);
  return digests;
}

/** Whichever order the rows come in, the sum of their hashes is the same. */
async function digestByDuckDb(ask: Ask, rollup: Rollup): Promise<string> {
  const list = rollupColumns(rollup).map(({ name }) => `"${name}"`);
  const sql = `select count(*) || ' ' || sum(hash(${list.join(', ')})) from ${rollup.name}`;
  const [row] = await ask(sql, { DIGEST: 'text' });
  return String(row?.DIGEST);
}

/** Engines that hash differently, or nulls to null, hand over their rows; that takes thirty times as long. */
async function digestOfRows(ask: Ask, rollup: Rollup): Promise<string> {
  const columns = rollupColumns(rollup);
  const list = columns.map(({ name }) => `"${name}"`).join(', ');
  const types = Object.fromEntries(columns.map(({ name, type }) => [name, type]));
  const rows = await ask(`select ${list} from ${rollup.name}`, types);
  const lines = rows.map((row) => JSON.stringify(row)).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWarehouse, type Warehouse } from '@waybill/warehouse';
import { generateInvoices, type InvoicesToGenerate } from '../../src/index.ts';

/** The day that the tests call today: a Friday, so that the week's last invoices are still to come. */
export const today = '2026-11-20';

type Order = Partial<Omit<InvoicesToGenerate, 'warehouse'>>;

/** Makes invoices in a warehouse of a test's own, hands it over and removes it. */
export async function withInvoices<Result>(
  order: Order,
  work: (warehouse: Warehouse) => Promise<Result>,
  threads = 2,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'seed-data-'));
  const warehouse = await openWarehouse({ file: join(folder, 'waybill.duckdb'), threads, rollups: [] });
  try {
    await generateInvoices({ warehouse, profile: 'tiny', seed: 7, today, ...order });
    return await work(warehouse);
  } finally {
    await warehouse.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The numbers of a query's first row, by the query's own names. */
export async function numbers<Name extends string>(
  warehouse: Warehouse,
  names: readonly Name[],
  sql: string,
): Promise<Record<Name, number>> {
  const columns = names.map((name) => ({ name, type: 'text' as const }));
  const texts = names.map((name) => `coalesce(${name}, 0)::varchar as ${name}`).join(', ');
  const [row] = await warehouse.rows<Record<Name, string>>({
    sql: `select ${texts} from (${sql}) limit 1`,
    parameters: [],
    columns,
  });
  if (row === undefined) throw new Error(`No row: ${sql}`);
  const entries = names.map((name) => [name, Number(row[name])]);
  return Object.fromEntries(entries);
}

/** The one number of a query. */
export async function numberOf(warehouse: Warehouse, sql: string): Promise<number> {
  const { value } = await numbers(warehouse, ['value'], `select (${sql}) as value`);
  return value;
}

/** The texts of a query's only column, empty ones as ''. */
export async function textsOf(warehouse: Warehouse, sql: string): Promise<string[]> {
  const rows = await warehouse.rows<{ value: string }>({
    sql: `select coalesce(value::varchar, '') as value from (${sql}) as answer(value)`,
    parameters: [],
    columns: [{ name: 'value', type: 'text' }],
  });
  return rows.map(({ value }) => value);
}

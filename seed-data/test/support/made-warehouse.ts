import { afterAll } from 'vitest';
import { GeneratedWarehouse, type Order, today } from '../generated-warehouse.ts';

export { today };

/** The files of all orders so far, for every test file of this worker: making the invoices takes longest. */
const files = new Map<string, Promise<Buffer>>();

/** The warehouses of a test file: its tests only read, so those with the same order share one. */
const opened = new Map<string, Promise<GeneratedWarehouse>>();

afterAll(async () => {
  for (const warehouse of await Promise.all(opened.values())) warehouse.close();
  opened.clear();
});

/** Hands over a warehouse with these invoices, which is read-only. */
export async function withInvoices(order: Order, work: (made: GeneratedWarehouse) => Promise<void>): Promise<void> {
  const key = JSON.stringify(order);
  const file = files.get(key) ?? GeneratedWarehouse.bytesOf(order);
  files.set(key, file);
  const warehouse = opened.get(key) ?? file.then((bytes) => GeneratedWarehouse.of(bytes));
  opened.set(key, warehouse);
  await work(await warehouse);
}

/** The one number of a query. */
export async function numberOf(made: GeneratedWarehouse, sql: string): Promise<number> {
  return Number(await made.value(sql));
}

/** The values of a query's only column as text, empty ones as ''. */
export async function textsOf(made: GeneratedWarehouse, sql: string): Promise<string[]> {
  const rows = await made.rows(`select value::varchar as value from (${sql}) as answer(value)`);
  return rows.map(({ value }) => String(value ?? ''));
}

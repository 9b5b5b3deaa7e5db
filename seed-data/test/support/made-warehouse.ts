import { afterAll } from 'vitest';
import { GeneratedWarehouse, type Order, today } from '../generated-warehouse.ts';

export { today };

/** The files of all orders so far, for every test file of this worker: making the invoices takes longest. */
const files = new Map<string, Promise<Buffer>>();

/**
 * For a test file whose tests only read: hands over read-only warehouses with given invoices. Tests that ask for the same
 * invoices share one, and all are closed after the file.
 */
export function madeWarehouses(): (order: Order, work: (made: GeneratedWarehouse) => Promise<void>) => Promise<void> {
  const opened = new Map<string, Promise<GeneratedWarehouse>>();
  afterAll(async () => {
    for (const warehouse of await Promise.all(opened.values())) warehouse.close();
  });
  return async (order, work) => {
    const key = JSON.stringify(order);
    const file = files.get(key) ?? GeneratedWarehouse.bytesOf(order);
    files.set(key, file);
    const warehouse = opened.get(key) ?? file.then((bytes) => GeneratedWarehouse.of(bytes));
    opened.set(key, warehouse);
    await work(await warehouse);
  };
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

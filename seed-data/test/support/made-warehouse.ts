import { GeneratedWarehouse, today } from '../generated-warehouse.ts';

export { today };

type Order = Parameters<typeof GeneratedWarehouse.make>[0];

/** Makes invoices in a warehouse of a test's own, hands it over and removes it. */
export async function withInvoices(order: Order, work: (made: GeneratedWarehouse) => Promise<void>): Promise<void> {
  const made = await GeneratedWarehouse.make(order);
  try {
    await work(made);
  } finally {
    made.close();
  }
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

import type { Settings } from '@waybill/db';

/** How many invoice files of all tenants have each status. */
export async function countInvoiceFiles(settings: Settings): Promise<{ of: string; value: number }[]> {
  const rows = await settings
    .selectFrom('invoice_file')
    .select(['status', (row) => row.fn.countAll<number>().as('value')])
    .groupBy('status')
    .execute();
  return rows.map(({ status, value }) => ({ of: status, value: Number(value) }));
}

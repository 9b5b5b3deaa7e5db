import type { Warehouse } from '@waybill/warehouse';

/** When invoices of a client were loaded last, and the newest of their bill dates. */
export interface LastLoad {
  readonly clientId: number;
  readonly loadedAt: string;
  readonly newestBillDate: string;
}

/** The last load of every client that has invoices, up to the published one; many askers share one run. */
export async function lastLoads(warehouse: Pick<Warehouse, 'rows'>, published: number): Promise<readonly LastLoad[]> {
  const rows = await warehouse.rows<{ CLIENT_ID: number; LOADED_AT: string; NEWEST_BILL_DATE: string }>({
    sql: `select client_id as CLIENT_ID, strftime(max(committed_at), '%Y-%m-%dT%H:%M:%S.%gZ') as LOADED_AT,
        strftime(max(bill_date), '%Y-%m-%d') as NEWEST_BILL_DATE
      from invoice join load using (load_id) where load_id <= $1 group by client_id order by client_id`,
    parameters: [published],
    columns: [
      { name: 'CLIENT_ID', type: 'integer' },
      { name: 'LOADED_AT', type: 'text' },
      { name: 'NEWEST_BILL_DATE', type: 'text' },
    ],
  });
  return rows.map((row) => ({
    clientId: row.CLIENT_ID,
    loadedAt: row.LOADED_AT,
    newestBillDate: row.NEWEST_BILL_DATE,
  }));
}

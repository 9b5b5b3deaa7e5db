import type { Statement } from '@waybill/warehouse';

const instant = (expression: string): string => `strftime(${expression}, '%Y-%m-%dT%H:%M:%S.%gZ')`;

/** LOAD_ID, SOURCE and COMMITTED_AT of the loads up to the published one. */
export const committedLoadsStatement = (published: number): Statement => ({
  sql: `select load_id, source, ${instant('committed_at')} from load where load_id <= $1 order by load_id`,
  parameters: [published],
  columns: [
    { name: 'LOAD_ID', type: 'integer' },
    { name: 'SOURCE', type: 'text' },
    { name: 'COMMITTED_AT', type: 'text' },
  ],
});

/** CLIENT_ID, LOADED_AT and NEWEST_BILL_DATE of every client that has invoices, up to the published load. */
export const lastLoadsStatement = (published: number): Statement => ({
  sql: `select client_id, ${instant('max(committed_at)')}, strftime(max(bill_date), '%Y-%m-%d')
    from invoice join load using (load_id) where load_id <= $1 group by client_id order by client_id`,
  parameters: [published],
  columns: [
    { name: 'CLIENT_ID', type: 'integer' },
    { name: 'LOADED_AT', type: 'text' },
    { name: 'NEWEST_BILL_DATE', type: 'text' },
  ],
});

/** TRACKING_NUMBER of the packages that an invoice counts already. */
export const countedPackagesStatement = (published: number, invoiceId: bigint): Statement => ({
  sql: `select distinct tracking_number from package_level_info
    where invoice_id = $1 and load_id <= $2 and no_of_pkgs > 0 and tracking_number is not null`,
  parameters: [invoiceId, published],
  columns: [{ name: 'TRACKING_NUMBER', type: 'text' }],
});

import type { Warehouse } from '@waybill/warehouse';

/** Tracking numbers of the packages that an invoice counts already. */
export async function readCountedPackages(warehouse: Warehouse, invoiceId: bigint): Promise<Set<string>> {
  const packages = await warehouse.rows<{ TRACKING_NUMBER: string }>({
    sql: `select distinct tracking_number as TRACKING_NUMBER from package_level_info
      where invoice_id = $1::bigint and load_id <= $2 and no_of_pkgs > 0 and tracking_number is not null`,
    parameters: [String(invoiceId), warehouse.dataVersion],
    columns: [{ name: 'TRACKING_NUMBER', type: 'text' }],
  });
  return new Set(packages.map(({ TRACKING_NUMBER }) => TRACKING_NUMBER));
}

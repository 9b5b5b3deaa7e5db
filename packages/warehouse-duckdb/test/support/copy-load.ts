import type { LoadSummary } from '@waybill/warehouse';
import { storedColumns, tableNames } from '@waybill/warehouse';
import type { DuckDbWarehouse } from '../../src/index.ts';

/** Loads, by SQL, the rows of the first load again under another invoice number. */
export async function copyLoad(
  warehouse: DuckDbWarehouse,
  invoiceNumber: string,
  amount: string,
): Promise<LoadSummary> {
  return await warehouse.bulkLoad({ kind: 'synthetic', source: 'copy' }, async (target) => {
    const { connection, loadId, firstInvoiceId, firstTrackingId, firstChargeId } = target;
    const replaced = `${loadId} as load_id, ${firstInvoiceId} as invoice_id, '${invoiceNumber}' as invoice_number`;
    await connection.run(
      `insert into invoice select * replace (${replaced}, ${amount} as amount) from invoice where load_id = 1`,
    );
    for (const table of tableNames) {
      const columns = storedColumns(table).map(({ name }) => `"${name}"`);
      const trackingId = `tracking_id + ${firstTrackingId - 1n} as tracking_id`;
      const chargeId = table === 'charge_level_info' ? `, charge_id + ${firstChargeId - 1n} as charge_id` : '';
      await connection.run(
        `insert into ${table} (${columns}) select ${columns} from
           (select * replace (${replaced}, ${trackingId}${chargeId}) from ${table} where load_id = 1)`,
      );
    }
  });
}

import { LoadRejected, loadRules, namesAnother } from '@waybill/warehouse';
import { withTables } from '../schema/with-tables.ts';
import type { Change } from './change.ts';

/** Checks the rows of a load before any is attached; throws LoadRejected at the first that does not add up. */
export async function verifyLoad(change: Change): Promise<void> {
  const { connection, loading, loadId } = change;
  const tables = `invoice as (
      select * from ${connection.database}.invoice where ${change.seen()} union all select * from ${loading.of('invoice')}
    ),
    package_level_info as (select * from ${loading.of('package_level_info')}),
    charge_level_info as (
      select *, net_amount_usd, incentive_amount_usd from ${loading.of('charge_level_info')}
    )`;
  for (const rule of loadRules) {
    const [broken] = await connection.rows(withTables(tables, rule.sql(loadId)));
    if (broken) throw new LoadRejected(rule.message(broken.map(String)));
  }
}

/**
 * Checks that further parts of invoices are on the shard that has the invoice; throws LoadRejected for one that is not,
 * because it names another client.
 */
export async function verifyParts(change: Change): Promise<void> {
  const { connection, loading, first } = change;
  const [broken] = await connection.rows(
    `select carrier_name, invoice_number from ${loading.of('invoice')}
     where invoice_id < ${first.invoiceId} and invoice_id not in (select invoice_id from invoice where ${change.seen()}) limit 1`,
  );
  if (broken) throw new LoadRejected(namesAnother(broken.map(String)));
}

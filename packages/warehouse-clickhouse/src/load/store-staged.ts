import { dollarsOf } from '@waybill/model';
import { clickhouse, sql } from '@waybill/query';
import {
  chargeSourceColumns,
  packageAmounts,
  packageSourceColumns,
  sharedColumns,
  tableNames,
} from '@waybill/warehouse';
import { rollupNames, sumsOf } from '../rollup/rollup-table.ts';
import { columnList } from '../schema/column-list.ts';
import type { Change } from './change.ts';
import type { Counters } from './counters.ts';
import { unsettled } from './settle-dollars.ts';
import type { Staging } from './staging.ts';

/** The tables that get rows of a load of invoices, beside the rollups. */
const filledTables: readonly string[] = [...tableNames, 'invoice', 'source_row'];

const converted = (amount: string): string =>
  clickhouse.write(clickhouse.converted(sql.raw(amount), sql`p.usd_rate`)).sql;

const partitionOf = (date: string): string =>
  `toInt64(i.client_id) * 100000 + toYear(${date}) * 10 + toQuarter(${date})`;

/** The numbers that the rows of a load begin with. */
export type FirstNumbers = Pick<Counters, 'invoiceId' | 'trackingId' | 'chargeId'>;

/**
 * Moves the rows of a load from where they came to its loading tables, with numbers. Packages wait in `unsettled` until
 * their charges are what they stay.
 */
export async function storeStaged(change: Change, staging: Staging, first: FirstNumbers): Promise<void> {
  const { connection, loading, loadId } = change;
  for (const table of filledTables) await loading.makeLike(table);
  await loading.makeLike('package_level_info', loading.of(unsettled));
  const numbered = `(select *, coalesce(invoice_id, toInt64(${first.invoiceId - 1n}) + invoice) as stored_id from ${staging.invoices.table})`;
  await connection.command(
    `insert into ${loading.of('invoice')} (invoice_id, load_id, client_id, account_id, carrier_id, carrier_name,
       account_number, invoice_number, bill_date, currency_code, amount, source_name)
     select i.stored_id, ${loadId}, i.client_id, i.account_id, i.carrier_id, i.carrier_name, i.account_number,
       i.invoice_number, i.bill_date, i.currency_code, i.amount, i.source_name
     from ${numbered} i`,
  );
  await connection.command(
    `insert into ${loading.of(unsettled)} (load_id, client_id, account_id, invoice_id, tracking_id, bill_date_partition,
       pickup_date_partition, ${columnList(packageSourceColumns)}, ${packageAmounts.map(dollarsOf).join(', ')})
     select ${loadId}, i.client_id, i.account_id, i.stored_id, toInt64(${first.trackingId - 1n}) + p.package,
       ${partitionOf('p.bill_date')}, ${partitionOf('p.pickup_date')}, ${columnList(packageSourceColumns, 'p.')},
       ${packageAmounts.map((name) => converted(`p.${name}`)).join(', ')}
     from ${staging.packages.table} p join ${numbered} i on i.invoice = p.invoice`,
  );
  await connection.command(
    `insert into ${loading.of('charge_level_info')} (${columnList(sharedColumns)}, charge_id, ${columnList(chargeSourceColumns)})
     select ${columnList(sharedColumns, 'p.')}, toInt64(${first.chargeId - 1n}) + c.charge, ${columnList(chargeSourceColumns, 'c.')}
     from ${staging.charges.table} c
     join ${loading.of(unsettled)} p on p.tracking_id = toInt64(${first.trackingId - 1n}) + c.package`,
  );
  await connection.command(
    `insert into ${loading.of('source_row')} (invoice_id, load_id, fingerprint, occurrences)
     select i.stored_id, ${loadId}, s.fingerprint, count()
     from ${staging.sourceRows.table} s join ${numbered} i on i.invoice = s.invoice
     group by i.stored_id, s.fingerprint`,
  );
}

/** Adds up the loading tables, each rollup into its own, and attaches all of them. */
export async function attachLoad(change: Change): Promise<void> {
  const { connection, loading, rollups } = change;
  for (const rollup of rollups) {
    await loading.makeLike(rollup.name);
    const select = sumsOf(rollup).replace(` from ${rollup.table} where`, ` from ${loading.of(rollup.table)} where`);
    await connection.command(`insert into ${loading.of(rollup.name)} (${rollupNames(rollup)}) ${select}`);
  }
  for (const table of [...filledTables, ...rollups.map(({ name }) => name)]) await loading.attach(table);
  await change.attachInserted();
}

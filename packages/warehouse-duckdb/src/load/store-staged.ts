import type { DuckDBConnection } from '@duckdb/node-api';
import {
  chargeSourceColumns,
  convertedPackageAmounts,
  packageDollarNames,
  packageSourceColumns,
  sharedColumns,
} from '@waybill/warehouse';
import type { Counters } from './counters.ts';
import type { Staging } from './staging.ts';

/** Client id followed by year and quarter digit, of a date column. */
export const partitionOf = (client: string, date: string): string =>
  `(${client}::bigint * 100000 + year(${date}) * 10 + quarter(${date}))`;

const names = (columns: readonly { readonly name: string }[], prefix = ''): string =>
  columns.map(({ name }) => `${prefix}"${name}"`).join(', ');

/**
 * Moves staged rows into their tables, inside the running transaction: one segment after another, each sorted by client
 * and bill date, so that DuckDB never joins or sorts more than a segment at once.
 */
export async function storeStaged(connection: DuckDBConnection, staging: Staging, first: Counters): Promise<void> {
  await connection.run(
    `create or replace temp table new_invoice as
     select * replace (coalesce(invoice_id, ${first.invoiceId - 1n} + invoice) as invoice_id),
       ${first.loadId} + place_of_load as load_id
     from ${staging.invoices.source}`,
  );
  await connection.run(
    `insert into invoice
     select invoice_id, load_id, client_id, account_id, carrier_id, carrier_name, account_number, invoice_number,
       bill_date, currency_code, amount, source_name
     from new_invoice order by invoice`,
  );
  const sortedBy = (columns: string): string => (staging.isSorted ? '' : `order by ${columns}`);
  const { packagesOfSegment } = staging;
  const charges = staging.charges.relations;
  for (const [segment, segmentPackages] of staging.packages.relations.entries()) {
    const before = first.trackingId - 1n + BigInt(segment * packagesOfSegment);
    await connection.run(
      `insert into package_level_info (load_id, client_id, account_id, invoice_id, tracking_id,
         bill_date_partition, pickup_date_partition, ${names(packageSourceColumns)}, ${packageDollarNames.join(', ')})
       select i.load_id, i.client_id, i.account_id, i.invoice_id, ${first.trackingId - 1n} + p.package,
         ${partitionOf('i.client_id', 'p.bill_date')}, ${partitionOf('i.client_id', 'p.pickup_date')},
         ${names(packageSourceColumns, 'p.')}, ${convertedPackageAmounts}
       from ${segmentPackages} p join new_invoice i using (invoice)
       ${sortedBy('i.client_id, p.bill_date, p.package')}`,
    );
    const segmentCharges = charges[segment];
    if (segmentCharges === undefined) continue;
    await connection.run(
      `insert into charge_level_info (${names(sharedColumns)}, charge_id, ${names(chargeSourceColumns)})
       select ${names(sharedColumns, 'p.')}, ${first.chargeId - 1n} + c.charge, ${names(chargeSourceColumns, 'c.')}
       from ${segmentCharges} c
       join package_level_info p on p.tracking_id = ${first.trackingId - 1n} + c.package and p.load_id >= ${first.loadId}
         and p.tracking_id > ${before} and p.tracking_id <= ${before + BigInt(packagesOfSegment)}
       ${sortedBy('p.client_id, p.bill_date, c.charge')}`,
    );
  }
  await connection.run(
    `insert into source_row
     select invoice_id, load_id, fingerprint, count(*)
     from ${staging.sourceRows.source} join new_invoice using (invoice)
     group by invoice_id, load_id, fingerprint`,
  );
  await connection.run('drop table new_invoice');
}

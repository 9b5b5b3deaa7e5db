import { dollarsOf } from '@waybill/model';
import type { Rollup } from '@waybill/query';
import { rollupSelect } from '@waybill/query';
import {
  chargeSourceColumns,
  dollarSumsOfCharges,
  packageAmounts,
  packageSourceColumns,
  settledDollars,
  sharedColumns,
  storedColumns,
} from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import type { Counters } from './counters.ts';
import { loading } from './loading-tables.ts';
import type { Staging } from './staging.ts';

/** Packages before their dollars are those of their charges. */
const unsettled = 'came_unsettled';

const names = (columns: readonly { readonly name: string }[], prefix = ''): string =>
  columns.map(({ name }) => `${prefix}"${name}"`).join(', ');
const partitionOf = (date: string): string =>
  `toInt64(i.client_id) * 100000 + toYear(${date}) * 10 + toQuarter(${date})`;
/** An amount in dollars: 18 digits have no room for the product. */
const converted = (amount: string, rate: string): string =>
  `CAST(round(toDecimal128(${amount}, 2) * ${rate}, 2), 'Decimal(38, 2)')`;

/** Moves the rows of a load from where they came to its loading tables, with numbers and dollars. */
export async function storeStaged(connection: ClickHouseConnection, staging: Staging, first: Counters): Promise<void> {
  const { loadId } = first;
  const numbered = `(select *, coalesce(invoice_id, toInt64(${first.invoiceId - 1n}) + invoice) as stored_id from ${staging.invoices.table})`;
  await connection.command(
    `insert into ${loading('invoice')} (invoice_id, load_id, client_id, account_id, carrier_id, carrier_name,
       account_number, invoice_number, bill_date, currency_code, amount, source_name)
     select i.stored_id, ${loadId}, i.client_id, i.account_id, i.carrier_id, i.carrier_name, i.account_number,
       i.invoice_number, i.bill_date, i.currency_code, i.amount, i.source_name
     from ${numbered} i`,
  );
  await connection.command(`drop table if exists ${unsettled}`);
  await connection.command(`create table ${unsettled} as package_level_info`);
  await connection.command(
    `insert into ${unsettled} (load_id, client_id, account_id, invoice_id, tracking_id, bill_date_partition,
       pickup_date_partition, ${names(packageSourceColumns)}, ${packageAmounts.map(dollarsOf).join(', ')})
     select ${loadId}, i.client_id, i.account_id, i.stored_id, toInt64(${first.trackingId - 1n}) + p.package,
       ${partitionOf('p.bill_date')}, ${partitionOf('p.pickup_date')}, ${names(packageSourceColumns, 'p.')},
       ${packageAmounts.map((name) => converted(`p.${name}`, 'p.usd_rate')).join(', ')}
     from ${staging.packages.table} p join ${numbered} i on i.invoice = p.invoice`,
  );
  await connection.command(
    `insert into ${loading('charge_level_info')} (${names(sharedColumns)}, charge_id, ${names(chargeSourceColumns)})
     select ${names(sharedColumns, 'p.')}, toInt64(${first.chargeId - 1n}) + c.charge, ${names(chargeSourceColumns, 'c.')}
     from ${staging.charges.table} c join ${unsettled} p on p.tracking_id = toInt64(${first.trackingId - 1n}) + c.package`,
  );
  await settle(connection);
  await connection.command(
    `insert into ${loading('source_row')} (invoice_id, load_id, fingerprint, occurrences)
     select i.stored_id, ${loadId}, s.fingerprint, count()
     from ${staging.sourceRows.table} s join ${numbered} i on i.invoice = s.invoice
     group by i.stored_id, s.fingerprint`,
  );
}

/** The dollars of packages that are not billed in them are the sums of their charges' dollars. */
async function settle(connection: ClickHouseConnection): Promise<void> {
  const settled = new Map(settledDollars(converted).map(({ name, value }) => [name, value]));
  const columns = storedColumns('package_level_info');
  const values = columns.map(({ name }) => {
    const value = settled.get(name);
    return value === undefined
      ? `p."${name}"`
      : `if(isNull(c.tracking_id), p."${name}", CAST(${value}, 'Decimal(18, 2)'))`;
  });
  await connection.command(
    `insert into ${loading('package_level_info')} (${names(columns)})
     select ${values.join(', ')} from ${unsettled} p
     left join (
       select tracking_id, ${dollarSumsOfCharges} from ${loading('charge_level_info')}
       where usd_rate <> 1 group by tracking_id
     ) c on c.tracking_id = p.tracking_id`,
  );
  await connection.command(`drop table ${unsettled}`);
}

/** Adds up the loading tables, each rollup into its own. */
export async function fillLoadingRollups(connection: ClickHouseConnection, rollups: readonly Rollup[]): Promise<void> {
  for (const rollup of rollups) {
    const select = rollupSelect(rollup).replace(` from ${rollup.table} where`, ` from ${loading(rollup.table)} where`);
    await connection.command(`insert into ${loading(rollup.name)} ${select}`);
  }
}

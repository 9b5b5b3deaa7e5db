import type { DuckDBConnection } from '@duckdb/node-api';
import type { BulkTarget, Warehouse } from '@waybill/warehouse';
import { calendarTables } from './calendar-tables.ts';
import { correctionTable } from './correction-kinds.ts';
import { drawMacros } from './draws.ts';
import { feeRows, insertFees } from './insert-fees.ts';
import { type FirstNumbers, insertCharges, insertPackages, numberedRows } from './insert-rows.ts';
import { madePackages } from './made-packages.ts';
import { madeShipments } from './made-shipments.ts';
import { type ProfileName, profileOf } from './profile.ts';
import { exchangeRateTable, referenceTables } from './reference-tables.ts';
import { choiceTables, worldTables } from './world-tables.ts';

/** What to make. The same answers make the same rows, whatever the machine. */
export interface InvoicesToGenerate {
  readonly warehouse: Warehouse;
  readonly profile: ProfileName;
  readonly seed: number;
  /** The last day on which there may be invoices, `YYYY-MM-DD`. */
  readonly today: string;
  /** Packages, instead of the profile's number. */
  readonly packages?: number;
  readonly onProgress?: (progress: GenerationProgress) => void;
}

/** How far the making is. Rows are packages. */
export interface GenerationProgress {
  readonly rows: number;
  readonly totalRows: number;
  readonly rowsPerSecond: number;
}

/** What was made. */
export interface GeneratedInvoices {
  readonly packages: number;
  readonly charges: number;
  readonly invoices: number;
}

const packagesOfBatch = 100_000;
const batchesOfLoad = 20;

/**
 * Fills a warehouse with synthetic invoices: realistic by the facts in reference/, deterministic by seed. Made by SQL
 * inside the warehouse, batch by batch in the order of clients and bill dates, so that memory stays bounded.
 */
export async function generateInvoices(order: InvoicesToGenerate): Promise<GeneratedInvoices> {
  const { warehouse, profile, seed, today, onProgress } = order;
  const { packages, months, world } = profileOf(profile);
  const size = { packages: order.packages ?? packages, firstDay: monthsBefore(today, months), today, packagesOfBatch };
  const started = performance.now();
  let made = { packages: 0, charges: 0, invoices: 0 };
  const report = (rows: number): void =>
    onProgress?.({
      rows: Math.min(rows, size.packages),
      totalRows: size.packages,
      rowsPerSecond: (rows / (performance.now() - started)) * 1000,
    });
  for (let first = 0, batches = Number.POSITIVE_INFINITY; first < batches; first += batchesOfLoad) {
    const summary = await warehouse.bulkLoad({ kind: 'synthetic', source: `${profile} ${seed}` }, async (target) => {
      const { connection } = target;
      if (first === 0) await prepare(connection);
      batches = await batchCount(connection);
      await fillLoad(target, first, Math.min(first + batchesOfLoad, batches), (rows) => report(made.packages + rows));
    });
    made = {
      packages: made.packages + summary.packages,
      charges: made.charges + summary.charges,
      invoices: made.invoices + summary.invoices,
    };
  }
  return made;

  async function prepare(connection: DuckDBConnection): Promise<void> {
    await connection.run('set preserve_insertion_order = true');
    const statements = [...drawMacros, ...referenceTables, correctionTable()];
    for (const sql of statements) await connection.run(sql);
    for (const [sql, json] of [exchangeRateTable(size.firstDay, today), ...worldTables(world)])
      await connection.run(sql, [json]);
    for (const sql of [...choiceTables, ...calendarTables(size)]) await connection.run(sql);
  }

  async function fillLoad(
    target: BulkTarget,
    from: number,
    until: number,
    onRows: (rows: number) => void,
  ): Promise<void> {
    const { connection, loadId } = target;
    const firstInvoice = target.firstInvoiceId - (await number(connection, invoicesBefore(from)));
    let numbers: FirstNumbers = {
      loadId,
      trackingId: target.firstTrackingId,
      chargeId: target.firstChargeId,
      invoiceId: firstInvoice,
    };
    for (let batch = from; batch < until; batch += 1) {
      for (const sql of [madeShipments(batch, seed), madePackages(today), numberedRows(numbers)])
        await connection.run(sql);
      await connection.run(insertPackages(numbers));
      await connection.run(insertCharges(numbers));
      numbers = await nextNumbers(connection, numbers);
      await connection.run(feeRows(numbers, batch));
      for (const sql of insertFees(numbers)) await connection.run(sql);
      numbers = await nextNumbers(connection, numbers);
      onRows(Number(numbers.trackingId - target.firstTrackingId));
    }
    await connection.run(invoicesOfLoad(loadId));
  }
}

const batchCount = async (connection: DuckDBConnection): Promise<number> =>
  Number(await number(connection, 'select max(batch) + 1 from batch_day'));

const invoicesBefore = (batch: number): string =>
  `select count(*) from billing join batch_day using (client_id, bill_date) where batch < ${batch}`;

async function nextNumbers(connection: DuckDBConnection, numbers: FirstNumbers): Promise<FirstNumbers> {
  const next = (table: string, column: string, first: bigint): Promise<bigint> =>
    number(
      connection,
      `select coalesce(max(${column}) + 1, ${first}) from ${table} where load_id = ${numbers.loadId} and ${column} >= ${first}`,
    );
  return {
    ...numbers,
    trackingId: await next('package_level_info', 'tracking_id', numbers.trackingId),
    chargeId: await next('charge_level_info', 'charge_id', numbers.chargeId),
  };
}

async function number(connection: DuckDBConnection, sql: string): Promise<bigint> {
  const reader = await connection.runAndReadAll(sql);
  return BigInt(String(reader.getRows()[0]?.[0] ?? 0));
}

const invoicesOfLoad = (loadId: number): string =>
  `insert into invoice
   select invoice_id, any_value(load_id), any_value(client_id), any_value(account_id), any_value(carrier_id),
     any_value(carrier_name), any_value(account_number), any_value(invoice_number), any_value(bill_date),
     any_value(currency_code), sum(net_amount), 'synthetic'
   from package_level_info where load_id = ${loadId} group by invoice_id order by invoice_id`;

function monthsBefore(day: string, months: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment.toISOString().slice(0, 10);
}

import type { DuckDBConnection } from '@duckdb/node-api';
import { addMonths } from '@waybill/model';
import type { LoadSummary } from '@waybill/warehouse';
import type { BulkTarget, DuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { fillBatch } from './fill-batch.ts';
import { numberFrom } from './number-from.ts';
import { prepareTables } from './prepare-tables.ts';
import { type ProfileName, profileOf } from './profile.ts';

/** What to make. The same answers make the same rows, whatever the machine. */
export interface InvoicesToGenerate {
  readonly warehouse: Pick<DuckDbWarehouse, 'bulkLoad'>;
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

/** Four of the row groups that DuckDB shares out to threads; memory grows with it. */
const packagesOfBatch = 235_000;
const batchesOfLoad = 8;

/**
 * Fills a warehouse with synthetic invoices: realistic by the facts in reference/, deterministic by seed. Made by SQL
 * inside the warehouse, batch by batch in the order of clients and bill dates, so that memory stays bounded.
 */
export async function generateInvoices(order: InvoicesToGenerate): Promise<GeneratedInvoices> {
  const { warehouse, profile, seed, today, onProgress } = order;
  const { packages, months, world } = profileOf(profile);
  const size = { packages: order.packages ?? packages, firstDay: addMonths(today, -months), today, packagesOfBatch };
  const started = performance.now();
  const report = (rows: number): void => {
    const seconds = (performance.now() - started) / 1000;
    onProgress?.({ rows: Math.min(rows, size.packages), totalRows: size.packages, rowsPerSecond: rows / seconds });
  };
  const loads: LoadSummary[] = [];
  for (let batch = 0, batches = 1; batch < batches; batch += batchesOfLoad) {
    const description = { kind: 'synthetic', source: `${profile} ${seed}` } as const;
    const summary = await warehouse.bulkLoad(description, async (target) => {
      await prepareTables(target.connection, world, size);
      batches = Number(await numberFrom(target.connection, 'select max(batch) + 1 from bill'));
      await fillLoad(target, batch, Math.min(batch + batchesOfLoad, batches));
    });
    loads.push(summary);
  }
  return { packages: sum(loads, 'packages'), charges: sum(loads, 'charges'), invoices: sum(loads, 'invoices') };

  async function fillLoad(target: BulkTarget, from: number, until: number): Promise<void> {
    const { connection, loadId } = target;
    const invoicesBefore = await numberFrom(connection, `select count(*) from bill where batch < ${from}`);
    const first = {
      loadId,
      trackingId: target.firstTrackingId,
      chargeId: target.firstChargeId,
      invoiceId: target.firstInvoiceId - invoicesBefore,
    };
    let trackingId = target.firstTrackingId;
    for (let batch = from; batch < until; batch += 1) {
      const onPart = (part: number): void => report((batch + part) * Math.min(packagesOfBatch, size.packages));
      trackingId = await fillBatch(connection, { batch, seed, today, first, trackingId }, onPart);
    }
    await storeInvoices(connection, loadId);
  }
}

const sum = (loads: readonly LoadSummary[], counted: 'packages' | 'charges' | 'invoices'): number =>
  loads.reduce((total, load) => total + load[counted], 0);

async function storeInvoices(connection: DuckDBConnection, loadId: number): Promise<void> {
  await connection.run(
    `insert into invoice
     select invoice_id, any_value(load_id), any_value(client_id), any_value(account_id), any_value(carrier_id),
       any_value(carrier_name), any_value(account_number), any_value(invoice_number), any_value(bill_date),
       any_value(currency_code), sum(net_amount), 'synthetic'
     from package_level_info where load_id = ${loadId} group by invoice_id order by invoice_id`,
  );
}

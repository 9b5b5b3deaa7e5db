import type { DuckDBConnection } from '@duckdb/node-api';

/** The next free numbers. */
export interface Counters {
  readonly loadId: number;
  readonly invoiceId: bigint;
  readonly trackingId: bigint;
  readonly chargeId: bigint;
}

/** Reads the next free numbers from the last load; all start at 1. */
export async function readCounters(connection: DuckDBConnection): Promise<Counters> {
  const last = await connection.runAndReadAll(
    'select load_id, next_invoice_id, next_tracking_id, next_charge_id from load order by load_id desc limit 1',
  );
  const [row] = last.getRows();
  if (!row) return { loadId: 1, invoiceId: 1n, trackingId: 1n, chargeId: 1n };
  const [loadId, invoiceId, trackingId, chargeId] = row.map((value) => BigInt(String(value)));
  return {
    loadId: Number(loadId) + 1,
    invoiceId: invoiceId ?? 1n,
    trackingId: trackingId ?? 1n,
    chargeId: chargeId ?? 1n,
  };
}

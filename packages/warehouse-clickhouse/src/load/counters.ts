import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';

/** The next free numbers. */
export interface Counters {
  readonly loadId: number;
  readonly invoiceId: bigint;
  readonly trackingId: bigint;
  readonly chargeId: bigint;
  /** The newest load that is committed; 0 while empty. */
  readonly lastLoad: number;
  readonly lastCommittedAt: Date;
}

/**
 * Takes a number for a load that begins: no other load gets it, also when this one fails. The other numbers go on from
 * the last load, because rows of loads that failed are removed.
 */
export async function takeCounters(connection: ClickHouseConnection): Promise<Counters> {
  const [last] = await connection.rows(
    'select load_id, next_invoice_id, next_tracking_id, next_charge_id, toUnixTimestamp64Milli(committed_at) from load order by load_id desc limit 1',
  );
  const [taken] = await connection.rows('select ifNull(max(load_id), 0) from load_number');
  const [lastLoad = 0, invoiceId = 1, trackingId = 1, chargeId = 1, committedAt = 0] = last ?? [];
  const loadId = Math.max(Number(lastLoad), Number(taken?.[0])) + 1;
  await connection.insertRows('load_number', [[loadId]]);
  return {
    loadId,
    invoiceId: BigInt(String(invoiceId)),
    trackingId: BigInt(String(trackingId)),
    chargeId: BigInt(String(chargeId)),
    lastLoad: Number(lastLoad),
    lastCommittedAt: new Date(Number(committedAt)),
  };
}

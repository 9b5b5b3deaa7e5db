import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';

/** The newest committed load, and the next free numbers. */
export interface LastLoad {
  /** 0 if there is none. */
  readonly lastLoad: number;
  readonly lastCommittedAt: Date;
  readonly invoiceId: bigint;
  readonly trackingId: bigint;
  readonly chargeId: bigint;
}

/** The numbers that the current load uses. */
export interface Counters extends LastLoad {
  readonly loadId: number;
}

/** Reads the newest load. Other numbers continue from it, because rows of failed loads are removed. */
export async function readLastLoad(connection: ClickHouseConnection): Promise<LastLoad> {
  const [last] = await connection.rows(
    'select load_id, next_invoice_id, next_tracking_id, next_charge_id, toUnixTimestamp64Milli(committed_at) from load order by load_id desc limit 1',
  );
  const [lastLoad = 0, invoiceId = 1, trackingId = 1, chargeId = 1, committedAt = 0] = last ?? [];
  return {
    lastLoad: Number(lastLoad),
    lastCommittedAt: new Date(Number(committedAt)),
    invoiceId: BigInt(String(invoiceId)),
    trackingId: BigInt(String(trackingId)),
    chargeId: BigInt(String(chargeId)),
  };
}

/** The highest number that any load has taken, failed ones included. */
export async function lastNumber(connection: ClickHouseConnection): Promise<number> {
  const [row] = await connection.rows(
    'select greatest((select ifNull(max(load_id), 0) from load), (select ifNull(max(load_id), 0) from load_number))',
  );
  return Number(row?.[0]);
}

/** Records that a load has taken its number, so that no other gets it even if this one fails. */
export async function recordNumber(connection: ClickHouseConnection, loadId: number): Promise<void> {
  await connection.insertRows('load_number', [[loadId]]);
}

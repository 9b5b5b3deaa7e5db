import type { DuckDBConnection } from '@duckdb/node-api';
import { feeRows, insertFees } from './insert-fees.ts';
import { type FirstNumbers, insertCharges, insertPackages } from './insert-rows.ts';
import { madePackages, patternTable } from './made-packages.ts';
import { numberFrom } from './number-from.ts';
import { numberedPackages } from './numbered-packages.ts';

/** A batch to make: its rows are numbered from `trackingId` on. */
export interface Batch {
  readonly batch: number;
  readonly seed: number;
  readonly today: string;
  readonly first: FirstNumbers;
  readonly trackingId: bigint;
}

const steps = 4;

/** Makes and stores a batch; returns the next free tracking id. `onPart` hears which part of it is done, 0 to 1. */
export async function fillBatch(
  connection: DuckDBConnection,
  { batch, seed, today, first, trackingId }: Batch,
  onPart: (part: number) => void,
): Promise<bigint> {
  for (const sql of [numberedPackages(batch, seed, trackingId), madePackages(today), patternTable])
    await connection.run(sql);
  onPart(1 / steps);
  await connection.run(insertPackages(first));
  onPart(2 / steps);
  await connection.run(insertCharges(first));
  const firstFee = trackingId + (await numberFrom(connection, 'select count(*) from made'));
  for (const sql of [feeRows(batch, seed, firstFee), ...insertFees(first)]) await connection.run(sql);
  onPart(1);
  return firstFee + (await numberFrom(connection, 'select count(*) from fee'));
}

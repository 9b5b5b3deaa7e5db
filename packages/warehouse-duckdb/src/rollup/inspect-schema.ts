import { existsSync } from 'node:fs';
import { rollups } from '@waybill/query';
import { WarehouseCorrupt } from '@waybill/warehouse';
import { openInstance } from '../engine/open-instance.ts';
import { pendingSteps } from '../schema/schema.ts';
import { pendingRollups } from './prepare-rollups.ts';

/** What opening a warehouse file would change. */
export interface PendingSchema {
  /** The steps from the file's schema to this version's, in order. */
  readonly steps: readonly string[];
  /** The names of the rollups that would be built. */
  readonly rollups: readonly string[];
}

/**
 * Finds out what opening a warehouse file would change, and changes nothing. Nobody else can open the file until
 * `meanwhile` has ended.
 * @throws WarehouseLocked, WarehouseNotWritable, WarehouseNewer or WarehouseCorrupt.
 */
export async function inspectSchema<Result>(
  file: string,
  meanwhile: (pending: PendingSchema) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(file)) throw new WarehouseCorrupt(`${file} is missing. Restore a backup.`);
  const opened = await openInstance({ file });
  try {
    const connection = await opened.instance.connect();
    const steps = await pendingSteps(connection, file);
    return await meanwhile({ steps, rollups: await pendingRollups(connection, rollups) });
  } finally {
    opened.close();
  }
}

import { WarehouseCorrupt } from '@waybill/warehouse';
import type { Shard } from './shard.ts';

/**
 * Refuses an address that names replicas of a shard whose tables were made for a single server.
 * @throws WarehouseCorrupt
 */
export async function assertReplicated(shard: Shard): Promise<void> {
  if (!shard.isReplicated) return;
  const found = await shard.rows("select 1 from system.replicas where database = currentDatabase() and table = 'load'");
  if (found.length === 0)
    throw new WarehouseCorrupt(
      `The tables of ${shard.name} are those of a single server. To have replicas, run waybill warehouse prepare for a new database with all of them, and copy the warehouse into it.`,
    );
}

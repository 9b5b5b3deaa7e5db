import { setTimeout as pause } from 'node:timers/promises';
import { WarehouseUnreachable } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { allOf } from './all-of.ts';
import { assertSameTables, pathsOf } from './replicated-tables.ts';

const millisecondsBetweenLooks = 100;
/** Also asks Keeper again, which may have been lost meanwhile. */
const looksBetweenQuestionsToKeeper = 50;
/** After so long without any progress, something has to be done that waiting does not do. */
const longestStandstill = 600_000;

/** Entries of a replica's queue that bring or remove rows; merging those that it has can wait. */
const bringsRows = "type in ('GET_PART', 'ATTACH_PART', 'REPLACE_RANGE', 'DROP_RANGE', 'DROP_PART')";

/**
 * Waits until each of the replicas of a shard has all rows that any of them had at the time of asking, and has removed
 * what was deleted.
 * @throws WarehouseUnreachable when one of them does not answer, has no Keeper, or gets no further: rows that only a lost
 * replica has would be waited for until it is back. WarehouseCorrupt when they do not have the same tables.
 */
export async function waitForRows(replicas: readonly ClickHouseConnection[]): Promise<void> {
  await assertSameTables(replicas);
  let [fewest, since] = [Number.POSITIVE_INFINITY, Date.now()];
  for (let look = 0; ; look += 1) {
    if (look % looksBetweenQuestionsToKeeper === 0) await allOf(replicas.map(learnWhatIsMissing));
    const missing = await allOf(replicas.map(countMissing));
    const parts = missing.reduce((sum, each) => sum + each, 0);
    if (parts === 0) return;
    if (parts < fewest) [fewest, since] = [parts, Date.now()];
    if (Date.now() - since > longestStandstill)
      throw new WarehouseUnreachable(
        `The replicas of ${replicas[0]?.name} do not receive each other's rows. Their table system.replication_queue says why.`,
      );
    await pause(millisecondsBetweenLooks);
  }
}

/**
 * Whether a replica has all rows of committed loads. It may lack those of a load in the making, which nobody asks for,
 * and may never get them if the replica that has them is lost.
 * @param hasLoads whether it belongs to the first shard, where a load exists with its row in `load`
 * @throws WarehouseUnreachable when it does not answer, or cannot reach its Keeper.
 */
export async function hasCommittedRows(replica: ClickHouseConnection, hasLoads: boolean): Promise<boolean> {
  await learnWhatIsMissing(replica);
  // What a new replica fetches from the others has no source of its own, and the age of the rows rather than of the entry.
  const isCommitted = [
    'create_time <= (select ifNull(max(committed_at), now64()) from load)',
    "source_replica = ''",
    ...(hasLoads ? ["table = 'load'"] : []),
  ];
  const [row] = await replica.rows(
    `select count() from system.replication_queue
     where database = currentDatabase() and ${bringsRows} and (${isCommitted.join(' or ')})`,
  );
  return Number(row?.[0]) === 0;
}

/** Has a replica read from Keeper what the others have done. */
async function learnWhatIsMissing(replica: ClickHouseConnection): Promise<void> {
  const tables = [...(await pathsOf(replica)).keys()];
  await allOf(tables.map((table) => replica.command(`system sync replica ${table} if exists pull`)));
}

async function countMissing(replica: ClickHouseConnection): Promise<number> {
  const [row] = await replica.rows(
    `select (select count() from system.replication_queue where database = currentDatabase() and ${bringsRows})
       + (select count() from system.mutations where database = currentDatabase() and not is_done)`,
  );
  return Number(row?.[0]);
}

import { setTimeout as pause } from 'node:timers/promises';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { allOf } from './all-of.ts';

const millisecondsBetweenLooks = 100;

/** Entries of a replica's queue that bring or remove rows; merging those that it has can wait. */
const bringsRows = "type in ('GET_PART', 'ATTACH_PART', 'REPLACE_RANGE', 'DROP_RANGE', 'DROP_PART')";

/**
 * Waits until each of the replicas of a shard has all rows that any of them had at the time of asking.
 * @throws WarehouseUnreachable as soon as one of them does not answer or cannot reach its Keeper: rows that only a lost
 * replica has would be waited for until it is back.
 */
export async function waitForRows(replicas: readonly ClickHouseConnection[]): Promise<void> {
  await allOf(replicas.map(learnWhatIsMissing));
  for (;;) {
    const missing = await allOf(replicas.map((replica) => countMissing(replica, bringsRows)));
    if (missing.every((parts) => parts === 0)) return;
    await pause(millisecondsBetweenLooks);
  }
}

/**
 * Whether a replica has all rows of committed loads. It may lack those of a load in the making, which nobody asks for,
 * and may never get them if the replica that has them is lost.
 * @throws WarehouseUnreachable when it does not answer, or cannot reach its Keeper.
 */
export async function hasCommittedRows(replica: ClickHouseConnection): Promise<boolean> {
  await learnWhatIsMissing(replica);
  const ofCommitted = "(table = 'load' or create_time <= (select ifNull(max(committed_at), now64()) from load))";
  return (await countMissing(replica, `${bringsRows} and ${ofCommitted}`)) === 0;
}

/** Has a replica read from Keeper what the others have done. */
async function learnWhatIsMissing(replica: ClickHouseConnection): Promise<void> {
  const tables = await replica.rows(
    'select table from system.replicas where database = currentDatabase() order by table',
  );
  await allOf(tables.map(([table]) => replica.command(`system sync replica ${String(table)} pull`)));
}

async function countMissing(replica: ClickHouseConnection, where: string): Promise<number> {
  const [row] = await replica.rows(
    `select count() from system.replication_queue where database = currentDatabase() and ${where}`,
  );
  return Number(row?.[0]);
}

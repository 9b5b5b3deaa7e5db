import { setTimeout as pause } from 'node:timers/promises';
import { WarehouseUnreachable } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { allOf } from './all-of.ts';
import { assertSameTables } from './replicated-tables.ts';

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
  await assertAnswers(replicas);
  await assertSameTables(replicas);
  let [fewest, since] = [Number.POSITIVE_INFINITY, Date.now()];
  for (let look = 0; ; look += 1) {
    await assertAnswers(replicas);
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
 * @param lastCommit when the last load was committed, in milliseconds, by the first shard; undefined for a replica of
 * the first shard itself, or if that does not answer: then its own row of every load has to be there
 * @throws WarehouseUnreachable when it does not answer, or cannot reach its Keeper.
 */
export async function hasCommittedRows(replica: ClickHouseConnection, lastCommit?: number): Promise<boolean> {
  await learnWhatIsMissing(replica);
  const committed = lastCommit ?? (await lastCommitOf(replica));
  // What a new replica fetches from the others has no source of its own, and the age of the rows rather than of the entry.
  const isCommitted = [
    `toInt64(toUnixTimestamp(create_time)) * 1000 <= ${Math.ceil(committed)}`,
    "source_replica = ''",
    ...(lastCommit === undefined ? ["table = 'load'"] : []),
  ];
  const [row] = await replica.rows(
    `select count() from system.replication_queue
     where database = currentDatabase() and ${bringsRows} and (${isCommitted.join(' or ')})`,
  );
  return Number(row?.[0]) === 0;
}

/** When the last load that a server knows of was committed, in milliseconds; now, if it knows none. */
export async function lastCommitOf(server: ClickHouseConnection): Promise<number> {
  const [row] = await server.rows(
    'select toUnixTimestamp64Milli(committed_at) from load order by committed_at desc limit 1',
  );
  return row === undefined ? Date.now() : Number(row[0]);
}

async function assertAnswers(replicas: readonly ClickHouseConnection[]): Promise<void> {
  const answers = await Promise.all(replicas.map((replica) => replica.answers()));
  const silent = replicas.find((_, index) => answers[index] === false);
  if (silent !== undefined) throw new WarehouseUnreachable(`The server for ${silent.name} does not answer.`);
}

/** Has a replica read from Keeper what the others have done, to tables that are about to replace others as well. */
async function learnWhatIsMissing(replica: ClickHouseConnection): Promise<void> {
  const tables = await replica.rows(
    'select table from system.replicas where database = currentDatabase() order by table',
  );
  await allOf(tables.map(([table]) => replica.command(`system sync replica ${String(table)} if exists pull`)));
}

async function countMissing(replica: ClickHouseConnection): Promise<number> {
  const [row] = await replica.rows(
    `select (select count() from system.replication_queue where database = currentDatabase() and ${bringsRows})
       + (select count() from system.mutations where database = currentDatabase() and not is_done)`,
  );
  return Number(row?.[0]);
}

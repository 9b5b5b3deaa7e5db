import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { never } from '../schema/versions.ts';

/**
 * Removes what a load has left that was cut off: rows that are seen from a later load on than the last one, and ends of
 * rows in such a load. To be done before any load is committed, which would show them.
 */
export async function sweep(
  connection: ClickHouseConnection,
  tables: readonly string[],
  lastLoad: number,
): Promise<void> {
  const [begun, ended] = [`since_load > ${lastLoad}`, `until_load > ${lastLoad} and until_load < ${never}`];
  const counts = tables.map((table) => `select '${table}', countIf(${begun}), countIf(${ended}) from ${table}`);
  for (const [table, brought, taken] of await connection.rows(counts.join(' union all '))) {
    if (Number(brought) > 0) await connection.command(`delete from ${String(table)} where ${begun}`);
    if (Number(taken) > 0)
      await connection.command(
        `update ${String(table)} set until_load = ${never} where ${ended} and ${seenBefore(lastLoad)}`,
      );
  }
}

/** Removes the loads from a further shard that the first one does not have: they were not committed. */
export async function sweepLoads(connection: ClickHouseConnection, lastLoad: number): Promise<void> {
  const [row] = await connection.rows(`select count() from load where load_id > ${lastLoad}`);
  if (Number(row?.[0]) > 0) await connection.command(`delete from load where load_id > ${lastLoad}`);
}

const seenBefore = (lastLoad: number): string => `since_load <= ${lastLoad}`;

/** A query that began before a change was published goes on reading the old rows; later ones see the change. */
const minutesOfReaders = 15;

/** How many rows no query can see any more, because an earlier change has replaced them. */
export async function countReplaced(connection: ClickHouseConnection, tables: readonly string[]): Promise<number> {
  const replaced = await replacedBy(connection);
  const counts = tables.map((table) => `(select count() from ${table} where ${replaced})`);
  const [row] = await connection.rows(`select ${counts.join(' + ')}`);
  return Number(row?.[0]);
}

/** Removes those rows. To be called while no change is open. */
export async function removeReplaced(connection: ClickHouseConnection, tables: readonly string[]): Promise<void> {
  const replaced = await replacedBy(connection);
  for (const table of tables) {
    const [row] = await connection.rows(`select count() from ${table} where ${replaced}`);
    if (Number(row?.[0]) > 0) await connection.command(`delete from ${table} where ${replaced}`);
  }
}

async function replacedBy(connection: ClickHouseConnection): Promise<string> {
  const [row] = await connection.rows(
    `select ifNull(max(load_id), 0) from load where committed_at < now64() - toIntervalMinute(${minutesOfReaders})`,
  );
  return `until_load <= ${Number(row?.[0])}`;
}

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

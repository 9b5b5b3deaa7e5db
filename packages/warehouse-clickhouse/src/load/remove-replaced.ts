import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';

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

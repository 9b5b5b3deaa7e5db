import { randomUUID } from 'node:crypto';
import { WarehouseCorrupt } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { temporaryPrefix } from './temporary-tables.ts';

type Paths = ReadonlyMap<string, string>;

/** Where Keeper keeps what the replicas of a new table agree on; no other table has had it. */
export const newPath = (database: string, table: string): string =>
  `/waybill/${database}/${table}/${Date.now()}-${randomUUID()}`;

/**
 * The path of each table that is in use: a table that replaces another has a newer one, and a replica that was away then
 * still has the older.
 */
export function newestPaths(found: readonly Paths[]): Paths {
  const newest = new Map<string, string>();
  for (const [table, path] of found.flatMap((paths) => [...paths]))
    if (madeAt(path) > madeAt(newest.get(table))) newest.set(table, path);
  return newest;
}

const madeAt = (path = ''): number => Number(/(\d+)-[^/]*$/.exec(path)?.[1] ?? -1);

/** The replicated tables of a server that stay, with the paths in Keeper at which their replicas find each other. */
export async function pathsOf(server: ClickHouseConnection): Promise<Paths> {
  const found = await server.rows(
    `select table, zookeeper_path from system.replicas
     where database = currentDatabase() and not startsWith(table, '${temporaryPrefix}') and not endsWith(table, '_next')
     order by table`,
  );
  return new Map(found.map(([table, path]) => [String(table), String(path)]));
}

/**
 * Refuses replicas that do not share their tables: rows of one would not reach the other.
 * @throws WarehouseCorrupt
 */
export async function assertSameTables(replicas: readonly ClickHouseConnection[]): Promise<void> {
  const [first, ...others] = replicas;
  if (first === undefined) return;
  const expected = await pathsOf(first);
  if (!expected.has('load')) throw notShared(first);
  for (const other of others) {
    const paths = await pathsOf(other);
    const isSame = paths.size === expected.size && [...expected].every(([table, path]) => paths.get(table) === path);
    if (!isSame) throw notShared(other);
  }
}

const notShared = ({ name }: ClickHouseConnection): WarehouseCorrupt =>
  new WarehouseCorrupt(
    `The tables of ${name} are not replicas of those of the other servers of its shard. Run waybill warehouse prepare with all of them.`,
  );

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { WarehouseCorrupt } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { temporaryPrefix } from './temporary-tables.ts';

const mostLooks = 5;
const millisecondsBetweenLooks = 500;

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

const madeAt = (path = ''): number => Number(/^(\d+)-/.exec(path.split('/').at(-1) ?? '')?.[1] ?? -1);

/** Whether the tables of a server were made to be replicated. */
export async function isOneOfSeveral(server: ClickHouseConnection): Promise<boolean> {
  const found = await server.rows(
    `select 1 from system.tables
     where database = currentDatabase() and name = 'load' and startsWith(engine, 'Replicated')`,
  );
  return found.length > 0;
}

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
 * Refuses replicas that do not share their tables: rows of one would not reach the other. A table that is being replaced
 * has other rows on each of them for a moment.
 * @throws WarehouseCorrupt
 */
export async function assertSameTables(replicas: readonly ClickHouseConnection[]): Promise<void> {
  for (let look = 1; ; look += 1) {
    const odd = await oddOneOf(replicas);
    if (odd === undefined) return;
    if (look === mostLooks) throw notShared(odd);
    await pause(millisecondsBetweenLooks);
  }
}

/** The first replica whose tables are not those of the first one. */
async function oddOneOf(replicas: readonly ClickHouseConnection[]): Promise<ClickHouseConnection | undefined> {
  const found = await Promise.all(replicas.map(pathsOf));
  const [expected] = found;
  if (expected?.has('load') !== true) return replicas[0];
  return replicas.find((_, index) => !isDeepStrictEqual(found[index], expected));
}

const notShared = ({ name }: ClickHouseConnection): WarehouseCorrupt =>
  new WarehouseCorrupt(
    `The tables of ${name} are not replicas of those of the other servers of its shard. Run waybill warehouse prepare with all of them.`,
  );

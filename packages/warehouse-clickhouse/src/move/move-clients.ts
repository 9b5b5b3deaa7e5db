import { rollupColumns } from '@waybill/query';
import { type LedgerColumn, LoadRejected, ledgerTables, storedColumns, tableNames } from '@waybill/warehouse';
import { contentOf } from '../copy/content-of.ts';
import type { Change } from '../load/change.ts';
import type { CommittedChange, WholeChange } from '../load/whole-change.ts';
import { never } from '../schema/versions.ts';
import { copyRows } from '../shards/copy-rows.ts';
import { usualShard } from '../shards/placement.ts';

/** What a move was about, and the load under which it is published. */
export interface MovedClients {
  readonly loadId: number;
  readonly packages: number;
  readonly charges: number;
}

/** A table with rows of clients, and the column by which the rows of moving clients are found. */
interface MovedTable {
  readonly name: string;
  readonly columns: readonly Pick<LedgerColumn, 'name' | 'type'>[];
  readonly key: 'client_id' | 'invoice_id' | 'tracking_id' | 'charge_id';
}

/** Tables of rows that name no client, by what they belong to. */
const keys: Readonly<Record<string, MovedTable['key']>> = {
  invoice: 'client_id',
  source_row: 'invoice_id',
  classified_charge: 'charge_id',
  billed_delivery: 'tracking_id',
};

const movedTables = ({ rollups }: Change): readonly MovedTable[] => [
  ...tableNames.map((name) => ({ name, columns: storedColumns(name), key: 'client_id' as const })),
  ...ledgerTables.flatMap(({ name, columns }) => {
    const key = keys[name];
    return key === undefined ? [] : [{ name, columns, key }];
  }),
  ...rollups.map((rollup) => ({ name: rollup.name, columns: rollupColumns(rollup), key: 'client_id' as const })),
];

/**
 * Moves the rows of clients to another shard, as a load of its own. Until it is committed, queries see the rows where
 * they were; from then on, where they are now. @throws LoadRejected when there is nothing to move, or the copy differs.
 */
export async function moveClients(
  whole: WholeChange,
  clientIds: readonly number[],
  shard: number,
): Promise<MovedClients & Pick<CommittedChange, 'committedAt'>> {
  const to = whole.parts[shard - 1];
  if (to === undefined) throw new LoadRejected(`There is no shard ${shard}: the warehouse has ${whole.parts.length}.`);
  const placed = await whole.shards.placement.all(whole.counters.lastLoad);
  const moving = Map.groupBy(clientIds, (clientId) => placed.get(clientId) ?? usualShard);
  moving.delete(shard);
  if (moving.size === 0) throw new LoadRejected(`The clients are on shard ${shard} already.`);
  for (const { name } of movedTables(to)) await to.loading.makeLike(name);
  for (const [number, moved] of moving) {
    const from = whole.parts[number - 1];
    if (from !== undefined) await copyClients(from, to, moved);
  }
  const [row = []] = await to.connection.rows(
    `select (select count() from ${to.loading.of('package_level_info')}), (select count() from ${to.loading.of('charge_level_info')})`,
  );
  for (const { name } of movedTables(to)) await to.loading.attach(name);
  for (const number of moving.keys()) {
    const from = whole.parts[number - 1];
    if (from === undefined) continue;
    for (const { name, key } of movedTables(from)) await from.end(name, isMoving(from, key));
  }
  await place(whole, [...moving.values()].flat(), shard);
  const source = `clients ${clientIds.join(', ')} to shard ${shard}`;
  const { loadId, committedAt } = await whole.commit({ kind: 'move', source });
  const [packages = 0, charges = 0] = row.map(Number);
  return { loadId, packages, charges, committedAt };
}

const isMoving = ({ loading }: Change, key: MovedTable['key'], name = `moving_${key}`): string =>
  `${key} in (select ${key} from ${loading.of(name)})`;

/** Copies the rows into the loading tables of their new shard, and compares them there. */
async function copyClients(from: Change, to: Change, clientIds: readonly number[]): Promise<void> {
  await nameMoving(from, clientIds);
  const before = new Map<string, readonly string[]>();
  for (const { name, columns } of movedTables(to))
    before.set(name, await contentOf(to.connection, { name: to.loading.of(name), columns }));
  for (const { name, columns, key } of movedTables(from)) {
    const where = `${from.seen()} and ${isMoving(from, key)}`;
    await copyRows(
      from.connection,
      {
        sql: `select * replace (toInt32(${to.loadId}) as since_load, toInt32(${never}) as until_load) from (select * from ${name} where ${where})`,
        parameters: [],
      },
      { name: to.loading.of(name), servers: [to.connection] },
    );
    const there = await contentOf(from.connection, { name, columns }, where);
    const here = await contentOf(to.connection, { name: to.loading.of(name), columns });
    if (!isAdded(before.get(name) ?? [], there, here))
      throw new LoadRejected(`The copy of ${name} has other rows than the shard that it comes from.`);
  }
}

/** Lists the clients, and what rows that name no client belong to. */
async function nameMoving(change: Change, clientIds: readonly number[]): Promise<void> {
  const { connection, loading } = change;
  await loading.make('moving_client_id', 'client_id Int32');
  await connection.insertRows(
    loading.of('moving_client_id'),
    clientIds.map((clientId) => [clientId]),
  );
  const owned = [
    ['invoice_id', 'invoice'],
    ['tracking_id', 'package_level_info'],
    ['charge_id', 'charge_level_info'],
  ] as const;
  for (const [key, table] of owned) {
    await loading.make(`moving_${key}`, `${key} Int64`);
    await connection.command(
      `insert into ${loading.of(`moving_${key}`)}
       select distinct ${key} from ${table} where ${change.seen()} and ${isMoving(change, 'client_id')}`,
    );
  }
}

/** Whether counts and sums are those of before and of what was added. */
const isAdded = (before: readonly string[], added: readonly string[], after: readonly string[]): boolean =>
  after.every((sum, index) => exact(sum) === exact(before[index]) + exact(added[index]));

/** Sums of one column have the same number of decimals. */
const exact = (sum: string | undefined): bigint => BigInt(sum?.replace('.', '') || '0');

async function place({ first }: WholeChange, clientIds: readonly number[], shard: number): Promise<void> {
  const { connection, loading, loadId } = first;
  await loading.make('replaced_client_id', 'client_id Int32');
  await connection.insertRows(
    loading.of('replaced_client_id'),
    clientIds.map((clientId) => [clientId]),
  );
  await first.end('placement', isMoving(first, 'client_id', 'replaced_client_id'));
  await loading.makeLike('placement');
  await connection.insertRows(
    loading.of('placement'),
    clientIds.map((clientId) => [clientId, shard, loadId, loadId, never]),
  );
  await loading.attach('placement');
}

import { compileDataQuery, type Rollup, rollups, scopeToAll } from '@waybill/query';
import { ClickHouseProcess } from '@waybill/testkit/clickhouse';
import { type Warehouse, WarehouseCorrupt, WarehouseUnreachable } from '@waybill/warehouse';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataQuery } from '../../query/test/requests.ts';
import { addSimpleInvoice } from '../../warehouse-duckdb/test/support/rows.ts';
import {
  type ClickHouseAddress,
  ClickHouseConnection,
  type ClickHouseWarehouse,
  openClickHouseWarehouse,
  prepareClickHouse,
  readClickHouseAddress,
} from '../src/index.ts';
import { fillWithEverything } from './support/everything.ts';
import { ReplicaOnLoopback } from './support/replicas-on-loopback.ts';
import { everyRowOfShards } from './support/sharded-warehouse.ts';

let one: ReplicaOnLoopback;
let other: ReplicaOnLoopback;
let further: ClickHouseProcess;

beforeAll(async () => {
  one = await ReplicaOnLoopback.start();
  other = await ReplicaOnLoopback.start(one);
  further = await ClickHouseProcess.start();
});

afterEach(() => {
  for (const replica of [one, other]) Object.assign(replica, { isLost: false, isBehind: false, isSilent: false });
});

afterAll(async () => {
  for (const server of [other, one, further]) await server[Symbol.asyncDispose]();
});

const hostOf = ({ url }: { readonly url: string }): string => new URL(url).host;
const few: readonly Rollup[] = rollups.slice(0, 2);

/** The replicas of one shard, each shard after the other. */
const addressOf = (database: string, shards: readonly (readonly { readonly url: string }[])[]): ClickHouseAddress =>
  readClickHouseAddress(`clickhouse://${shards.map((shard) => shard.map(hostOf).join(',')).join(';')}/${database}`);

const opened: ClickHouseWarehouse[] = [];
afterEach(async () => {
  for (const warehouse of opened.splice(0)) await warehouse.close();
});

/** @param turn the replica that questions go to first */
async function open(address: ClickHouseAddress, turn = 0): Promise<ClickHouseWarehouse> {
  const warehouse = await openClickHouseWarehouse({ address, rollups: few, turn });
  opened.push(warehouse);
  return warehouse;
}

async function prepared(database: string, turn = 0): Promise<ClickHouseWarehouse> {
  const address = addressOf(database, [[one, other]]);
  await prepareClickHouse(address);
  return await open(address, turn);
}

async function load(warehouse: Warehouse, source: string, clientIds: readonly number[] = [1001]): Promise<number> {
  const begun = await warehouse.beginLoad({ kind: 'invoice', source });
  for (const clientId of clientIds)
    addSimpleInvoice(begun, 2, { clientId, accountId: clientId, invoiceNumber: `${source} ${clientId}` });
  return (await begun.commit()).loadId;
}

/** How many packages of these clients a question finds. */
async function packagesOf(warehouse: Warehouse, clientIds: readonly number[] = [1001, 1002]): Promise<unknown> {
  const clients = clientIds.map((id) => ({ id, childIds: [] }));
  const query = dataQuery({ selectColumnNames: ['sum(no_of_pkgs) as packages'] });
  const context = { scope: scopeToAll(clients, warehouse.dataVersion), rollups: few };
  const [row] = await warehouse.rows(compileDataQuery(query, context));
  return Number(Object.values(row ?? {})[0]);
}

async function dropDatabase(replica: ReplicaOnLoopback, database: string): Promise<void> {
  const server = new ClickHouseConnection({ ...addressOf(database, [[replica]]), database: 'default' });
  await server.command(`drop database ${database} sync`);
  await server.close();
  replica.forget(database);
}

describe('a shard with two replicas', () => {
  it('has every row on both of them', async () => {
    const warehouse = await prepared('everything');
    await fillWithEverything(warehouse);
    expect(await warehouse.mendRollups()).toEqual([]);
    const rows = await Promise.all(
      [one, other].map((replica) => everyRowOfShards(addressOf('everything', [[replica]]), few)),
    );
    expect(rows[0]?.package_level_info?.length).toBeGreaterThan(30);
    expect(rows[1]).toEqual(rows[0]);
    const accounts = await Promise.all(
      [one, other].map(async (replica) => {
        const connection = new ClickHouseConnection(addressOf('everything', [[replica]]));
        const found = await connection.rows('select account_number from account order by account_id');
        await connection.close();
        return found;
      }),
    );
    expect(accounts).toEqual([
      [['A1B2C3'], ['Ä2']],
      [['A1B2C3'], ['Ä2']],
    ]);

    await dropDatabase(other, 'everything');
    await prepareClickHouse(addressOf('everything', [[one, other]]));
    expect(await everyRowOfShards(addressOf('everything', [[other]]), few), 'a new replica').toEqual(rows[0]);
  });

  it.each([
    ['first', 0, () => one],
    ['second', 1, () => other],
  ])('answers while the %s of them is lost, also a server that starts then', async (name, turn, lost) => {
    const warehouse = await prepared(`lost_${name}`, turn);
    await load(warehouse, 'a');
    expect(await packagesOf(warehouse)).toBe(2);
    lost().lose();
    const asked = await Promise.all(Array.from({ length: 5 }, () => warehouse.invoices()));
    expect(asked.map((invoices) => invoices.length)).toEqual([1, 1, 1, 1, 1]);
    expect(await packagesOf(warehouse)).toBe(2);
    const started = await open(addressOf(`lost_${name}`, [[one, other]]), turn);
    expect(await packagesOf(started)).toBe(2);
    await expect(warehouse.assertAnswers()).resolves.toBeUndefined();
  });

  it('moves questions that a silent replica does not answer to the other', async () => {
    const warehouse = await prepared('silent', 1);
    await load(warehouse, 'a');
    other.isSilent = true;
    expect(await packagesOf(warehouse)).toBe(2);
    expect(await warehouse.invoices()).toHaveLength(1);
  });

  it('loads nothing while one of them is lost, and goes on when it is back', async () => {
    const warehouse = await prepared('waiting');
    await load(warehouse, 'a');
    other.lose();
    await expect(load(warehouse, 'b')).rejects.toThrow(WarehouseUnreachable);
    expect(warehouse.dataVersion).toBe(1);
    other.isLost = false;
    await load(warehouse, 'c');
    expect(await packagesOf(warehouse)).toBe(4);
    const rows = await everyRowOfShards(addressOf('waiting', [[other]]), few);
    expect(rows.package_level_info).toHaveLength(4);
  });

  it('shows nothing of a load whose rows have not reached all of them', async () => {
    const warehouse = await prepared('behind');
    await load(warehouse, 'a');
    const begun = await warehouse.beginLoad({ kind: 'invoice', source: 'b' });
    addSimpleInvoice(begun, 2, { invoiceNumber: 'b' });
    other.isBehind = true;
    const committing = begun.commit();
    const refused = expect(committing).rejects.toThrow(WarehouseUnreachable);
    const { looks } = other;
    await expect.poll(() => other.looks, { timeout: 60_000 }).toBeGreaterThan(looks + 2);
    other.lose();
    await refused;
    expect(warehouse.dataVersion).toBe(1);
    expect(await packagesOf(warehouse)).toBe(2);
    Object.assign(other, { isLost: false, isBehind: false });
    await load(warehouse, 'c');
    expect(await packagesOf(warehouse)).toBe(4);
  });

  it('asks none that may lack rows', async () => {
    const warehouse = await prepared('lacking');
    await load(warehouse, 'a');
    other.isBehind = true;
    const address = addressOf('lacking', [[one, other]]);
    const { looks } = other;
    const started = await open(address, 1);
    expect(other.looks, 'it was asked what it lacks').toBeGreaterThan(looks);
    expect(await packagesOf(started)).toBe(2);
    one.lose();
    await expect(open(address)).rejects.toThrow(/No replica of the shard .* can answer/);
  });

  it('can be one of several shards', async () => {
    const address = addressOf('sharded', [[one, other], [further]]);
    await prepareClickHouse(address);
    const warehouse = await open(address);
    await load(warehouse, 'a', [1001, 1002]);
    await warehouse.moveClients([1002], 1);
    await load(warehouse, 'b', [1002]);
    await warehouse.moveClients([1002], 2);
    expect(await packagesOf(warehouse)).toBe(6);
    one.lose();
    expect(await packagesOf(warehouse)).toBe(6);
  });

  it('does not stop questions to other shards when all of its replicas are lost', async () => {
    const address = addressOf('one_lost', [[further], [one, other]]);
    await prepareClickHouse(address);
    const warehouse = await open(address);
    await load(warehouse, 'a', [1001, 1002]);
    one.lose();
    other.lose();
    expect(await packagesOf(warehouse, [1001])).toBe(2);
    await expect(packagesOf(warehouse, [1002])).rejects.toThrow(WarehouseUnreachable);
    await expect(packagesOf(warehouse)).rejects.toThrow(WarehouseUnreachable);
    await expect(warehouse.assertAnswers()).resolves.toBeUndefined();
    Object.assign(other, { isLost: false });
    expect(await packagesOf(warehouse)).toBe(4);
  });

  it('cannot be made of a database without replicas', async () => {
    await prepareClickHouse(addressOf('single', [[one]]));
    await expect(prepareClickHouse(addressOf('single', [[one, other]]))).rejects.toThrow(WarehouseCorrupt);
  });
});

describe('the address of replicas', () => {
  it('names them after each other, and the shards after each other', () => {
    const text = 'clickhouse://ada:secret@one.example:8123,two.example:9000;three.example:8123/waybill';
    const address = readClickHouseAddress(text.replaceAll(':8123', ''));
    expect(address.url).toBe('http://one.example:8123');
    expect(address.replicas).toEqual(['http://two.example:9000']);
    expect(address.furtherShards).toEqual([['http://three.example:8123']]);
    expect(() => readClickHouseAddress('clickhouse://ada:secret@one.example,one.example:8123/waybill')).toThrow(
      /twice/,
    );
  });
});

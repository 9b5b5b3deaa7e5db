import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CompiledQuery,
  compileDataQuery,
  compileInvoiceParts,
  compileInvoices,
  compileLedger,
  type Rollup,
  rollups,
  scopeToAll,
} from '@waybill/query';
import { ClickHouseProcess } from '@waybill/testkit/clickhouse';
import {
  copyWarehouse,
  LoadRejected,
  type Warehouse,
  WarehouseCorrupt,
  WarehouseUnreachable,
} from '@waybill/warehouse';
import { openDuckDbCopyTarget, openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataQuery } from '../../query/test/requests.ts';
import { factOf, loadDeliveries, loadUndelivered } from '../../warehouse-duckdb/test/support/deliveries.ts';
import { addSimpleInvoice } from '../../warehouse-duckdb/test/support/rows.ts';
import { addInvoiceWithUnknown, drones } from '../../warehouse-duckdb/test/support/unknown-charges.ts';
import {
  type ClickHouseAddress,
  type ClickHouseWarehouse,
  openClickHouseCopy,
  openClickHouseWarehouse,
  prepareClickHouse,
  readClickHouseAddress,
} from '../src/index.ts';
import { Placement } from '../src/shards/placement.ts';
import { Shards } from '../src/shards/shards.ts';
import { fillWithEverything } from './support/everything.ts';
import { Cut, FailingProxy } from './support/failing-proxy.ts';
import { everyRowOfOne, everyRowOfShards } from './support/sharded-warehouse.ts';

let servers: readonly ClickHouseProcess[];
let folder: string;

beforeAll(async () => {
  servers = await Promise.all([1, 2, 3].map(() => ClickHouseProcess.start()));
  folder = mkdtempSync(join(tmpdir(), 'shards-'));
});

afterAll(async () => {
  for (const server of servers) await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const hostOf = ({ url }: { readonly url: string }): string => new URL(url).host;
const addressOf = (database: string, of: readonly { readonly url: string }[] = servers): ClickHouseAddress =>
  readClickHouseAddress(`clickhouse://${of.map(hostOf).join(';')}/${database}`);

async function prepared(database: string): Promise<ClickHouseAddress> {
  const address = addressOf(database);
  await prepareClickHouse(address);
  return address;
}

/** A rollup of charges, and one of packages that is split by their deliveries. */
const few: readonly Rollup[] = [
  ...rollups.filter(({ table }) => table === 'charge_level_info').slice(0, 1),
  ...rollups.filter(({ dimensions }) => dimensions.includes('tracking_status')).slice(0, 1),
];

const clients = [1001, 1002, 1003].map((id) => ({ id, childIds: [] }));
const contextOf = (warehouse: Warehouse) => ({ scope: scopeToAll(clients, warehouse.dataVersion), rollups: few });

/** What packages there are and what they cost, of all clients. */
async function totalOf(warehouse: Warehouse): Promise<unknown> {
  const query = dataQuery({ selectColumnNames: ['sum(no_of_pkgs) as packages', 'sum(net_amount) as spent'] });
  return await warehouse.rows(compileDataQuery(query, contextOf(warehouse)));
}

async function load(warehouse: Warehouse, source: string, clientIds: readonly number[]): Promise<number> {
  const begun = await warehouse.beginLoad({ kind: 'invoice', source });
  for (const clientId of clientIds)
    addSimpleInvoice(begun, 2, { clientId, accountId: clientId, invoiceNumber: `${source} ${clientId}` });
  return (await begun.commit()).loadId;
}

/** Rows without the numbers that depend on the order of the shards. */
const unnumbered = (rows: readonly Record<string, unknown>[]) =>
  rows.map(({ id: _, invoiceId: _invoice, loadedAt: _moment, ...row }) => row);

/** Every cut opens the databases twice and reads them whole; the others do what several tests do. */
const longest = 900_000;

describe('a warehouse on three shards', () => {
  it(
    'stores and answers what one DuckDB does',
    async () => {
      const address = await prepared('everything');
      const one = await openDuckDbWarehouse({ file: join(folder, 'everything'), threads: 2, rollups: few });
      const shards = await openClickHouseWarehouse({ address, rollups: few });
      const expectSame = async (ask: (warehouse: Warehouse) => Promise<unknown>) =>
        expect(await ask(shards)).toEqual(await ask(one));
      const expectSameRows = async (): Promise<void> => {
        const [expected, found] = [await everyRowOfOne(one, few), await everyRowOfShards(address, few)];
        for (const table of Object.keys(expected)) expect(found[table], table).toEqual(expected[table]);
      };
      for (const warehouse of [one, shards]) {
        await fillWithEverything(warehouse);
        await load(warehouse, 'third', [1003]);
      }
      await expectSameRows();
      expect(await shards.statistics().then(({ clients: found }) => found.length)).toBe(3);
      await expectSame((warehouse) => warehouse.statistics().then(({ tables, clients: found }) => [tables, found]));
      await expectSame((warehouse) =>
        warehouse.invoices().then((found) => found.map(({ invoiceNumber }) => invoiceNumber).sort()),
      );
      await expectSame((warehouse) =>
        warehouse
          .unknownCharges([1001, 1002, 1003])
          .then((found) => found.map(({ examples, ...rest }) => [rest, examples.length])),
      );
      await expectSame((warehouse) => warehouse.chargesToClassify(drones, [1001, 1002]));
      await expectSame((warehouse) =>
        warehouse.lastLoads(warehouse.dataVersion).then((found) => found.map(({ clientId }) => clientId)),
      );
      await expectSame(totalOf);

      const asked = (warehouse: Warehouse): Readonly<Record<string, CompiledQuery>> => {
        const context = contextOf(warehouse);
        const window = { sort: 'amountUsd', descending: true, limit: 3, offset: 1 } as const;
        const invoices = compileInvoices({ words: ['9000'] }, window, context);
        const byDate = compileInvoices({}, { ...window, sort: 'billDate', limit: 50, offset: 0 }, context);
        return {
          'invoices by dollars': invoices.rows,
          'invoices by date': byDate.rows,
          'number of invoices': invoices.count,
          ledger: compileLedger({}, '2025-01-01', context),
        };
      };
      for (const name of Object.keys(asked(one)))
        await expectSame(async (warehouse) => {
          const query = asked(warehouse)[name];
          return query === undefined
            ? name
            : unnumbered(await warehouse.rows(query))
                .map((row) => JSON.stringify(row))
                .sort();
        });
      await expectSame(async (warehouse) => {
        const [invoice] = await warehouse.invoices({ invoiceNumber: '900002' });
        const parts = compileInvoiceParts(Number(invoice?.invoiceId), contextOf(warehouse));
        return [await warehouse.rows(parts.families), await warehouse.rows(parts.services)];
      });

      const target = await openDuckDbCopyTarget({ file: join(folder, 'copied'), threads: 2 });
      const source = await openClickHouseCopy(address);
      await copyWarehouse(source, target, folder, () => undefined);
      await source.close();
      await target.close();
      const copied = await openDuckDbWarehouse({ file: join(folder, 'copied'), threads: 2 });
      expect(await everyRowOfOne(copied, few)).toEqual(await everyRowOfOne(one, few));
      await copied.close();

      for (const warehouse of [one, shards]) await warehouse.undoClassification(drones.id, 'undone');
      await expectSameRows();
      for (const warehouse of [one, shards]) await warehouse.undoLoad(1, 'undone');
      await expectSameRows();
      await one.close();
      await shards.close();
    },
    longest,
  );

  it('completes packages on whichever shard they are, whatever comes first', async () => {
    const address = await prepared('delivered');
    const one = await openDuckDbWarehouse({ file: join(folder, 'delivered'), threads: 2, rollups: few });
    const shards = await openClickHouseWarehouse({ address, rollups: few });
    const facts = [
      factOf('1ZA', { promised: '2025-08-06', delivered: '2025-08-07 10:30 -480' }),
      factOf('1ZB', { delivered: '2025-08-06', line: 3 }),
      factOf('1ZLATER', { delivered: '2025-08-08', line: 4 }),
    ];
    const outcomes: unknown[] = [];
    for (const warehouse of [one, shards]) {
      await loadUndelivered(warehouse, [{ tracking_number: '1ZA' }], { invoiceNumber: '1', clientId: 1001 });
      await loadUndelivered(warehouse, [{ tracking_number: '1ZB' }], {
        invoiceNumber: '2',
        clientId: 1002,
        accountId: 21,
      });
      const begun = await warehouse.beginDeliveries({
        source: 'd',
        kind: 'tracking_events',
        name: 'd',
        receivedAt: new Date('2025-08-20T12:00:00Z'),
        tenantId: 1,
        clientIds: [1001, 1002],
        coversLaterClients: true,
      });
      for (const fact of facts) begun.add(fact);
      const preview = await begun.preview();
      await begun.rollback();
      const { loadId, ...stored } = await loadDeliveries(warehouse, facts, {
        clientIds: [1001, 1002],
        coversLaterClients: true,
      });
      await loadUndelivered(warehouse, [{ tracking_number: '1ZLATER' }], {
        invoiceNumber: '3',
        clientId: 1003,
        accountId: 31,
        tenantId: 1,
      });
      outcomes.push({ preview, stored, clients: (await warehouse.clientsOfDeliveries(loadId))?.toSorted() });
    }
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(await everyRowOfShards(address, few)).toEqual(await everyRowOfOne(one, few));
    await one.close();
    await shards.close();
  });

  it('keeps families together, and new ones where there are the fewest clients', async () => {
    const address = await prepared('placed');
    const families = async () =>
      new Map([
        [1002, 1001],
        [1004, 1003],
      ]);
    const warehouse = await openClickHouseWarehouse({ address, rollups: few, families });
    await load(warehouse, 'a', [1001]);
    await load(warehouse, 'b', [1002, 1003, 1004, 1005]);
    expect(await placesOf(address)).toEqual({ 1001: 1, 1002: 1, 1003: 2, 1004: 2, 1005: 3 });
    await warehouse.close();
  });

  it('refuses shards that are missing or in another order, and never answers without one', async () => {
    const address = await prepared('missing');
    const [first, second, third] = servers;
    if (!first || !second || !third) throw new Error('There are three servers.');
    const cut = new Cut();
    await using proxy = await FailingProxy.start(third.url, cut);
    const warehouse = await openClickHouseWarehouse({
      address: addressOf('missing', [first, second, proxy]),
      rollups: few,
    });
    await load(warehouse, 'a', [1001, 1002, 1003]);
    for (const wrong of [[first], [first, second], [second, first, third]])
      await expect(openClickHouseWarehouse({ address: addressOf('missing', wrong), rollups: few })).rejects.toThrow(
        WarehouseCorrupt,
      );
    cut.after(0);
    await expect(totalOf(warehouse)).rejects.toThrow(WarehouseUnreachable);
    await expect(load(warehouse, 'b', [1001])).rejects.toThrow(WarehouseUnreachable);
    const ofFirst = { scope: scopeToAll([{ id: 1001, childIds: [] }], warehouse.dataVersion), rollups: few };
    expect(await warehouse.rows(compileDataQuery(dataQuery({}), ofFirst))).toEqual([{ N: 2 }]);
    cut.after(Number.POSITIVE_INFINITY);
    expect(await totalOf(warehouse)).toEqual([{ PACKAGES: 6, SPENT: 60 }]);
    await warehouse.close();
    const again = await openClickHouseWarehouse({ address, rollups: few });
    await load(again, 'b', [1001]);
    await again.close();
  });
});

describe('a family that moves', () => {
  it(
    'is counted once, before, meanwhile and afterwards',
    async () => {
      await prepareClickHouse(addressOf('moved', servers.slice(0, 1)));
      const alone = await openClickHouseWarehouse({ address: addressOf('moved', servers.slice(0, 1)), rollups: few });
      await fillWithEverything(alone);
      await load(alone, 'b', [1001, 1003]);
      await alone.close();
      const address = await prepared('moved');
      const warehouse = await openClickHouseWarehouse({ address, rollups: few });
      const before = await everyRowOfShards(address, few);
      const other = await openClickHouseWarehouse({ address, rollups: few });
      const total = await totalOf(warehouse);
      for (const [clientIds, shard] of [
        [[1001, 1002], 2],
        [[1001], 3],
        [[1001, 1002], 1],
        [[1002, 1003], 3],
      ] as const) {
        let isMoving = true;
        const asking = (async () => {
          let asked = 0;
          while (isMoving) {
            for (const each of [warehouse, other]) {
              await each.catchUp();
              expect(await totalOf(each)).toEqual(total);
            }
            asked += 1;
          }
          return asked;
        })();
        const { packages } = await warehouse.moveClients(clientIds, shard).finally(() => {
          isMoving = false;
        });
        expect(await asking).toBeGreaterThan(0);
        expect(packages).toBeGreaterThan(0);
        expect(await everyRowOfShards(address, few)).toEqual(before);
        expect(await warehouse.mendRollups()).toEqual([]);
      }
      await expect(warehouse.moveClients([1002], 3)).rejects.toThrow(LoadRejected);
      await expect(warehouse.moveClients([1002], 4)).rejects.toThrow(LoadRejected);
      expect(await placesOf(address)).toEqual({ 1001: 1, 1002: 3, 1003: 3 });
      const one = await openDuckDbWarehouse({ file: join(folder, 'moved'), threads: 2, rollups: few });
      await fillWithEverything(one);
      await load(one, 'b', [1001, 1003]);
      for (const each of [warehouse, one]) await each.undoLoad(1, 'undone after the move');
      expect(await everyRowOfShards(address, few)).toEqual(await everyRowOfOne(one, few));
      expect(await totalOf(warehouse)).not.toEqual(total);
      await one.close();
      await other.close();
      await warehouse.close();
    },
    longest,
  );
});

async function placesOf(address: ClickHouseAddress): Promise<Record<number, number>> {
  const shards = await Shards.open(address);
  try {
    return Object.fromEntries(await new Placement(() => shards.first).all(1_000));
  } finally {
    await shards.close();
  }
}

describe('a process that is killed', () => {
  const changes: Readonly<Record<string, (warehouse: ClickHouseWarehouse) => Promise<unknown>>> = {
    'load of two shards': (warehouse) => load(warehouse, 'killed', [1001, 1002]),
    'move to another shard': (warehouse) => warehouse.moveClients([1001], 3),
  };

  it.each(Object.entries(changes))(
    'leaves all of a %s or nothing, on every shard',
    async (name, change) => {
      const database = `killed_${name.replaceAll(' ', '_')}`;
      const address = await prepared(database);
      const warehouse = await openClickHouseWarehouse({ address, rollups: few });
      const begun = await warehouse.beginLoad({ kind: 'invoice', source: 'a' });
      addInvoiceWithUnknown(begun, '900001', { packages: 2 });
      addSimpleInvoice(begun, 2, { clientId: 1002, accountId: 21, invoiceNumber: '900002' });
      await begun.commit();
      const before = await everyRowOfShards(address, few);
      const { dataVersion } = warehouse;

      const cut = new Cut();
      const proxies = await Promise.all(servers.map(({ url }) => FailingProxy.start(url, cut)));
      let statement = 1;
      let isCommitted = false;
      while (!isCommitted) {
        const killed = await openClickHouseWarehouse({ address: addressOf(database, proxies), rollups: few });
        cut.afterChange(statement);
        await expect(change(killed), `cut off at change ${statement}`).rejects.toThrow();
        cut.afterChange(Number.POSITIVE_INFINITY);
        await killed.close();
        const seen = await openClickHouseWarehouse({ address, rollups: few });
        isCommitted = seen.dataVersion > dataVersion;
        if (!isCommitted)
          expect(await everyRowOfShards(address, few), `cut off at change ${statement}`).toEqual(before);
        await seen.close();
        statement += 1;
      }
      expect(statement).toBeGreaterThan(5);
      await warehouse.catchUp();
      await load(warehouse, 'next', [1001, 1002, 1003]);
      const unkilled = await prepared(`${database}_whole`);
      const whole = await openClickHouseWarehouse({ address: unkilled, rollups: few });
      const first = await whole.beginLoad({ kind: 'invoice', source: 'a' });
      addInvoiceWithUnknown(first, '900001', { packages: 2 });
      addSimpleInvoice(first, 2, { clientId: 1002, accountId: 21, invoiceNumber: '900002' });
      await first.commit();
      await change(whole);
      await load(whole, 'next', [1001, 1002, 1003]);
      expect(await everyRowOfShards(address, few)).toEqual(await everyRowOfShards(unkilled, few));
      await whole.close();
      await warehouse.close();
      for (const proxy of proxies) await proxy[Symbol.asyncDispose]();
    },
    longest,
  );
});

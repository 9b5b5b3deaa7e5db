import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClickHouseOnLoopback } from '@waybill/testkit/clickhouse';
import {
  CopyFailed,
  type CopySource,
  copiedLoads,
  copiedTables,
  copyWarehouse,
  type Portion,
} from '@waybill/warehouse';
import { openDuckDbCopySource, openDuckDbCopyTarget, openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeClickHouseAddress } from '../src/connection/clickhouse-address.ts';
import {
  type ClickHouseAddress,
  ClickHouseConnection,
  openClickHouseCopy,
  prepareClickHouse,
  readClickHouseAddress,
} from '../src/index.ts';
import { fillWithEverything } from './support/everything.ts';

let server: ClickHouseOnLoopback;
let folder: string;
const file = (name: string): string => join(folder, name);

beforeAll(async () => {
  server = await ClickHouseOnLoopback.start();
  folder = mkdtempSync(join(tmpdir(), 'copied-'));
  const warehouse = await openDuckDbWarehouse({ file: file('original'), threads: 2 });
  await fillWithEverything(warehouse);
  await warehouse.close();
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** A prepared database that only this test uses. */
async function prepared(database: string): Promise<ClickHouseAddress> {
  const address = readClickHouseAddress(`${server.url.replace('http:', 'clickhouse:')}/${database}`);
  await prepareClickHouse(address);
  return address;
}

async function copied(from: Promise<CopySource>, to: ReturnType<typeof openClickHouseCopy>): Promise<number> {
  await using source = closing(await from);
  await using target = closing(await to);
  const { rows } = await copyWarehouse(source.end, target.end, folder, () => undefined);
  return rows;
}

function closing<End extends CopySource>(end: End): AsyncDisposable & { readonly end: End } {
  return { end, [Symbol.asyncDispose]: () => end.close() };
}

const original = () => openDuckDbCopySource({ file: file('original'), threads: 2 });

describe('a copy of a warehouse', () => {
  it('holds every row of every table, there and back', async () => {
    const address = await prepared('there');
    const rows = await copied(original(), openClickHouseCopy(address));
    expect(rows).toBeGreaterThan(50);
    await copied(openClickHouseCopy(address), openDuckDbCopyTarget({ file: file('back'), threads: 2 }));

    await using before = closing(await original());
    await using after = closing(await openDuckDbCopySource({ file: file('back'), threads: 2 }));
    for (const table of [...copiedTables, copiedLoads]) {
      const portions = await before.end.portions(table);
      expect(portions.length, `the original has rows of ${table.name}`).toBeGreaterThan(0);
      expect(await after.end.portions(table), table.name).toEqual(portions);
    }
  });

  it('opens as a warehouse with the same loads, invoices, sources of deliveries and rollups', async () => {
    const address = await prepared('opened');
    await copied(original(), openClickHouseCopy(address));
    await copied(openClickHouseCopy(address), openDuckDbCopyTarget({ file: file('opened'), threads: 2 }));
    const [one, other] = [
      await openDuckDbWarehouse({ file: file('original'), threads: 2 }),
      await openDuckDbWarehouse({ file: file('opened'), threads: 2 }),
    ];
    try {
      expect(other.dataVersion).toBe(one.dataVersion);
      expect(await other.loads(other.dataVersion)).toEqual(await one.loads(one.dataVersion));
      expect(await other.invoices()).toEqual(await one.invoices());
      expect((await other.statistics()).tables).toEqual((await one.statistics()).tables);
      expect(other.rollups).toEqual(one.rollups);
    } finally {
      await one.close();
      await other.close();
    }
  });

  it('leaves out what a load has left behind that was cut off', async () => {
    const address = await prepared('left_behind');
    const rows = await copied(original(), openClickHouseCopy(address));
    const connection = new ClickHouseConnection(address);
    for (const table of ['package_level_info', 'invoice', 'source_row'])
      await connection.command(
        `insert into ${table} select * replace (load_id + 100 as load_id, load_id + 100 as since_load) from ${table}`,
      );
    await connection.close();
    expect(await copied(openClickHouseCopy(address), openDuckDbCopyTarget({ file: file('whole'), threads: 2 }))).toBe(
      rows,
    );
    expect(
      await copied(openDuckDbCopySource({ file: file('whole') }), openClickHouseCopy(await prepared('again'))),
    ).toBe(rows);
  });

  it('is refused where there are loads already', async () => {
    const address = await prepared('twice');
    await copied(original(), openClickHouseCopy(address));
    await expect(copied(original(), openClickHouseCopy(address))).rejects.toThrow(CopyFailed);
  });

  it('that was cut off is empty, and can be made again', async () => {
    const address = await prepared('cut_off');
    const cutOff = async (): Promise<void> => {
      await using source = closing(await original());
      await using target = closing(await openClickHouseCopy(address));
      const stopped = Object.assign(Object.create(source.end), {
        name: source.end.name,
        lastLoad: () => source.end.lastLoad(),
        portions: (table: (typeof copiedTables)[number]) => {
          if (table.name === 'source_row') throw new Error('the machine is switched off');
          return source.end.portions(table);
        },
        write: source.end.write.bind(source.end),
      });
      await copyWarehouse(stopped, target.end, folder, () => undefined);
    };
    await expect(cutOff()).rejects.toThrow('the machine is switched off');
    {
      await using left = closing(await openClickHouseCopy(address));
      expect(await left.end.lastLoad()).toBe(0);
    }
    await copied(original(), openClickHouseCopy(address));
  });

  it('that differs by a cent is refused, and its loads do not exist', async () => {
    const address = await prepared('differs');
    const differing = async (): Promise<void> => {
      await using source = closing(await original());
      await using target = closing(await openClickHouseCopy(address));
      const changed: CopySource = {
        name: source.end.name,
        lastLoad: () => source.end.lastLoad(),
        write: (table, key, to) => source.end.write(table, key, to),
        close: () => source.end.close(),
        portions: async (table) => {
          const portions = await source.end.portions(table);
          const sumsOf = ({ sums }: Portion) =>
            table.columns.map(({ name }, index) => (name === 'net_amount' ? '0.01' : (sums[index] ?? '')));
          return portions.map((portion) => ({ ...portion, sums: sumsOf(portion) }));
        },
      };
      await copyWarehouse(changed, target.end, folder, () => undefined);
    };
    await expect(differing()).rejects.toThrow(/net_amount has \d+ values with the sum 0\.01/);
    await using left = closing(await openClickHouseCopy(address));
    expect(await left.end.lastLoad()).toBe(0);
  });
});

describe('the address of a ClickHouse server', () => {
  it.each([
    ['clickhouse://ada:s%40cret@db.example/waybill', 'http://db.example:8123', 'ada', 's@cret'],
    ['clickhouses://ada:x@db.example/waybill', 'https://db.example:8443', 'ada', 'x'],
    ['clickhouse://db.example:9999/waybill?secure=1', 'https://db.example:9999', 'default', ''],
  ])('%s is read', (text, url, username, password) => {
    expect(readClickHouseAddress(text)).toEqual({
      url,
      replicas: [],
      furtherShards: [],
      database: 'waybill',
      username,
      password,
    });
  });

  it('names the shards after each other', () => {
    const text = 'clickhouse://ada:secret@one.example:8123;two.example:9000;three.example:8123/waybill';
    const address = readClickHouseAddress(text.replaceAll(':8123', ''));
    expect(address.url).toBe('http://one.example:8123');
    expect(address.furtherShards).toEqual([['http://two.example:9000'], ['http://three.example:8123']]);
    expect(writeClickHouseAddress(address)).toBe(text);
    expect(() => readClickHouseAddress('clickhouse://ada:secret@one.example;one.example:8123/waybill')).toThrow(
      /twice/,
    );
  });

  it.each([
    'http://ada:secret@db.example/waybill',
    'clickhouse://ada:secret@one.example;/waybill',
    'clickhouse://ada:secret@db.example',
    'clickhouse://ada:secret@db.example/way-bill',
    'clickhouse://ada:secret@db.example/waybill?compress=1',
  ])('%s is refused without its password', (text) => {
    const read = () => readClickHouseAddress(text);
    expect(read).toThrow(/The address of a ClickHouse server/);
    expect(read).not.toThrow(/secret/);
  });
});

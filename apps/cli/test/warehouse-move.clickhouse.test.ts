import { openSettings, readFamilies } from '@waybill/db';
import { defaultTenant, ensureTenant, seedDemoSettings, seedReferenceSettings } from '@waybill/seed-data';
import { hashPassword } from '@waybill/server';
import { ClickHouseProcess } from '@waybill/testkit/clickhouse';
import { type PostgresServer, startPostgres } from '@waybill/testkit/postgres';
import {
  type ClickHouseWarehouse,
  openClickHouseWarehouse,
  prepareClickHouse,
  readClickHouseAddress,
} from '@waybill/warehouse-clickhouse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSimpleInvoice } from '../../../packages/warehouse-duckdb/test/support/rows.ts';
import { runCommand } from './run-command.ts';

let postgres: PostgresServer;
let shards: readonly ClickHouseProcess[];
let environment: Readonly<Record<string, string>>;

const acme = [1001, 1002, 1003, 1004];
const bluebird = 1005;

beforeAll(async () => {
  [postgres, ...shards] = await Promise.all([startPostgres(), ClickHouseProcess.start(), ClickHouseProcess.start()]);
  const hosts = shards.map(({ url }) => new URL(url).host).join(';');
  environment = { DATABASE_URL: postgres.url, WAREHOUSE_URL: `clickhouse://${hosts}/waybill` };
  const settings = await openSettings({ databaseUrl: postgres.url });
  await seedReferenceSettings(settings);
  const tenantId = await ensureTenant(settings, defaultTenant);
  await seedDemoSettings({ settings, tenantId, today: '2026-11-20', hashPassword });
  await settings.destroy();
  await prepareClickHouse(readClickHouseAddress(environment.WAREHOUSE_URL ?? ''));
  const warehouse = await openWarehouse();
  const load = await warehouse.beginLoad({ kind: 'invoice', source: 'demo' });
  for (const clientId of [...acme.slice(0, 3), bluebird])
    addSimpleInvoice(load, 2, { clientId, accountId: clientId, invoiceNumber: String(clientId) });
  await load.commit();
  await warehouse.close();
});

afterAll(async () => {
  for (const shard of shards) await shard[Symbol.asyncDispose]();
  await postgres.stop();
});

function openWarehouse(): Promise<ClickHouseWarehouse> {
  const address = readClickHouseAddress(environment.WAREHOUSE_URL ?? '');
  return openClickHouseWarehouse({ address, families: () => readFamilies(postgres.url) });
}

/** Rows of every table and client, as a server that opens the warehouse now finds them; a move is a load of its own. */
async function totals(): Promise<unknown> {
  const warehouse = await openWarehouse();
  try {
    const [{ tables, clients }, invoices] = [await warehouse.statistics(), await warehouse.invoices()];
    return {
      tables: tables.filter(({ name }) => name !== 'load'),
      clients,
      invoices: invoices.toSorted((one, other) => one.clientId - other.clientId),
    };
  } finally {
    await warehouse.close();
  }
}

const move = (...args: string[]) => runCommand(['warehouse', 'move', ...args], environment);

describe('waybill warehouse move', () => {
  it('takes a child with its parent and all of its siblings, there and back, and changes no figure', async () => {
    const before = await totals();
    for (const [client, shard] of [
      [1002, 2],
      [1001, 1],
    ]) {
      const moved = await move(String(client), String(shard));
      expect(moved).toMatchObject({ code: 0, errors: '' });
      expect(moved.output).toMatch(
        new RegExp(`^Clients ${acme.join(', ')} are on shard ${shard}: 6 packages and \\d+ charges, load \\d+\\.\\n$`),
      );
      expect(await totals()).toEqual(before);
    }
  });

  it('says what cannot be moved, and moves nothing', async () => {
    const before = await totals();
    const refused = async (args: readonly string[], code: number, message: string) => {
      const ended = await move(...args);
      expect(ended.code).toBe(code);
      expect(ended.errors).toContain(message);
    };
    await refused(['1001', '1'], 1, 'The clients are on shard 1 already.');
    await refused(['1001', '3'], 1, 'There is no shard 3: the warehouse has 2.');
    await refused(['4711', '2'], 1, 'There is no client 4711.');
    await refused(['1001', 'two'], 2, 'It must be a whole number of at least 1.');
    expect(await totals()).toEqual(before);
  });

  it('needs the addresses that the servers have', async () => {
    const { DATABASE_URL = '' } = environment;
    const ended = await runCommand(['warehouse', 'move', '1001', '2'], { DATABASE_URL });
    expect(ended.code).toBe(2);
    expect(ended.errors).toContain('Set WAREHOUSE_URL and DATABASE_URL as the servers have them.');
  });
});

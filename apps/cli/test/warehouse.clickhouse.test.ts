import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateInvoices } from '@waybill/seed-data';
import { ClickHouseOnLoopback } from '@waybill/testkit/clickhouse';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

let server: ClickHouseOnLoopback;
let folder: string;
let address: string;
const file = (name: string): string => join(folder, name);

beforeAll(async () => {
  server = await ClickHouseOnLoopback.start();
  folder = mkdtempSync(join(tmpdir(), 'commanded-'));
  address = `${server.url.replace('http:', 'clickhouse:')}/waybill`;
  const warehouse = await openDuckDbWarehouse({ file: file('original.duckdb'), threads: 2 });
  await generateInvoices({ warehouse, profile: 'tiny', seed: 7, today: '2026-11-20' });
  await warehouse.close();
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const waybill = (...args: string[]) => runCommand(['warehouse', ...args], {});

describe('waybill warehouse', () => {
  it('copies a warehouse to ClickHouse and back', async () => {
    const early = await waybill('copy', file('original.duckdb'), address);
    expect(early.code).toBe(1);
    expect(early.errors).toContain('Run waybill warehouse prepare first');

    expect(await waybill('prepare', address)).toMatchObject({ code: 0, output: 'The database waybill is ready.\n' });
    expect(await waybill('prepare', address)).toMatchObject({ code: 0 });

    const there = await waybill('copy', file('original.duckdb'), address);
    expect(there).toMatchObject({ code: 0 });
    expect(there.errors).toContain('charge_level_info: ');

    const back = await waybill('copy', address, file('back.duckdb'));
    expect(back).toMatchObject({ code: 0 });
    const rows = /load \d+, \d+ rows/.exec(there.output)?.[0];
    expect(back.output).toContain(rows);

    const over = await waybill('copy', address, file('back.duckdb'));
    expect(over.code).toBe(1);
    expect(over.errors).toContain('exists already. Copy into a new file.');
  });

  it('prints the rights of the users for those who make them by other means', async () => {
    const printed = await waybill('rights', 'parcels');
    expect(printed.code).toBe(0);
    expect(printed.output).toContain('on parcels.* to parcels_writer;\n');
    expect(printed.output).toMatch(/^grant select on parcels\.\* to parcels_reader;$/m);
    expect((await waybill('rights', 'a; drop')).code).toBe(2);
  });

  it('says what an address must look like, and makes no file for it', async () => {
    const refused = await waybill('copy', file('original.duckdb'), 'clickhouse://ada:secret@localhost');
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain('clickhouse://user:password@host:8123/database');
    expect(refused.errors).not.toContain('secret');
    expect(existsSync('clickhouse:')).toBe(false);
  });

  it('says when no server answers', async () => {
    const refused = await waybill('prepare', 'clickhouse://ada:secret@127.0.0.1:1/waybill');
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain('The server for default on 127.0.0.1:1 does not answer');
    expect(refused.errors).not.toContain('secret');
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstance } from '../src/engine/open-instance.ts';
import { returnMemory } from '../src/engine/return-memory.ts';
import { openDuckDbWarehouse } from '../src/index.ts';
import { statement, withWarehouse } from './support/temporary-warehouse.ts';

const endless = statement(
  'select count(*) from range(10000000) a, range(1000000) b where hash(a.range + b.range) = 1',
  {
    N: 'bigint',
  },
);

describe('returning memory', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waybill-freed-'));
  });
  afterAll(async () => await rm(folder, { recursive: true, force: true }));

  it('leaves the memory limit as it was set', async () => {
    expect(await limitsAround({ memoryLimit: '300MB' })).toEqual(['286.1 MiB', '286.1 MiB', '286.1 MiB']);
  });

  it('keeps the limit that DuckDB chose, which it tells to a tenth, and does not lower it time after time', async () => {
    const [chosen = '', once = '', twice] = await limitsAround({});
    expect(Number.parseFloat(once)).toBeCloseTo(Number.parseFloat(chosen), 0);
    expect(twice).toBe(once);
  });

  it('includes the blocks that the engine keeps of the file, which the next query reads again', async () => {
    const file = join(folder, 'blocks.duckdb');
    await addBlocks(file);
    const opened = await openInstance({ file, memoryLimit: '300MB' });
    const connection = await opened.instance.connect();
    const only = async (sql: string) => (await connection.runAndReadAll(sql)).getRows()[0]?.[0];
    const blocks = async () =>
      Number(await only(`select memory_usage_bytes from duckdb_memory() where tag = 'BASE_TABLE'`));
    const found = await only('select bit_xor(tracking_number) from package');
    expect(await blocks()).toBeGreaterThan(10_000_000);
    await returnMemory(connection, opened.memoryLimit);
    expect(await blocks()).toBe(0);
    expect(await only('select bit_xor(tracking_number) from package')).toEqual(found);
    connection.closeSync();
    opened.close();
  });

  it('is left for later while somebody changes the file', async () => {
    await withWarehouse(async (warehouse) => {
      const load = await warehouse.beginLoad({ kind: 'invoice', source: 'invoice.csv' });
      expect(await warehouse.localFile.returnMemory()).toBe(false);
      await load.rollback();
      expect(await warehouse.localFile.returnMemory()).toBe(true);
    });
  });

  it('lets nothing go while somebody reads', async () => {
    const file = join(folder, 'read.duckdb');
    await (await openDuckDbWarehouse({ file })).close();
    await addBlocks(file);
    const warehouse = await openDuckDbWarehouse({ file, cacheBytes: 0 });
    await warehouse.rows(statement('select bit_xor(tracking_number) from package', { FOUND: 'text' }));
    const keepsBlocks = async () =>
      await warehouse.rows(
        statement(`select memory_usage_bytes > 10000000 from duckdb_memory() where tag = 'BASE_TABLE'`, {
          KEPT: 'boolean',
        }),
      );
    const leaving = new AbortController();
    const reading = warehouse.run(endless, { signal: leaving.signal }).catch(() => undefined);
    expect(await warehouse.localFile.returnMemory()).toBe(false);
    expect(await keepsBlocks()).toEqual([{ KEPT: true }]);
    leaving.abort();
    await reading;
    await expect
      .poll(async () => {
        await warehouse.localFile.returnMemory();
        return await keepsBlocks();
      })
      .toEqual([{ KEPT: false }]);
    await warehouse.close();
  });

  /** Adds a table of 16 MB. */
  async function addBlocks(file: string): Promise<void> {
    const opened = await openInstance({ file });
    const connection = await opened.instance.connect();
    await connection.run('create table package as select hash(range) as tracking_number from range(2000000)');
    connection.closeSync();
    opened.close();
  }

  /** The limit before, and after each of two calls. */
  async function limitsAround(options: { readonly memoryLimit?: string }): Promise<string[]> {
    const opened = await openInstance({ file: join(folder, `${options.memoryLimit ?? 'chosen'}.duckdb`), ...options });
    const connection = await opened.instance.connect();
    const limit = async (): Promise<string> => {
      const found = await connection.runAndReadAll(`select current_setting('memory_limit')`);
      return String(found.getRows()[0]?.[0]);
    };
    const limits = [await limit()];
    for (const _ of ['once', 'twice']) {
      await returnMemory(connection, opened.memoryLimit);
      limits.push(await limit());
    }
    connection.closeSync();
    opened.close();
    return limits;
  }
});

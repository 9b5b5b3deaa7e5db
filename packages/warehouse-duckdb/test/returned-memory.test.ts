import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstance } from '../src/engine/open-instance.ts';
import { returnFreedMemory } from '../src/engine/return-freed-memory.ts';

describe('returning freed memory', () => {
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
      await returnFreedMemory(connection, opened.memoryLimit);
      limits.push(await limit());
    }
    connection.closeSync();
    opened.close();
    return limits;
  }
});

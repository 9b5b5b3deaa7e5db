import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, it } from 'vitest';
import { endingOnOneThread } from '../src/engine/ending-on-one-thread.ts';
import { ReaderGate } from '../src/engine/reader-gate.ts';

async function threadsOf(connection: DuckDBConnection): Promise<number> {
  const found = await connection.runAndReadAll(`select current_setting('threads')`);
  return Number(found.getRows()[0]?.[0]);
}

describe('work that ends on one thread', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 3],
  ])('has all %i threads until then, %i for the rest, and leaves all of them', async (threads, rest) => {
    const instance = await DuckDBInstance.create(':memory:', { threads: String(threads) });
    const connection = await instance.connect();
    const seen = await endingOnOneThread(connection, new ReaderGate(), async (useOneThread) => {
      const before = await threadsOf(connection);
      await useOneThread();
      return [before, await threadsOf(connection)];
    });
    expect(seen).toEqual([threads, rest]);
    expect(await threadsOf(connection)).toBe(threads);
    instance.closeSync();
  });

  it.each(['is reading', 'has left work that goes on'])('keeps all threads while somebody %s', async (what) => {
    const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
    const connection = await instance.connect();
    const gate = new ReaderGate();
    const { promise: read, resolve: end } = Promise.withResolvers<void>();
    const reading = what === 'is reading' ? gate.read(() => read) : gate.noteUnfinished(read);
    const threads = () =>
      endingOnOneThread(connection, gate, async (useOneThread) => {
        await useOneThread();
        return await threadsOf(connection);
      });
    expect(await threads()).toBe(2);
    end();
    await reading;
    await read;
    expect(await threads()).toBe(1);
    instance.closeSync();
  });

  it('leaves all threads when it fails', async () => {
    const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
    const connection = await instance.connect();
    const failing = endingOnOneThread(connection, new ReaderGate(), async (useOneThread) => {
      await useOneThread();
      throw new Error('a rollup cannot be filled');
    });
    await expect(failing).rejects.toThrow('a rollup cannot be filled');
    expect(await threadsOf(connection)).toBe(2);
    instance.closeSync();
  });
});

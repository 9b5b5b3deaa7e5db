import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, it } from 'vitest';
import { EngineThreads } from '../src/engine/engine-threads.ts';
import { ReaderGate } from '../src/engine/reader-gate.ts';

async function threadsOf(connection: DuckDBConnection): Promise<number> {
  const found = await connection.runAndReadAll(`select current_setting('threads')`);
  return Number(found.getRows()[0]?.[0]);
}

/** An engine with as many packages, which counts three as few. */
async function engineWith(packages: number) {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const connection = await instance.connect();
  await connection.run(`create table package_level_info as select range as tracking_id from range(${packages})`);
  const gate = new ReaderGate();
  return { connection, gate, threads: new EngineThreads({ all: 2, few: 3, gate }), close: () => instance.closeSync() };
}

describe('the threads of the engine', () => {
  it.each([
    [0, 1],
    [2, 1],
    [3, 2],
  ])('with %i packages are %i', async (packages, expected) => {
    const { connection, threads, close } = await engineWith(packages);
    await threads.fitToPackages(connection);
    expect(await threadsOf(connection)).toBe(expected);
    close();
  });

  it('are all of them for a large load, and afterwards as many as its packages need', async () => {
    const { connection, threads, close } = await engineWith(0);
    await threads.fitToPackages(connection);
    const during = await threads.withAll(connection, async () => {
      await connection.run('insert into package_level_info select range from range(2)');
      return await threadsOf(connection);
    });
    expect([during, await threadsOf(connection)]).toEqual([2, 1]);
    await threads.withAll(connection, async () => {
      await connection.run('insert into package_level_info select range from range(2)');
    });
    expect(await threadsOf(connection)).toBe(2);
    close();
  });

  it('stay as they are while somebody is reading', async () => {
    const { connection, gate, threads, close } = await engineWith(0);
    const { promise: read, resolve: end } = Promise.withResolvers<void>();
    const reading = gate.read(() => read);
    await threads.fitToPackages(connection);
    expect(await threadsOf(connection)).toBe(2);
    end();
    await reading;
    close();
  });
});

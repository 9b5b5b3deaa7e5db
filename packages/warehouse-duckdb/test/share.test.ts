import { DuckDBInstance } from '@duckdb/node-api';
import { startDeadline } from '@waybill/warehouse';
import { expect, it } from 'vitest';
import { ConnectionPool } from '../src/engine/connection-pool.ts';
import { ReaderGate } from '../src/engine/reader-gate.ts';
import type { DuckDbWarehouse } from '../src/index.ts';
import { statement, withWarehouse } from './support/temporary-warehouse.ts';

const endless = (number: number) =>
  statement(`select count(*) from range(10000000) a, range(1000000) b where hash(a.range + b.range) = ${number}`, {
    N: 'bigint',
  });

/** A warehouse with eight connections that is asked by whoever is set. */
async function withAskers(work: (warehouse: DuckDbWarehouse, as: (asker: string) => DuckDbWarehouse) => Promise<void>) {
  let asker: string | undefined;
  await withWarehouse(
    (warehouse) =>
      work(warehouse, (name) => {
        asker = name;
        return warehouse;
      }),
    { connections: 8, asker: () => asker },
  );
}

it('gives one asker two of eight connections, and others what is left', async () => {
  await withAskers(async (warehouse, as) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const heavy = Array.from({ length: 16 }, (_, number) => as('heavy').run(endless(number), { signal }));
    const ended = Promise.allSettled(heavy);
    for (let number = 0; number < 5; number += 1) {
      expect(await as('other').rows(statement('select ?', { N: 'integer' }, [number]))).toEqual([{ N: number }]);
    }
    expect(warehouse.occupancy.short).toEqual({ running: 2, waiting: 14 });
    leaving.abort();
    expect((await ended).map(({ status }) => status)).toEqual(Array(16).fill('rejected'));
    await expect.poll(() => warehouse.occupancy.short).toEqual({ running: 0, waiting: 0 });
  });
});

it('counts as time of a query what its request had already waited', async () => {
  await withAskers(async (_, as) => {
    const late = as('late').run(endless(1), { timeoutMs: 60_000, waitedMs: 59_990 });
    await expect(late).rejects.toThrow('The query took longer than 60 seconds.');
  });
});

it('lets nobody wait behind somebody whose share is used up, also with an equal question', async () => {
  await withAskers(async (_, as) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const question = statement('select 7', { N: 'integer' });
    const heavy = Array.from({ length: 3 }, (_, number) => as('heavy').run(endless(number), { signal }));
    const behind = as('heavy').rows(question, { signal });
    const ended = Promise.allSettled([...heavy, behind]);
    expect(await as('other').rows(question)).toEqual([{ N: 7 }]);
    leaving.abort();
    expect((await ended).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  });
});

it('serves who holds fewest connections before who asked first', async () => {
  const instance = await DuckDBInstance.create(':memory:');
  const pool = new ConnectionPool(instance, 8, new ReaderGate());
  using deadline = startDeadline({});
  const order: string[] = [];
  const borrow = (asker: string, until: Promise<void>) =>
    pool.use(
      deadline,
      async () => {
        order.push(asker);
        await until;
      },
      { asker },
    );
  const holders = ['ann', 'ann', 'bob', 'bob', 'cleo', 'cleo', 'dan', 'eve'];
  const ends = holders.map((name) => ({ name, ...Promise.withResolvers<void>() }));
  const lent = ends.map(({ name, promise }) => borrow(name, promise));
  await expect.poll(() => order).toHaveLength(8);
  const waiting = ['dan', 'newcomer'].map((name) => borrow(name, Promise.resolve()));
  ends[0]?.resolve();
  await Promise.all(waiting);
  expect(order.slice(8)).toEqual(['newcomer', 'dan']);
  for (const { resolve } of ends) resolve();
  await Promise.all(lent);
  await pool.close();
});

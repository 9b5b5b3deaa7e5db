import { once } from 'node:events';
import { data, getRows } from '@waybill/contract';
import { House } from '@waybill/testkit';
import type { RunOptions, Statement, Warehouse } from '@waybill/warehouse';
import { afterAll, describe, expect, it } from 'vitest';
import { openSpendPage } from './spend-state.ts';

const path = { page: 'spend', container: 'amounts' };

describe('a client that goes away', async () => {
  let isSlow = false;
  let asked = Promise.withResolvers<AbortSignal | undefined>();

  /** The real warehouse; while slow, a query starts only when its caller has gone. */
  const slowed = (warehouse: Warehouse): Warehouse =>
    new Proxy(warehouse, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name !== 'run') return value.bind(target);
        return async (query: Statement, options?: RunOptions) => {
          if (isSlow) {
            asked.resolve(options?.signal);
            if (options?.signal) await once(options.signal, 'abort');
          }
          return target.run(query, options);
        };
      },
    });

  const house = await House.open({ wrap: slowed });
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const { clientId } = await openSpendPage(shipper);
  const body = { selectColumnNames: ['count(*) as n'], fromTableNames: ['package_level_info'], clientId };

  it.each([
    ['data', (signal: AbortSignal) => shipper.call(data, { params: path, body, signal })],
    [
      'getRows',
      (signal: AbortSignal) =>
        shipper.call(getRows, { params: { pageName: 'spend' }, body: { startRow: 0, endRow: 10, clientId }, signal }),
    ],
  ])('takes its query with it: %s', async (_name, call) => {
    isSlow = true;
    asked = Promise.withResolvers();
    const leaving = new AbortController();
    const answer = call(leaving.signal);
    const signal = await asked.promise;
    expect(signal?.aborted).toBe(false);
    leaving.abort();
    await expect(answer).rejects.toThrow();
    if (signal?.aborted === false) await once(signal, 'abort');
    expect(signal?.aborted).toBe(true);
    isSlow = false;
    expect((await shipper.call(data, { params: path, body })).status).toBe(200);
  });

  it('is told apart from one that has its answer and keeps the line open', async () => {
    const warnings: Error[] = [];
    const remember = (warning: Error) => void warnings.push(warning);
    process.on('warning', remember);
    for (let time = 0; time < 30; time += 1) {
      const where = [`net_amount > ${time}`];
      const answer = await shipper.call(data, { params: path, body: { ...body, whereClauseDetails: where } });
      expect(answer.status).toBe(200);
    }
    process.off('warning', remember);
    expect(warnings).toEqual([]);
  });
});

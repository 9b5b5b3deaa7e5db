import { keepSorted } from '@waybill/server';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from './desk.ts';
import { upsFile, upsPackage } from './ups-file.ts';

describe('what loads scatter', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());

  it('is sorted by itself, once for what was loaded, and every figure stays', async () => {
    const numbers = ['SORTED1001', 'SORTED1002'];
    for (const [index, number] of numbers.entries()) {
      const charges = upsPackage(`1ZSORTED030000000${index}`);
      // A quarter in which the client has nothing else.
      const invoice = { account: 'SORTED1', number: `000000${number}`, date: '2021-10-02', charges };
      await desk.load(upsFile(invoice), { clientId: 1002 });
    }
    const held = () => Promise.all(numbers.map((number) => desk.held(number)));
    const before = await held();
    const sorted: number[] = [];
    const { warehouse } = house;
    const stop = keepSorted({
      warehouse: {
        get dataVersion() {
          return warehouse.dataVersion;
        },
        async compact(options) {
          const summary = await warehouse.compact(options);
          sorted.push(summary.partitions);
          return summary;
        },
      },
      milliseconds: 5,
      onFailure: (error) => {
        throw error;
      },
    });
    await expect.poll(() => sorted.length).toBe(1);
    await stop();
    expect(sorted[0]).toBeGreaterThan(0);
    expect(await held()).toEqual(before);
    expect(before).not.toContain(undefined);
  });
});

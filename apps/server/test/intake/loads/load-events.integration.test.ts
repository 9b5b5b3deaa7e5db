import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { House } from '@waybill/testkit';
import type { Warehouse } from '@waybill/warehouse';
import { afterAll, describe, expect, it } from 'vitest';
import { loadEvents } from '../../../src/intake/loads/load-events.ts';
import { fedexFile } from './fedex-file.ts';

const secret = 'insert into package_level_info values (?) failed at /var/lib/waybill/warehouse.duckdb';

describe('a load that fails through no fault of the file', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const broken = new Proxy(house.warehouse, {
    get(target, name) {
      if (name === 'beginLoads') return () => Promise.reject(new Error(secret));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const failureOf = async (path: string, warehouse: Warehouse = house.warehouse) => {
    const logged: { error: unknown; reference: string }[] = [];
    const { settings, files, dataDirectory } = house;
    const context = { settings, files, dataDirectory, warehouse, clock: () => new Date('2095-01-01T12:00:00Z') };
    const request = { path, name: 'invoice.csv', clientId: 1002 };
    let last: unknown;
    for await (const event of loadEvents(context, request, (error, reference) => logged.push({ error, reference }))) {
      last = event;
    }
    return { last, logged };
  };

  it('is told with a reference, under which the log has the error', async () => {
    const path = join(house.dataDirectory, 'invoice.csv');
    await writeFile(path, fedexFile({ amount: '30.00', rows: [{ tracking: '912340901', freight: '30.00' }] }));
    const { last, logged } = await failureOf(path, broken);
    const [{ error, reference } = { error: undefined, reference: '' }] = logged;
    expect(error).toMatchObject({ message: secret });
    expect(reference).toMatch(/^[0-9a-f]{8}$/);
    expect(last).toEqual({
      failure: `Waybill failed while loading the file. The reason is in the server’s log, under the reference ${reference}.`,
    });
  });

  it('says when the server cannot read the file', async () => {
    const { last } = await failureOf(join(house.dataDirectory, 'nowhere.csv'));
    expect(last).toEqual({ failure: expect.stringMatching(/^The server cannot read the file\./) });
  });
});

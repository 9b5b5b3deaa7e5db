import { account, authenticate, createGlCode, listGlCodes } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { describe, expect, inject, it } from 'vitest';
import { Line } from './line.ts';

const conditions = {
  carrierNames: [],
  accountNumbers: [],
  serviceCategories: [],
  chargeFamilies: [],
  accessorials: [],
};
const rule = { clientId: 1001, code: '7700', name: 'Freight', position: 77, conditions };

describe.runIf(inject('postgresUrl') !== null)('while the settings database is away', () => {
  it('says so to everybody, keeps nothing by halves, and goes on when it is back', async () => {
    let line: Line | undefined;
    const house = await House.open({
      reach: async (location) => {
        if (!('databaseUrl' in location)) return location;
        const url = new URL(location.databaseUrl);
        line = await Line.to(Number(url.port));
        url.hostname = '127.0.0.1';
        url.port = String(line.port);
        return { databaseUrl: url.href };
      },
    });
    const admin = await house.as('admin');
    const before = (await admin.call(listGlCodes)).body;
    line?.cut();
    const answers = await Promise.all([
      admin.call(account),
      admin.call(listGlCodes),
      admin.call(createGlCode, { body: rule }),
      house.anyone.call(authenticate, { body: { username: 'admin', password: 'Waybill1demo' } }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(503);
      expect(body).toMatchObject({ title: 'Service Unavailable', detail: expect.stringContaining('not responding') });
    }
    expect((await house.anyone.send('GET', '/readyz')).status).toBe(503);
    expect((await house.anyone.send('GET', '/healthz')).status).toBe(200);

    line?.mend();
    expect((await admin.call(account)).body.login).toBe('admin');
    expect((await admin.call(listGlCodes)).body).toEqual(before);
    expect((await admin.call(createGlCode, { body: rule })).status).toBe(200);
    expect((await house.anyone.send('GET', '/readyz')).status).toBe(200);
    await house.close();
    await line?.close();
  });
});

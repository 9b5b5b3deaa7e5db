import { announce, stompDestinations } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Line } from '../platform/line.ts';
import { LivePage } from './live-page.ts';

describe.runIf(inject('postgresUrl') !== null)('live messages of two servers', () => {
  let house: House;
  let other: House;
  let line: Line | undefined;

  beforeAll(async () => {
    house = await House.open({ sharesSettings: true });
    other = await house.beside({
      reach: async (location) => {
        if (!('databaseUrl' in location)) return location;
        const url = new URL(location.databaseUrl);
        line = await Line.to(Number(url.port));
        url.hostname = '127.0.0.1';
        url.port = String(line.port);
        return { databaseUrl: url.href };
      },
    });
  });
  afterAll(async () => {
    await other.close();
    await line?.close();
    await house.close();
  });

  const openPage = async (login: string, server: House) => {
    const page = new LivePage(server.address, await house.signIn(login), stompDestinations.notifications);
    await expect.poll(() => page.connections).toBe(1);
    return page;
  };
  const say = async (text: string) => {
    const admin = await house.as('admin');
    expect((await admin.call(announce, { body: { text } })).status).toBe(200);
  };

  it('reach the open pages of both', async () => {
    const [here, there] = [await openPage('analyst', house), await openPage('shipper', other)];
    await say('The first');
    await expect.poll(() => here.announced).toEqual(['The first']);
    await expect.poll(() => there.announced).toEqual(['The first']);
    expect([here.connections, there.connections]).toEqual([1, 1]);
    await Promise.all([here.close(), there.close()]);
  });

  it('that a server could not hear are fetched by its pages, which are asked to connect again', async () => {
    const there = await openPage('guest', other);
    line?.cut();
    await say('While it was away');
    line?.mend();
    await expect.poll(() => there.announced, { timeout: 20_000 }).toContain('While it was away');
    expect(there.connections).toBeGreaterThan(1);
    await say('And afterwards');
    await expect.poll(() => there.announced).toContain('And afterwards');
    await there.close();
  });

  it('reach a page whose server is gone as soon as it has another one', async () => {
    const third = await house.beside();
    const address = third.address;
    const page = await openPage('guest', third);
    await third.close();
    await say('Without a server');
    expect(page.announced).not.toContain('Without a server');
    await page.close();
    const again = await openPage('guest', other);
    expect(again.announced).toContain('Without a server');
    expect(other.address).not.toBe(address);
    await again.close();
  });
});

import { Client } from '@stomp/stompjs';
import { announce, setStatus, stompDestinations, stompPath } from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { tellOfLoad } from '../../src/intake/loads/report/tell-of-load.ts';
import { Desk } from '../intake/loads/desk.ts';
import { upsFile, upsPackage } from '../intake/loads/ups-file.ts';

const house = await House.open();
afterAll(() => house.close());

/** What somebody hears at a destination, whoever else it may belong to, until the server ends the connection. */
async function heardBy(token: string, destination: string) {
  const heard: string[] = [];
  const client = new Client({
    brokerURL: `${house.address.replace('http', 'ws')}${stompPath}`,
    connectHeaders: { Authorization: `Bearer ${token}`, tenant: 'default', 'Tenant-Name': 'default' },
    reconnectDelay: 0,
  });
  await new Promise<void>((resolve) => {
    client.onConnect = () => {
      client.watchForReceipt('listening', () => resolve());
      client.subscribe(destination, ({ body }) => heard.push(body), {
        receipt: 'listening',
        'Tenant-Name': 'default',
        'user-name': 'admin',
      });
    };
    client.onWebSocketClose = () => resolve();
    client.activate();
  });
  return { heard, end: () => client.deactivate() };
}

const sides = {
  first: { login: 'admin', tenant: 'default', clientId: 1002, account: 'MINE01' },
  second: { login: neighbour.login, tenant: neighbour.tenant, clientId: neighbour.clientId, account: 'THEIRS' },
} as const;

const idsOf = (tenant: string) =>
  house.settings
    .selectFrom('user_account')
    .innerJoin('tenant', 'tenant.id', 'user_account.tenant_id')
    .select(['user_account.id as userId', 'tenant.id as tenantId'])
    .where('tenant.name', '=', tenant)
    .execute();

describe.each([
  ['the first to the second', sides.first, sides.second],
  ['the second to the first', sides.second, sides.first],
])('no live message goes from %s tenant', (_way, from, to) => {
  it('of announcements, closed pages and files, whatever destination is subscribed to', async () => {
    const ids = await idsOf(from.tenant);
    const { tenantId } = ids[0] ?? { tenantId: 0 };
    const strange = [
      ...ids.flatMap(({ userId }) => [
        `notifications of user ${userId}`,
        `/user/${userId}${stompDestinations.notifications}`,
        `${stompDestinations.notifications}/${userId}`,
      ]),
      `statuses of tenant ${tenantId}`,
      `${stompDestinations.statuses}/${tenantId}`,
      `${stompDestinations.statuses}?tenant=${from.tenant}`,
      '**',
      '/topic/*',
    ];
    const token = (await house.as(to.login, to.tenant)).token ?? '';
    const listeners = [];
    for (const destination of [...Object.values(stompDestinations), ...strange.slice(0, 12), ...strange.slice(-5)]) {
      listeners.push(await heardBy(token, destination));
    }
    const ownToken = (await house.as(from.login, from.tenant)).token ?? '';
    const own = await heardBy(ownToken, stompDestinations.notifications);
    const ownStatuses = await heardBy(ownToken, stompDestinations.statuses);

    const speaker = await house.as(from.login, from.tenant);
    expect((await speaker.call(announce, { body: { text: 'For us alone' } })).status).toBe(200);
    const closing = { type: 'PAGE', value: 'ON', path: '/profile' };
    expect((await speaker.call(setStatus, { body: closing })).status).toBe(200);
    const desk = new Desk(house);
    const charges = upsPackage(`1Z${from.account}000000001`);
    const text = upsFile({ account: from.account, number: `0000000${from.account}001`, charges });
    const loaded = await desk.load(text, { clientId: from.clientId, name: 'for-us-alone.csv' });
    expect(loaded.status).toBe('loaded');
    const { id } = await house.settings
      .selectFrom('invoice_file')
      .select('id')
      .where('name', '=', loaded.name)
      .executeTakeFirstOrThrow();
    await tellOfLoad(house.settings, { id, tenantId }, { ...loaded, status: 'refused' });

    await expect.poll(() => own.heard.length).toBeGreaterThanOrEqual(3);
    await expect.poll(() => ownStatuses.heard.length).toBe(1);
    expect(listeners.flatMap(({ heard }) => heard)).toEqual([]);
    await Promise.all([...listeners, own, ownStatuses].map(({ end }) => end()));
  });
});

import { Client } from '@stomp/stompjs';
import {
  announce,
  listNotifications,
  logout,
  type Notification,
  readNotifications,
  setStatus,
  statuses,
  stompDestinations,
  stompPath,
} from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { tellOfLoad } from '../../../src/intake/loads/report/tell-of-load.ts';
import type { LoadReport } from '../../../src/intake/received-files/load-report.ts';
import { notify } from '../../../src/live/notifications/notify.ts';

const house = await House.open();
afterAll(() => house.close());

const socketAddress = `${house.address.replace('http', 'ws')}${stompPath}`;

async function idOf(login: string): Promise<number> {
  const { id } = await house.settings
    .selectFrom('user_account')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return id;
}

/** A connected client, and the messages that it receives. */
async function connected(token: string, destination: string) {
  const heard: unknown[] = [];
  const ends: string[] = [];
  const client = new Client({
    brokerURL: socketAddress,
    connectHeaders: { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
  });
  await new Promise<void>((resolve) => {
    client.onConnect = () => {
      client.watchForReceipt('listening', () => resolve());
      client.subscribe(destination, ({ body }) => heard.push(JSON.parse(body)), { receipt: 'listening' });
    };
    client.onStompError = ({ headers }) => ends.push(headers.message ?? '');
    client.onWebSocketClose = () => {
      ends.push('closed');
      resolve();
    };
    client.activate();
  });
  return { client, heard, ends };
}

describe('notifications', () => {
  it('are kept for the user whom they concern, newest first, and unread until they are read', async () => {
    const id = await idOf('analyst');
    await notify(house.settings, [id], { kind: 'report_finished', values: { name: 'Spend' }, link: '/reports' });
    await notify(house.settings, [id], { kind: 'report_failed', values: { name: 'Weight' } });
    const analyst = await house.as('analyst');
    const { body } = await analyst.call(listNotifications);
    expect(body.unread).toBe(2);
    expect(body.notifications).toMatchObject([
      { kind: 'report_failed', values: { name: 'Weight' }, link: null, readAt: null },
      { kind: 'report_finished', values: { name: 'Spend' }, link: '/reports', readAt: null },
    ]);
    const others = await (await house.as('shipper')).call(listNotifications);
    expect(others.body.notifications).toEqual([]);

    const oldest = body.notifications.at(-1)?.id ?? 0;
    expect((await analyst.call(readNotifications, { body: { upTo: oldest } })).body.unread).toBe(1);
  });

  it('warn once of a password that ends within ten days', async () => {
    const expiring = await house.as('expiring');
    await expiring.call(listNotifications);
    const { body } = await expiring.call(listNotifications);
    expect(body.notifications.map(({ kind, link }) => ({ kind, link }))).toEqual([
      { kind: 'password_expiring', link: '/change_password' },
    ]);
  });

  it('announce to everybody of the tenant, by administrators alone', async () => {
    const shipper = await house.as('shipper');
    expect((await shipper.call(announce, { body: { text: 'Closed on Sunday' } })).status).toBe(403);
    const admin = await house.as('admin');
    expect((await admin.call(announce, { body: { text: '  ' } })).status).toBe(400);
    const { body } = await admin.call(announce, { body: { text: 'Closed on Sunday' } });
    expect(body.told).toBeGreaterThan(4);
    const heard = await shipper.call(listNotifications);
    expect(heard.body.notifications[0]).toMatchObject({ kind: 'announcement', values: { text: 'Closed on Sunday' } });
  });
});

describe('the live connection', () => {
  it('brings a notification to the open page of its user, and to no other', async () => {
    const guest = await connected(await house.signIn('guest'), stompDestinations.notifications);
    const carrier = await connected(await house.signIn('carrier'), stompDestinations.notifications);
    await notify(house.settings, [await idOf('guest')], { kind: 'report_finished', values: { name: 'Live' } });
    await expect.poll(() => guest.heard).toMatchObject([{ kind: 'report_finished', values: { name: 'Live' } }]);
    expect(carrier.heard).toEqual([]);
    await Promise.all([guest.client.deactivate(), carrier.client.deactivate()]);
  });

  it('is refused without a token that counts, and for what is not there', async () => {
    const stranger = await connected('no token', stompDestinations.notifications);
    expect(stranger.ends).toEqual(['Unauthorized', 'closed']);
    const curious = await connected(await house.signIn('guest'), '/user/queue/secrets');
    expect(curious.ends).toEqual(['There is no such destination', 'closed']);
    const expired = await connected(await house.signIn('expired'), stompDestinations.notifications);
    expect(expired.ends.at(-1)).toBe('closed');
    expect(expired.heard).toEqual([]);
  });

  it('ends with the session', async () => {
    const token = await house.signIn('analyst');
    const { ends } = await connected(token, stompDestinations.notifications);
    await house.anyone.call(logout, { headers: { authorization: `Bearer ${token}` } });
    await expect.poll(() => ends).toEqual(['The session has ended', 'closed']);
  });
});

describe('maintenance', () => {
  it('is seen by everybody in the tenant, also before sign-in, and switched by administrators alone', async () => {
    const assistant = { type: 'CHATBOT', path: null, value: 'ON' };
    expect((await house.anyone.call(statuses)).body).toEqual([assistant]);
    const page = { type: 'PAGE', path: '/aframe/', value: 'ON' } as const;
    expect((await (await house.as('shipper')).call(setStatus, { body: page })).status).toBe(403);
    const guest = await connected(await house.signIn('guest'), stompDestinations.statuses);
    const admin = await house.as('admin');
    const closed = [assistant, { type: 'PAGE', path: '/aframe', value: 'ON' }];
    expect((await admin.call(setStatus, { body: page })).body).toEqual(closed);
    expect((await house.anyone.call(statuses)).body).toEqual(closed);
    await expect.poll(() => guest.heard).toEqual([closed]);
    await guest.client.deactivate();
    const elsewhere = await house.anyone.call(statuses, { headers: { 'tenant-name': 'neighbour' } });
    expect(elsewhere.body).toEqual([assistant]);
    const wrong = await admin.call(setStatus, { body: { ...page, path: 'aframe' } });
    expect(wrong.status).toBe(400);
  });
});

it('keeps what it tells in the shape that the contract promises', async () => {
  const { body } = await (await house.as('shipper')).call(listNotifications);
  const [first] = body.notifications satisfies readonly Notification[];
  expect(first?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT/);
});

it('refused files are told one by one up to ten an hour, and then once', async () => {
  const { id, tenant_id: tenantId } = await house.settings
    .selectFrom('user_account')
    .select(['id', 'tenant_id'])
    .where('login', '=', 'admin')
    .executeTakeFirstOrThrow();
  for (let place = 0; place < 13; place += 1) {
    const report = { name: `bad-${place}.csv`, packages: 0, status: 'refused', invoices: [] } as unknown as LoadReport;
    await tellOfLoad(house.settings, { id: 0, tenantId }, report);
  }
  const told = await house.settings
    .selectFrom('notification')
    .select(['kind'])
    .where('user_id', '=', id)
    .where('kind', 'in', ['invoice_file_refused', 'more_files_refused'])
    .execute();
  expect(told.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 10 }, () => 'invoice_file_refused'),
    'more_files_refused',
  ]);
});

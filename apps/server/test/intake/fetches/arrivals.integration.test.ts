import { mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFtpLocation, getFtpLocation, listFtpLocations } from '@waybill/contract';
import { addDays } from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { runFetchCommand } from '../../../src/intake/fetches/command/run-fetch-command.ts';
import { Desk } from '../loads/desk.ts';
import { upsFile, upsPackage } from '../loads/ups-file.ts';
import { zipOf } from '../zip-of.ts';

const clientId = 1002;
const account = 'ARRV01';
const lastBillDate = '2026-10-31';
const longAgo = new Date('2026-01-01T00:00:00Z');

const invoiceOf = (date: string, more: object = {}) =>
  upsFile({
    account,
    number: `ARRIVE${date.replaceAll('-', '')}`,
    date,
    charges: upsPackage(`1ZARRV${date.replaceAll('-', '')}`),
    ...more,
  });

describe('what arrived', async () => {
  const house = await House.open();
  const context = { settings: house.settings, warehouse: house.warehouse, clock: house.clock.read };
  const desk = new Desk(house);
  const admin = await house.as('admin');
  const folder = await mkdtemp(join(tmpdir(), 'waybill-arrivals-'));
  afterAll(() => house.close());
  for (let date = '2026-08-22'; date <= lastBillDate; date = addDays(date, 7))
    await desk.load(invoiceOf(date), { clientId, name: `${date}.csv` });
  const put = async (name: string, content: string | Uint8Array) => {
    await writeFile(join(folder, name), content);
    await utimes(join(folder, name), longAgo, longAgo);
  };
  const watch = () =>
    runFetchCommand(context, house.app.fetches, {
      act: 'watch',
      path: folder,
      clientId,
      intervalMinutes: 60,
      pattern: '*',
      moveTo: null,
    });
  const missing = { carrierName: 'UPS', accountNumber: account, lastBillDate, expectedOn: addDays(lastBillDate, 7) };

  it('is said with what waits and what is missing, by the command and on screen alike', async () => {
    const parts = upsPackage('1ZARRVPART1');
    const part = invoiceOf('2026-10-24', { number: 'ARRIVEPART', amount: '25.00', charges: parts });
    await put('week.zip', await zipOf({ 'good.csv': invoiceOf('2026-10-30'), 'part.csv': part }));
    const said = await watch();
    expect(said.fetches).toMatchObject([{ files: [{ name: 'week.zip', outcome: 'incomplete' }] }]);
    expect(said.waiting).toMatchObject([{ name: 'week.zip/part.csv', reason: expect.stringContaining('12.50') }]);
    expect(said.missing).toContainEqual(expect.objectContaining(missing));
    const [location] = (await admin.call(listFtpLocations, { query: { search: folder.slice(-20) } })).body.rows;
    const shown = (await admin.call(getFtpLocation, { params: { id: location?.id ?? 0 } })).body;
    expect({ waiting: shown.waiting, missing: shown.missing, fetches: shown.fetches.slice(0, 1) }).toEqual(said);
  });

  it('is the same for another location of the client, and waits no more when the other part came', async () => {
    const body = {
      clientId,
      name: 'Mailbox',
      protocol: 'imaps' as const,
      host: 'mx.example',
      port: 993,
      path: 'INBOX',
      pattern: '*',
      userName: 'x',
      password: 'x',
      privateKey: null,
      passphrase: null,
      intervalMinutes: null,
      moveTo: null,
      active: true,
      mail: { address: 'a@b.example', senders: ['c.example'], authservId: 'mx', replies: false },
    };
    const mailbox = (await admin.call(createFtpLocation, { body })).body;
    expect(mailbox).toMatchObject({ fetches: [], waiting: [{ name: 'week.zip/part.csv' }] });
    expect(mailbox.missing).toContainEqual(expect.objectContaining(missing));
    const rest = upsPackage('1ZARRVPART2');
    await put('rest.csv', invoiceOf('2026-10-24', { number: 'ARRIVEPART', amount: '25.00', charges: rest }));
    const said = await watch();
    expect(said.fetches).toMatchObject([{ files: [{ name: 'rest.csv', outcome: 'loaded' }] }]);
    expect(said.waiting).toEqual([]);
  });

  it('names no account as missing once it was billed', async () => {
    await put('next.csv', invoiceOf(addDays(lastBillDate, 7)));
    await put('later.csv', invoiceOf(addDays(lastBillDate, 14)));
    const { missing: left } = await watch();
    expect(left?.filter(({ accountNumber }) => accountNumber === account)).toEqual([]);
  });

  it('of a client is told without late accounts to who may not search invoices', async () => {
    const [location] = (await admin.call(listFtpLocations, { query: { search: 'Mailbox' } })).body.rows;
    const params = { id: location?.id ?? 0 };
    const role = await house.settings
      .selectFrom('role')
      .innerJoin('user_role', 'user_role.role_id', 'role.id')
      .innerJoin('user_account', 'user_account.id', 'user_role.user_id')
      .select('role.id')
      .where('user_account.login', '=', 'admin')
      .executeTakeFirstOrThrow();
    await house.settings
      .deleteFrom('role_permission')
      .where('role_id', '=', role.id)
      .where('permission', '=', 'INVOICE_SEARCH')
      .execute();
    expect((await admin.call(getFtpLocation, { params })).body.missing).toBeNull();
  });
});

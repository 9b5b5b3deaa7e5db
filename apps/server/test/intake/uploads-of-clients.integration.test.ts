import {
  getBadLinesReport,
  getInvoiceFile,
  listInvoiceFiles,
  reloadInvoiceFile,
  undoInvoiceFile,
  uploadInvoiceFile,
  uploadType,
} from '@waybill/contract';
import { addUser, demoPassword } from '@waybill/seed-data';
import { hashPassword } from '@waybill/server';
import { type Caller, House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from './loads/desk.ts';
import { fedexFile, fedexPackage } from './loads/fedex-file.ts';
import { upsFile, upsPackage } from './loads/ups-file.ts';

const own = 1002;
const foreign = 1005;

describe('carrier files of a client’s own users', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const desk = new Desk(house);
  const { id: tenantId } = await house.settings
    .selectFrom('tenant')
    .select('id')
    .where('name', '=', 'default')
    .executeTakeFirstOrThrow();
  const passwordHash = await hashPassword(demoPassword);
  const userOf = async (login: string, clientId: number): Promise<Caller> => {
    await addUser(house.settings, {
      tenantId,
      login,
      firstName: login,
      lastName: login,
      email: `${login}@clients.example`,
      passwordHash,
      passwordExpiresOn: '2099-01-01',
      mustChangePassword: false,
      internal: false,
      role: 'ROLE_ADMIN',
      clientIds: [clientId],
    });
    return await house.as(login);
  };
  const loader = await userOf('loader', own);
  const rival = await userOf('rival', foreign);
  const { name: foreignName } = await house.settings
    .selectFrom('client')
    .select('name')
    .where('id', '=', foreign)
    .executeTakeFirstOrThrow();
  const upload = async (caller: Caller, body: string, name: string, clientId?: number, acceptBadLines = false) =>
    await caller.call(uploadInvoiceFile, {
      query: { name, ...(clientId === undefined ? {} : { clientId }), acceptBadLines: String(acceptBadLines) },
      body,
      headers: { 'content-type': uploadType },
    });
  const listed = async (caller: Caller) =>
    (await caller.call(listInvoiceFiles)).body.rows.map(({ name }) => name).toSorted();
  const accounts = async (number: string) => {
    const rows = await house.settings.selectFrom('account').select('client_id').where('number', '=', number).execute();
    return rows.map(({ client_id }) => client_id).toSorted();
  };
  const toldOf = async (file: string, login: string) => {
    const messages = await house.settings
      .selectFrom('notification')
      .innerJoin('user_account', 'user_account.id', 'notification.user_id')
      .select(['kind', 'details'])
      .where('login', '=', login)
      .orderBy('notification.id')
      .execute();
    return messages.flatMap(({ kind, details }) => (JSON.stringify(details).includes(file) ? [kind] : []));
  };
  const invoiceOf = (number: string, tracking: string, account: string) =>
    upsFile({ account, number, charges: upsPackage(tracking) });

  it('load for their client, see their files and undo them; users of another client see none of it', async () => {
    const text = invoiceOf('OWNUSER1', '1ZOWN0000000000001', 'OWNUS1');
    const { body } = await upload(loader, text, 'own.csv', own);
    expect(body).toMatchObject({ status: 'loaded', packages: 1, invoices: [{ clientId: own }] });
    expect(await listed(loader)).toEqual(['own.csv']);
    expect(await listed(rival)).toEqual([]);
    const params = { id: (await loader.call(listInvoiceFiles)).body.rows[0]?.id ?? 0 };
    const choices = { acceptBadLines: false, clientId: null };
    for (const { status } of [
      await rival.call(getInvoiceFile, { params }),
      await rival.call(getBadLinesReport, { params }),
      await rival.call(reloadInvoiceFile, { params, body: choices }),
      await rival.call(undoInvoiceFile, { params }),
    ])
      expect(status).toBe(404);
    expect((await loader.call(undoInvoiceFile, { params })).body).toMatchObject({ status: 'undone', accounts: 1 });
    const again = await loader.call(reloadInvoiceFile, { params, body: { ...choices, clientId: own } });
    expect(again.body.status).toBe('loaded');
  });

  it('choose among their clients only, and learn nothing of accounts and invoices of others', async () => {
    const text = invoiceOf('FOREIGN1', '1ZFOR0000000000001', 'FORGN1');
    await desk.load(text, { clientId: foreign, name: 'foreign.csv' });
    expect((await upload(loader, text, 'try.csv', foreign)).status).toBe(403);
    const unknown = await upload(loader, text, 'try.csv');
    expect(unknown.body).toMatchObject({ status: 'refused', packages: 0 });
    expect(unknown.body.messages).toEqual([
      'UPS account FORGN1 is not known. Name the client it belongs to, and it will be created for that client.',
    ]);
    const loaded = await upload(loader, text, 'try.csv', own);
    expect(loaded.body).toMatchObject({ status: 'loaded', messages: [], packages: 1, invoices: [{ clientId: own }] });
    expect(await accounts('FORGN1')).toEqual([own, foreign]);
    const seen = `${unknown.text} ${loaded.text} ${(await loader.call(listInvoiceFiles)).text}`;
    for (const word of [foreignName, String(foreign), 'foreign.csv']) expect(seen).not.toContain(word);
    expect(await toldOf('try.csv', 'loader')).toEqual(['invoice_file_refused', 'invoice_file_loaded']);
    expect(await toldOf('try.csv', 'rival')).toEqual([]);
    expect(await listed(rival)).toEqual(['foreign.csv']);
  });

  it('complete packages of their client only, and can be undone by its users, those of others not', async () => {
    await desk.load(invoiceOf('DELOWN1', '1ZDLV0000000000001', 'DELOW1'), { clientId: own });
    await desk.load(invoiceOf('DELFOR1', '1ZDLV0000000000002', 'DELFO1'), { clientId: foreign });
    const deliveries = (...numbers: readonly number[]) =>
      ['Tracking Number,Promised,Delivered', ...numbers.map((n) => `1ZDLV000000000000${n},2026-09-30,2026-10-01`)].join(
        '\n',
      );
    const late = async () => {
      const rows = await house.sql<{ NUMBER: string }>(
        `select tracking_number from package_level_info where tracking_number like '1ZDLV%' and tracking_status = 'Late' order by 1`,
        { NUMBER: 'text' },
      );
      return rows.map(({ NUMBER }) => Number(NUMBER.at(-1)));
    };
    const { body } = await upload(loader, deliveries(1, 2), 'own-deliveries.csv');
    expect(body).toMatchObject({ status: 'loaded', packages: 1 });
    expect(body.messages[0]).toContain('1 completed, 0 with nothing new, 1 waiting for their invoice');
    expect(await late()).toEqual([1]);
    expect(await listed(rival)).not.toContain('own-deliveries.csv');
    const files = async (name: string) =>
      (await loader.call(listInvoiceFiles, { query: { search: name } })).body.rows.map(({ id }) => id);
    const [mine = 0] = await files('own-deliveries');
    expect((await rival.call(undoInvoiceFile, { params: { id: mine } })).status).toBe(404);
    expect((await loader.call(undoInvoiceFile, { params: { id: mine } })).status).toBe(200);
    expect(await late()).toEqual([]);

    await desk.load(deliveries(1), { name: 'all-deliveries.csv', tenantId });
    const [ofAll = 0] = await files('all-deliveries');
    expect((await loader.call(undoInvoiceFile, { params: { id: ofAll } })).status).toBe(409);
    expect(await late()).toEqual([1]);
  });

  it('are not let in by bad lines that another client accepted', async () => {
    const text = `${invoiceOf('FOREIGN2', '1ZFOR0000000000002', 'FORGN2').trimEnd()}\nnot a line of FORGN2\n`;
    await desk.load(text, { clientId: foreign, name: 'torn.csv', acceptBadLines: true });
    expect((await upload(loader, text, 'mine.csv', own)).body.status).toBe('refused');
    const [mine] = (await loader.call(listInvoiceFiles, { query: { search: 'mine' } })).body.rows;
    const report = await loader.call(getBadLinesReport, { params: { id: mine?.id ?? 0 } });
    expect(report.text).toContain('not a line of FORGN2');
  });

  it('do not complete, or see, a waiting file that also holds invoices of others', async () => {
    const rows = ['770000000801', '770000000802', '770000000803', '770000000804'].map(fedexPackage);
    const ours = { account: '987650801', number: '912348001', amount: '22.00' };
    const theirs = { account: '987650802', number: '912348002', amount: '22.00' };
    const { id: carrier } = await house.settings
      .selectFrom('carrier')
      .select('id')
      .where('name', '=', 'FedEx')
      .executeTakeFirstOrThrow();
    for (const [number, client_id] of [
      [ours.account, own],
      [theirs.account, foreign],
    ] as const)
      await house.settings
        .insertInto('account')
        .values({ client_id, carrier_id: carrier, number, name: number, account_group_id: null })
        .execute();
    const mixed = fedexFile({ ...ours, rows: rows.slice(0, 1) }, { ...theirs, rows: rows.slice(2) });
    expect((await desk.load(mixed, { tenantId, name: 'mixed.csv' })).status).toBe('incomplete');
    const half = await upload(loader, fedexFile({ ...ours, rows: rows.slice(1, 2) }), 'half.csv', own);
    expect(half.body.status).toBe('incomplete');
    expect(await desk.held(theirs.number)).toBeUndefined();
    expect(await accounts(theirs.account)).toEqual([foreign]);
    expect(await listed(loader)).not.toContain('mixed.csv');
    expect(await listed(rival)).not.toContain('mixed.csv');
  });
});

import { once } from 'node:events';
import { connect } from 'node:net';
import {
  createFtpLocation,
  deleteFtpLocation,
  getFtpLocation,
  listFtpLocations,
  testFtpLocation,
  updateFtpLocation,
} from '@waybill/contract';
import { House } from '@waybill/testkit';
import { sentMails } from '@waybill/testkit/mail';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { generate } from 'selfsigned';
import { afterAll, describe, expect, it } from 'vitest';
import { runFetchCommand } from '../../../src/intake/fetches/command/run-fetch-command.ts';
import { Desk } from '../loads/desk.ts';
import { upsFile, upsPackage } from '../loads/ups-file.ts';
import { zipOf } from '../zip-of.ts';

const clientId = 1003;
const address = 'invoices@in.shipper.example';
const carrier = 'billing@carrier.example';
const passed = 'mx.shipper.example; dkim=pass header.d=carrier.example';
let numbers = 0;

function newInvoice(): { readonly number: string; readonly content: string } {
  numbers += 1;
  const number = `W0A1B2${String(800 + numbers)}`;
  return {
    number,
    content: upsFile({ number: `0000000${number}`, charges: upsPackage(`1ZW0A1B20390000${String(800 + numbers)}`) }),
  };
}

const attached = (content: string | Uint8Array, filename = 'invoice.csv') => ({
  filename,
  content: Buffer.from(content),
});

describe('mails that are sent to the server', async () => {
  const { private: key, cert: certificate } = await generate([{ name: 'commonName', value: 'Waybill' }]);
  const house = await House.open({
    mailReception: { host: '127.0.0.1', port: 0, relays: ['127.0.0.0/8'], key, certificate },
  });
  const admin = await house.as('admin');
  const desk = new Desk(house);
  const { fetches, mailReception } = house.app;
  const port = mailReception?.port ?? 0;
  const relay = createTransport({ host: '127.0.0.1', port, requireTLS: true, tls: { rejectUnauthorized: false } });
  afterAll(async () => {
    relay.close();
    await house.close();
  });
  const command = (asked: Parameters<typeof runFetchCommand>[2]) =>
    runFetchCommand({ settings: house.settings, warehouse: house.warehouse, clock: house.clock.read }, fetches, asked);
  const rules = { address, senders: [carrier], authservId: 'mx.shipper.example', replies: true };
  await command({ act: 'receive', clientId, pattern: '*', mail: rules });
  const [location] = (await admin.call(listFtpLocations, { query: { search: address } })).body.rows;
  const params = { id: location?.id ?? 0 };
  const detail = async () => (await admin.call(getFtpLocation, { params })).body;
  const mails = async () => (await detail()).fetches.toReversed().flatMap((fetch) => fetch.mails);
  const send = async (mail: SendMailOptions, findings = passed) => {
    const headers = { 'Authentication-Results': findings };
    await relay.sendMail({ from: carrier, to: address, subject: 'Invoices', text: 'Attached.', headers, ...mail });
    // A mail is kept before the answer, and removed when it was dealt with.
    await expect.poll(() => house.files.list('received-mails'), { timeout: 30_000 }).toEqual([]);
    await fetches.settled();
  };

  it('bring attachments of allowed senders, once, and are answered', async () => {
    const [one, two] = [newInvoice(), newInvoice()];
    const mail = {
      messageId: '<week-31@carrier.example>',
      subject: 'Week 31',
      attachments: [attached(await zipOf({ 'one.csv': one.content, 'two.csv': two.content }), 'week 31.zip')],
    };
    await send(mail);
    expect(await mails()).toMatchObject([{ sender: carrier, subject: 'Week 31', outcome: 'taken', reply: 'sent' }]);
    expect(await desk.held(two.number)).toMatchObject({ packages: 1, net: '12.50', clientId });
    expect((await sentMails(house.dataDirectory)).at(-1)).toContain('week 31.zip: loaded');
    await send(mail);
    expect((await mails()).at(-1)).toMatchObject({ outcome: 'known', reply: null });
    expect(await desk.held(one.number)).toMatchObject({ packages: 1, net: '12.50' });
    expect(await house.files.list('received-mails')).toEqual([]);
  });

  it('are ignored if the mail server does not confirm their sender, or they report a failure', async () => {
    const before = (await sentMails(house.dataDirectory)).length;
    const attachments = [attached(newInvoice().content)];
    await send({ attachments }, 'mx.shipper.example; dkim=fail header.d=carrier.example');
    await send({ attachments, from: 'thief@other.example' });
    await send({ attachments, envelope: { from: '', to: address } });
    expect((await mails()).slice(-3).map(({ outcome }) => outcome)).toEqual(['ignored', 'ignored', 'ignored']);
    expect(await sentMails(house.dataDirectory)).toHaveLength(before);
  });

  it('are for the client that the address of the envelope names', async () => {
    const invoice = newInvoice();
    const envelope = { from: carrier, to: 'invoices+9999@in.shipper.example' };
    await send({ attachments: [attached(invoice.content)], envelope });
    expect((await mails()).at(-1)).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('9999') });
    expect((await sentMails(house.dataDirectory)).at(-1)).toContain('names 9999');
  });

  it('are refused in the conversation: for other addresses, and if they are too large', async () => {
    await expect(send({ to: 'others@in.shipper.example' })).rejects.toThrow('550 No such address here.');
    const content = Buffer.alloc(31_000_000);
    const large = { attachments: [{ filename: 'large.bin', content, contentTransferEncoding: 'base64' as const }] };
    await expect(send(large)).rejects.toThrow('552');
    expect(await house.files.list('received-mails')).toEqual([]);
  });

  it('are taken from known mail servers only', async () => {
    const other = await House.open({
      mailReception: { host: '127.0.0.1', port: 0, relays: ['10.0.0.5', 'fd00::/8'], key, certificate },
    });
    try {
      const socket = connect(other.app.mailReception?.port ?? 0, '127.0.0.1');
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^554 /);
      socket.destroy();
    } finally {
      await other.close();
    }
  });

  it('are read by the command and at the next start, if they were kept before', async () => {
    const invoice = newInvoice();
    const mail = [
      `From: ${carrier}`,
      'Message-ID: <kept@carrier.example>',
      `Authentication-Results: ${passed}`,
      'Content-Type: text/csv',
      'Content-Disposition: attachment; filename=kept.csv',
      '',
      invoice.content,
    ].join('\r\n');
    await house.files.write(`received-mails/${params.id}/1-kept.eml`, mail);
    expect((await admin.call(testFtpLocation, { params })).body).toMatchObject({ files: 1, newFiles: 1 });
    const { fetches: visits } = await command({ act: 'fetch', protocols: ['imaps', 'smtp'] });
    expect(visits).toMatchObject([
      { locationName: address, mails: [{ outcome: 'taken' }], files: [{ outcome: 'loaded' }] },
    ]);
    expect(await desk.held(invoice.number)).toMatchObject({ packages: 1 });
  });

  it('are taken until the command ends it', async () => {
    await expect(command({ act: 'receive', clientId: 1002, pattern: '*', mail: rules })).rejects.toThrow('1003');
    await command({ act: 'unreceive', address });
    await expect(command({ act: 'unreceive', address })).rejects.toThrow('takes no mails');
    await expect(send({})).rejects.toThrow('550');
  });

  it('are taken for an address that an internal user administers, and nobody else', async () => {
    const body = {
      clientId,
      name: 'Received',
      protocol: 'smtp' as const,
      host: '',
      port: 0,
      path: '',
      pattern: '*.csv',
      userName: '',
      password: null,
      privateKey: null,
      passphrase: null,
      intervalMinutes: null,
      moveTo: null,
      active: true,
      mail: { ...rules, address: 'own@in.shipper.example' },
    };
    const created = await admin.call(createFtpLocation, { body });
    expect(created.body).toMatchObject({ protocol: 'smtp', host: '', path: 'own@in.shipper.example' });
    const own = { id: created.body.id };
    const invoice = newInvoice();
    const envelope = { from: carrier, to: 'own@in.shipper.example' };
    await send({ attachments: [attached(invoice.content)], envelope });
    const [visit] = (await admin.call(getFtpLocation, { params: own })).body.fetches;
    expect(visit?.files).toMatchObject([{ outcome: 'loaded' }]);
    expect((await admin.call(createFtpLocation, { body: { ...body, name: 'Other' } })).body).toMatchObject({
      errors: [{ field: 'mail.address', message: 'is taken' }],
    });
    const update = async (more: object) =>
      await admin.call(updateFtpLocation, { params: own, body: { ...body, ...more } });
    const place = {
      protocol: 'imaps' as const,
      host: 'mx.example',
      port: 993,
      path: 'INBOX',
      userName: 'x',
      password: 'x',
    };
    expect(await update(place)).toMatchObject({ status: 400, body: { errors: [{ field: 'protocol' }] } });
    expect(await update({ active: false })).toMatchObject({ status: 200, body: { active: false } });
    await expect(send({ envelope })).rejects.toThrow('550');
    await house.settings.updateTable('user_account').set({ internal: false }).where('login', '=', 'admin').execute();
    await house.settings
      .insertInto('user_client')
      .columns(['user_id', 'client_id'])
      .expression(({ selectFrom, val }) =>
        selectFrom('user_account')
          .select(['id', val(clientId).as('client_id')])
          .where('login', '=', 'admin'),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const mine = { ...body, name: 'Mine', mail: { ...body.mail, address: 'mine@in.shipper.example' } };
    expect((await admin.call(createFtpLocation, { body: mine })).body).toMatchObject({
      errors: [{ field: 'protocol', message: 'is for internal users only' }],
    });
    await house.settings.updateTable('user_account').set({ internal: true }).where('login', '=', 'admin').execute();
  });

  it('are forgotten with their address, if it was deleted', async () => {
    await house.files.write(`received-mails/${params.id}/1-left.eml`, 'From: somebody@example.com\r\n\r\n');
    await admin.call(deleteFtpLocation, { params });
    const next = await house.beside();
    await expect.poll(() => house.files.list('received-mails'), { timeout: 30_000 }).toEqual([]);
    await next.close();
  });
});

import {
  createFtpLocation,
  type FtpFetch,
  fetchFtpLocation,
  getFtpLocation,
  getInvoiceFile,
  listInvoiceFiles,
  testFtpLocation,
} from '@waybill/contract';
import { House } from '@waybill/testkit';
import { sentMails } from '@waybill/testkit/mail';
import type { SendMailOptions } from 'nodemailer';
import { generate } from 'selfsigned';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from '../loads/desk.ts';
import { upsFile, upsPackage } from '../loads/ups-file.ts';
import { zipOf } from '../zip-of.ts';
import { ImapServer } from './imap-server.ts';

const clientId = 1003;
const address = 'invoices@shipper.example';
const carrier = 'billing@carrier.example';
const passed = 'mx.shipper.example; spf=pass smtp.mailfrom=bounces@carrier.example; dkim=pass header.d=carrier.example';
let numbers = 0;

function newInvoice(): { readonly number: string; readonly content: string } {
  numbers += 1;
  const number = `W0A1B2${String(700 + numbers)}`;
  return {
    number,
    content: upsFile({ number: `0000000${number}`, charges: upsPackage(`1ZW0A1B20390000${String(700 + numbers)}`) }),
  };
}

const attached = (content: string | Uint8Array, filename = 'invoice.csv') => ({
  filename,
  content: Buffer.from(content),
});

describe('a mailbox from which invoices are taken', async () => {
  const house = await House.open({ fetchHosts: ['127.0.0.1'] });
  const admin = await house.as('admin');
  const desk = new Desk(house);
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const server = await ImapServer.open({ name: 'waybill', password: 'a mailbox’s password' }, { key, cert });
  afterAll(async () => {
    await server.close();
    await house.close();
  });
  const { body: created } = await admin.call(createFtpLocation, {
    body: {
      clientId,
      name: 'Mailbox',
      protocol: 'imaps',
      host: '127.0.0.1',
      port: server.port,
      path: 'INBOX',
      pattern: '*',
      userName: 'waybill',
      password: 'a mailbox’s password',
      privateKey: null,
      passphrase: null,
      intervalMinutes: 60,
      moveTo: null,
      active: true,
      mail: { address, senders: [carrier, 'partner.example'], authservId: 'mx.shipper.example', replies: true },
    },
  });
  const params = { id: created.id };
  const visit = async (): Promise<FtpFetch> => {
    await admin.call(fetchFtpLocation, { params });
    await house.app.fetches.settled();
    const [last] = (await admin.call(getFtpLocation, { params })).body.fetches;
    if (last === undefined) throw new Error('There was no visit.');
    return last;
  };
  const receive = async (mail: SendMailOptions, findings = passed) =>
    await server.receive({ from: carrier, to: address, subject: 'Invoices', text: 'Attached.', ...mail }, findings);

  it('is tested: the certificate is remembered, its mails are counted', async () => {
    await receive({ attachments: [attached(newInvoice().content)] });
    const { body } = await admin.call(testFtpLocation, { params });
    expect(body).toMatchObject({ files: 1, newFiles: 1, hostKey: expect.stringMatching(/^SHA256:/) });
    expect((await visit()).files).toMatchObject([{ name: 'invoice.csv', outcome: 'loaded' }]);
    const [newest] = (await admin.call(listInvoiceFiles, { query: {} })).body.rows;
    const file = await admin.call(getInvoiceFile, { params: { id: newest?.id ?? 0 } });
    expect(file.body).toMatchObject({ name: 'invoice.csv', receivedFrom: 'Mailbox' });
  });

  it('gives attachments and archives to the loading of all files, once, and answers their sender', async () => {
    const [one, two] = [newInvoice(), newInvoice()];
    const mail = {
      messageId: '<week-31@carrier.example>',
      subject: 'Week 31',
      attachments: [attached(await zipOf({ 'one.csv': one.content, 'two.csv': two.content }), 'week 31.zip')],
    };
    await receive(mail);
    const taken = await visit();
    expect(taken.mails).toMatchObject([{ sender: carrier, subject: 'Week 31', outcome: 'taken', reply: 'sent' }]);
    expect(taken.files).toMatchObject([{ name: 'week 31.zip', outcome: 'loaded' }]);
    expect(await desk.held(two.number)).toMatchObject({ packages: 1, net: '12.50', clientId });
    const answer = (await sentMails(house.dataDirectory)).at(-1);
    expect(answer).toContain(`To: ${carrier}`);
    expect(answer).toContain('Week 31');
    expect(answer).toContain('Auto-Submitted: auto-replied');
    expect(answer).toContain('In-Reply-To: <week-31@carrier.example>');
    expect(answer).toContain('week 31.zip: loaded');

    await receive(mail);
    const again = await visit();
    expect(again.mails).toMatchObject([{ outcome: 'known', reply: null }]);
    expect(again.files).toEqual([]);
    expect(await desk.held(one.number)).toMatchObject({ packages: 1, net: '12.50' });
    expect((await visit()).mails).toEqual([]);
  });

  it('says why a file was refused, and that nothing was attached', async () => {
    await receive({ subject: 'Bad', attachments: [attached('what,is,this\n1,2,3\n', 'notes.csv')] });
    await receive({ subject: 'Empty' });
    const { mails, files } = await visit();
    expect(mails.map(({ outcome }) => outcome)).toEqual(['taken', 'refused']);
    expect(files).toMatchObject([{ name: 'notes.csv', outcome: 'refused' }]);
    const answers = (await sentMails(house.dataDirectory)).slice(-2);
    expect(answers[0]).toContain('notes.csv: refused');
    expect(answers[1]).toContain('nothing of it was loaded: No file is attached');
  });

  it('takes nothing from others, nor what the mail server does not confirm, and answers neither', async () => {
    const before = (await sentMails(house.dataDirectory)).length;
    const attachments = [attached(newInvoice().content)];
    const other = 'other.example; dkim=pass header.d=carrier.example';
    await receive({ from: 'thief@other.example', attachments }, 'mx.shipper.example; dkim=pass header.d=other.example');
    await receive({ attachments }, 'mx.shipper.example; dkim=fail header.d=carrier.example; spf=softfail');
    await receive({ attachments }, 'mx.shipper.example; spf=pass smtp.mailfrom=thief@other.example');
    await receive({ attachments }, other);
    await receive({ attachments, headers: { 'Authentication-Results': passed } }, 'mx.shipper.example; none');
    await receive({ from: [carrier, 'thief@other.example'], attachments });
    await receive({ from: `"${carrier}" <thief@other.example>`, attachments });
    const { mails, files } = await visit();
    expect(mails.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 7 }, () => 'ignored'));
    expect(files).toEqual([]);
    expect(await sentMails(house.dataDirectory)).toHaveLength(before);
  });

  it('takes files from programs without answering them, and nothing from automatic answers', async () => {
    const before = (await sentMails(house.dataDirectory)).length;
    const program = { 'Auto-Submitted': 'auto-generated' };
    await receive({ headers: program, attachments: [attached(newInvoice().content)] });
    await receive({ headers: { Precedence: 'bulk' }, attachments: [attached(newInvoice().content)] });
    await receive({ headers: { 'Auto-Submitted': 'auto-replied' }, attachments: [attached(newInvoice().content)] });
    await receive({ headers: { 'Return-Path': '<>' }, attachments: [attached(newInvoice().content)] });
    const { mails, files } = await visit();
    expect(mails.map(({ outcome }) => outcome)).toEqual(['taken', 'taken', 'ignored', 'ignored']);
    expect(files).toHaveLength(2);
    expect(await sentMails(house.dataDirectory)).toHaveLength(before);
  });

  it('reads from the address for whom a file is', async () => {
    const from = 'clerk@partner.example';
    const findings = 'mx.shipper.example; dmarc=pass (p=reject) header.from=partner.example';
    const invoice = newInvoice();
    const to = (tag: string) => `invoices+${tag}@shipper.example`;
    await receive({ from, to: to(String(clientId)), attachments: [attached(invoice.content)] }, findings);
    await receive({ from, to: to('1001'), attachments: [attached(newInvoice().content)] }, findings);
    const { mails } = await visit();
    expect(mails.map(({ outcome }) => outcome)).toEqual(['taken', 'refused']);
    expect(mails[1]?.reason).toBe('The address names 1001, which is neither a client nor an account here.');
    expect(await desk.held(invoice.number)).toMatchObject({ clientId });
  });

  it('bounds what hostile mails bring, and goes on with the next one', async () => {
    const invoice = newInvoice();
    await receive({ attachments: Array.from({ length: 101 }, (_, place) => attached(`${place}`, `${place}.csv`)) });
    const head = `Authentication-Results: ${passed}\r\nFrom: ${carrier}\r\nTo: ${address}\r\n`;
    server.receiveText(`${head}${nested(40)}`);
    server.receiveText(`${head}X: ${'a'.repeat(200_000)}\r\n\r\n`);
    server.receiveText('\r\n\r\nnothing');
    await receive({ attachments: [attached(invoice.content, '../../etc/passwd')] });
    const { outcome, mails, files } = await visit();
    expect(outcome).toBe('done');
    expect(mails.map((mail) => mail.outcome)).toEqual(['refused', 'refused', 'ignored', 'ignored', 'taken']);
    expect(files).toMatchObject([{ name: '.._.._etc_passwd', outcome: 'loaded' }]);
    expect(await desk.held(invoice.number)).toMatchObject({ packages: 1 });
  });

  it('leaves mails where they are', () => {
    expect(server.count('INBOX')).toBeGreaterThan(20);
  });
});

/** The rest of a mail whose parts are within one another. */
const nested = (depth: number): string =>
  `${Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
  ).join('')}\r\n`;

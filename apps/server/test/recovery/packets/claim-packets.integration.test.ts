import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  downloadClaimFile,
  downloadClaimLetter,
  exportChargeExceptions,
  exportClaims,
  exportTrackingExceptions,
  getClaimPacket,
  getClaimTemplate,
  letterLanguages,
  listClaimPackets,
  listClaimTemplates,
  mailClaimPacket,
  makeChargePackets,
  makeClaimPackets,
  makeTrackingPackets,
  mostFindingsOfPacket,
  packetsOfFinding,
  previewClaimTemplate,
  resetClaimTemplate,
  saveClaimTemplate,
  withdrawClaimPacket,
} from '@waybill/contract';
import { sumOfAmounts } from '@waybill/model';
import { createMailer, DirectoryFileStore } from '@waybill/server';
import { type Caller, House, loadInvoice, neighbour, today } from '@waybill/testkit';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { readLetter } from './letter-text.ts';

const mails: { readonly to: readonly string[]; readonly raw: string }[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    buffer(stream).then((mail) => {
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: mail.toString('utf8') });
      done();
    }, done);
  },
});
await once(smtp.listen(0, '127.0.0.1'), 'listening');
const at = smtp.server.address();
const port = typeof at === 'object' && at !== null ? at.port : 0;
const mailer = createMailer(`smtp://127.0.0.1:${port}`, new DirectoryFileStore(tmpdir()), 'waybill@portal.test');

const days = { from: '2025-01-01', to: today };
/** Bills packages of a client on two invoices. */
async function billTwice(
  { settings, warehouse }: House,
  carrier: { readonly carrierId: number; readonly carrierName: string },
  count: number,
): Promise<void> {
  const account = await settings
    .selectFrom('account')
    .select(['id', 'number'])
    .where('client_id', '=', 1001)
    .where('carrier_id', '=', carrier.carrierId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const packages = Array.from({ length: count }, (_, index) => ({
    net: '12.34',
    row: { tracking_number: `TWICE${carrier.carrierId}${String(index).padStart(6, '0')}` },
  }));
  for (const [invoiceNumber, billDate] of [
    ['TWICE-1', '2026-09-05'],
    ['TWICE-2', '2026-10-03'],
  ] as const) {
    const place = { clientId: 1001, accountId: account.id, accountNumber: account.number };
    await loadInvoice(warehouse, { ...place, ...carrier, invoiceNumber, billDate }, packages);
  }
}

const answerTo = { subject: 'Claims of October', text: 'Please see the files.' };

describe('claim packets', async () => {
  const house = await House.open({ mailer });
  afterAll(async () => {
    await house.close();
    mailer.close();
    smtp.close();
  });
  const admin = await house.as('admin');
  await billTwice(house, { carrierId: 1, carrierName: 'UPS' }, mostFindingsOfPacket + 5);
  await billTwice(house, { carrierId: 2, carrierName: 'FedEx' }, 4);
  const { body: all } = await admin.call(exportTrackingExceptions, { query: { ...days, rule: 'billed_twice' } });
  const { body: charges } = await admin.call(exportChargeExceptions, { query: days });
  const claimable = all.filter(({ amount, trackingNumber }) => amount > 0 && trackingNumber?.startsWith('TWICE'));
  const ofUps = claimable.filter(({ carrierName }) => carrierName === 'UPS');

  const bytesOf = async (endpoint: { readonly path: string }, id: number, caller: Caller = admin) => {
    const path = endpoint.path.replace(':id', String(id));
    const answer = await fetch(new URL(path, house.address), { headers: { authorization: `Bearer ${caller.token}` } });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const make = (ids: readonly string[], more: object = {}, caller: Caller = admin) =>
    caller.call(makeTrackingPackets, { body: { filters: days, ids, ...more } });
  const packetFiles = () => readdir(join(house.dataDirectory, 'claim-packets'));

  it('are made for each client and carrier, numbered in turn, each with a file and a letter', async () => {
    const byCarrier = [...Map.groupBy(claimable, ({ carrierName }) => carrierName)].slice(0, 2);
    expect(byCarrier.length).toBe(2);
    const chosen = byCarrier.flatMap(([, findings]) => findings.slice(0, 3));
    const { status, body, text } = await make(chosen.map(({ id }) => id));
    expect(status, text).toBe(200);
    expect(body.leftOut).toBe(0);
    expect(body.packets.map(({ carrierName }) => carrierName).toSorted()).toEqual(
      byCarrier.map(([carrierName]) => carrierName).toSorted(),
    );
    const [first, second] = body.packets.map(({ number }) => Number(/^CP-\d{4}-(\d{6})$/.exec(number)?.[1]));
    expect(second).toBe((first ?? 0) + 1);
    for (const packet of body.packets) {
      const own = chosen.filter(({ carrierName }) => carrierName === packet.carrierName);
      expect(packet).toMatchObject({ level: 'tracking', clientId: 1001, findings: own.length, createdBy: 'admin' });
      expect(packet.amount).toBe(sumOfAmounts(own.map(({ amount }) => amount)));

      const file = await bytesOf(downloadClaimFile, packet.id);
      expect(file.answer.headers.get('content-type')).toContain('text/csv');
      expect(file.answer.headers.get('content-disposition')).toContain(`${packet.number} ${packet.carrierName}.csv`);
      const [header = '', ...lines] = file.bytes.toString('utf8').trimEnd().split('\r\n');
      expect(header).toMatch(/Tracking|Waybill|PRO/);
      expect(lines).toHaveLength(own.length);
      for (const { trackingNumber, amount } of own) {
        const line = lines.find((each) => each.includes(String(trackingNumber)));
        expect(line).toContain(amount.toFixed(2));
      }

      const letter = await bytesOf(downloadClaimLetter, packet.id);
      expect(letter.answer.headers.get('content-type')).toBe('application/pdf');
      const read = await readLetter(letter.bytes);
      expect(read).toMatchObject({ language: 'en', isTagged: true });
      expect(read.title).toContain(packet.number);
      for (const part of [packet.number, packet.clientName, packet.carrierName, 'Signature']) {
        expect(read.text).toContain(part);
      }
      for (const { trackingNumber, invoiceNumber } of own) {
        expect(read.text).toContain(trackingNumber);
        expect(read.text).toContain(invoiceNumber);
      }
      for (const [index, page] of read.pages.entries()) {
        expect(page).toContain(`Page ${index + 1} of ${read.pages.length}`);
      }
      expect(read.roles.get('H1')).toBe(1);
      expect(read.roles.get('H3')).toBe(own.length);
      expect(read.roles.get('TH')).toBeGreaterThan(10);
      expect(read.roles.get('TD')).toBeGreaterThan(10);
      expect(read.outline).toEqual(expect.arrayContaining(['Summary', 'Claims in detail']));
    }
    const log = await house.settings
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'claim_packet.make')
      .execute();
    expect(log).toHaveLength(2);
  });

  it('are listed with a page, by client and carrier, and under each of their findings', async () => {
    const { body: listed } = await admin.call(listClaimPackets, { query: { sort: 'number', descending: 'true' } });
    expect(listed.total).toBe(2);
    const [newest, older] = listed.rows;
    expect(newest?.number.localeCompare(older?.number ?? '')).toBe(1);
    expect((await admin.call(getClaimPacket, { params: { id: newest?.id ?? 0 } })).body).toEqual(newest);
    const carrier = await house.settings
      .selectFrom('carrier')
      .select('id')
      .where('name', '=', newest?.carrierName ?? '')
      .executeTakeFirstOrThrow();
    const query = { carrierId: carrier.id, clientId: 1001 };
    expect((await admin.call(listClaimPackets, { query })).body.rows).toEqual([newest]);
    expect((await admin.call(listClaimPackets, { query: { clientId: 1002 } })).body.total).toBe(0);
    const finding = claimable.find(({ carrierName }) => carrierName === newest?.carrierName);
    const { body: ofFinding } = await admin.call(packetsOfFinding, { params: { findingId: finding?.id ?? '' } });
    expect(ofFinding).toEqual([newest]);
  });

  it('are written in every language, with glyphs for all of it', async () => {
    const [finding] = claimable;
    const salutations = {
      en: 'claims department',
      es: 'departamento de reclamaciones',
      fr: 'service des réclamations',
      it: 'ufficio reclami',
      zh: '理赔部门',
      ar: 'المطالبات',
    };
    for (const language of letterLanguages) {
      const { body, text } = await make([finding?.id ?? ''], { language });
      const [packet] = body.packets;
      expect(body.packets.length, text).toBe(1);
      const read = await readLetter((await bytesOf(downloadClaimLetter, packet?.id ?? 0)).bytes);
      expect(read.language).toBe(language);
      expect(read.text).toContain(salutations[language]);
      expect(read.text).not.toContain('?');
      await admin.call(withdrawClaimPacket, { params: { id: packet?.id ?? 0 } });
    }
  });

  it('take hundreds of findings', async () => {
    const chosen = ofUps.slice(0, 300);
    const { body, text } = await make(chosen.map(({ id }) => id));
    const [packet] = body.packets;
    expect(packet, text).toMatchObject({ findings: 300 });
    const read = await readLetter((await bytesOf(downloadClaimLetter, packet?.id ?? 0)).bytes);
    for (const { trackingNumber } of chosen) expect(read.text).toContain(trackingNumber);
    expect(read.roles.get('TR')).toBeGreaterThan(chosen.length);
    await admin.call(withdrawClaimPacket, { params: { id: packet?.id ?? 0 } });
  });

  it('are made of findings about charges by those who may see these', async () => {
    const [charge] = charges.filter(({ amount }) => amount > 0);
    const body = { filters: days, ids: [charge?.id ?? ''] };
    const made = await admin.call(makeChargePackets, { body });
    expect(made.body.packets, made.text).toMatchObject([{ level: 'charge', findings: 1 }]);
    const read = await readLetter((await bytesOf(downloadClaimLetter, made.body.packets[0]?.id ?? 0)).bytes);
    expect(read.text).toContain(charge?.charge.split(' ').at(-1));
    await admin.call(withdrawClaimPacket, { params: { id: made.body.packets[0]?.id ?? 0 } });
  });

  it('are refused for findings that do not exist, that have nothing at stake, or that are too many', async () => {
    expect(await make(['0'.repeat(32)])).toMatchObject({ status: 400, body: { errors: [{ field: 'ids' }] } });
    const settled = all.find(({ amount }) => amount === 0);
    if (settled !== undefined) {
      expect(await make([settled.id])).toMatchObject({
        status: 400,
        body: { detail: 'Nothing is at stake in these findings: there is nothing to claim.' },
      });
    }
    expect(ofUps.length).toBeGreaterThan(mostFindingsOfPacket);
    const refused = await make(ofUps.map(({ id }) => id));
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('More than 1000 findings of UPS would be in one packet.');
  });

  it('of another client do not exist for a user, in the same words as none', async () => {
    const { body: listed } = await admin.call(listClaimPackets, { query: {} });
    const id = listed.rows[0]?.id ?? 0;
    const stranger = await house.as(neighbour.login, neighbour.tenant);
    for (const path of [downloadClaimFile, downloadClaimLetter]) {
      const { answer, bytes } = await bytesOf(path, id, stranger);
      const none = await bytesOf(path, 999_999, stranger);
      expect(answer.status).toBe(404);
      expect(JSON.parse(bytes.toString()).detail).toBe(JSON.parse(none.bytes.toString()).detail);
    }
    expect((await stranger.call(listClaimPackets, { query: {} })).body.total).toBe(0);
    expect((await stranger.call(getClaimPacket, { params: { id } })).status).toBe(404);
    expect((await stranger.call(withdrawClaimPacket, { params: { id } })).status).toBe(404);
    const body = { to: 'claims@carrier.test', ...answerTo };
    expect((await stranger.call(mailClaimPacket, { params: { id }, body })).status).toBe(404);
    expect((await make([claimable[0]?.id ?? ''], {}, stranger)).status).toBe(400);
  });

  it('are mailed with both files, and answers go to the user', async () => {
    const { body: listed } = await admin.call(listClaimPackets, { query: {} });
    const packet = listed.rows[0];
    const params = { id: packet?.id ?? 0 };
    const wrong = await admin.call(mailClaimPacket, { params, body: { to: 'nobody', ...answerTo } });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'to' }] } });
    const { status, body, text } = await admin.call(mailClaimPacket, {
      params,
      body: { to: 'claims@carrier.test', ...answerTo },
    });
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ mailedTo: 'claims@carrier.test' });
    const mail = mails.at(-1);
    expect(mail?.to).toEqual(['claims@carrier.test']);
    expect(mail?.raw).toContain('Subject: Claims of October');
    expect(mail?.raw).toMatch(/Reply-To: \S+@/);
    expect(mail?.raw).toMatch(new RegExp(`filename="?${packet?.number} [^\r\n]*\\.csv`));
    expect(mail?.raw).toMatch(new RegExp(`filename="?${packet?.number} [^\r\n]*\\.pdf`));
    expect(mail?.raw).toContain('Content-Type: application/pdf');
  });

  it('put findings of both levels into one packet of the inbox, and open them again when it is withdrawn', async () => {
    const [extra] = charges.filter(({ amount, state }) => amount > 0 && state === 'open');
    const [bill] = ofUps.toReversed();
    const sameSubject = extra?.clientId === bill?.clientId && extra?.carrierName === bill?.carrierName;
    const ids = [extra?.id ?? '', bill?.id ?? ''];
    const { status, body, text } = await admin.call(makeClaimPackets, { body: { filters: days, ids } });
    expect(status, text).toBe(200);
    expect(body.packets.map(({ level }) => level).toSorted()).toEqual(sameSubject ? ['all'] : ['charge', 'tracking']);
    const statesOf = async () => {
      const { body: findings } = await admin.call(exportClaims, { query: days });
      return findings.filter(({ id }) => ids.includes(id)).map(({ state }) => state);
    };
    expect(await statesOf()).toEqual(['packed', 'packed']);
    for (const { id } of body.packets) await admin.call(withdrawClaimPacket, { params: { id } });
    expect(await statesOf()).toEqual(['open', 'open']);
  });

  it('keep number and files when they are withdrawn, and can no longer be mailed', async () => {
    const { body: listed } = await admin.call(listClaimPackets, { query: { pageSize: '100' } });
    for (const { id, withdrawnAt } of listed.rows) {
      const { status } = await admin.call(withdrawClaimPacket, { params: { id } });
      expect(status).toBe(withdrawnAt === null ? 200 : 409);
      expect((await admin.call(getClaimPacket, { params: { id } })).body).toMatchObject({ withdrawnBy: 'admin' });
      expect((await bytesOf(downloadClaimLetter, id)).answer.status).toBe(200);
    }
    const params = { id: listed.rows[0]?.id ?? 0 };
    const mailed = await admin.call(mailClaimPacket, { params, body: { to: 'claims@carrier.test', ...answerTo } });
    expect(mailed).toMatchObject({ status: 409, body: { detail: 'This packet is withdrawn.' } });
    expect((await packetFiles()).length).toBe(2 * listed.total);
  });

  it('have numbers without gaps, when several are made at once and when one fails', async () => {
    const placesOf = async () => {
      const rows = await house.settings.selectFrom('claim_packet').select('number').orderBy('number').execute();
      return rows.map(({ number }) => Number(number.slice('CP-2026-'.length)));
    };
    const ids = claimable.slice(0, 3).map(({ id }) => id);
    const made = await Promise.all(ids.map((id) => make([id])));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    const files = await packetFiles();
    await sql`create function no_packets() returns trigger language plpgsql as
      'begin raise exception ''no packets''; end'`.execute(house.settings);
    await sql`create trigger no_packets before insert on claim_packet_finding
      for each row execute function no_packets()`.execute(house.settings);
    expect((await make(ids)).status).toBe(500);
    await sql`drop trigger no_packets on claim_packet_finding`.execute(house.settings);
    expect(await packetFiles()).toEqual(files);
    expect((await make(ids)).status).toBe(200);
    const places = await placesOf();
    expect(places).toEqual(places.map((_, index) => index + 1));
  });
});

describe('claim packets of a portal without a mail server', async () => {
  const house = await House.open();
  afterAll(() => house.close());

  it('are not mailed, and the user is told why', async () => {
    const admin = await house.as('admin');
    const { body: findings } = await admin.call(exportTrackingExceptions, { query: days });
    const finding = findings.find(({ amount }) => amount > 0);
    const { body } = await admin.call(makeTrackingPackets, { body: { filters: days, ids: [finding?.id ?? ''] } });
    const answer = await admin.call(mailClaimPacket, {
      params: { id: body.packets[0]?.id ?? 0 },
      body: { to: 'claims@carrier.test', ...answerTo },
    });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('The portal has no mail server.');
  });
});

describe('the files that carriers take', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const params = { id: 1 };

  it('are those that Waybill ships until an administrator changes one, and again after a reset', async () => {
    const { body: listed } = await admin.call(listClaimTemplates);
    expect(listed.find(({ carrierId }) => carrierId === 1)).toMatchObject({ carrierName: 'UPS', changedBy: null });
    const { body: shipped } = await admin.call(getClaimTemplate, { params });
    const columns = [
      { field: 'trackingNumber', header: 'Number', text: '' },
      { field: 'claimed', header: 'Credit', text: '' },
      { field: 'text', header: 'Type', text: 'OVERCHARGE' },
    ] as const;
    const body = { columns, dateFormat: 'YYYYMMDD', delimiter: ';', hasHeader: true };
    const { body: preview } = await admin.call(previewClaimTemplate, { params, body });
    expect(preview.rows.length).toBeLessThanOrEqual(5);
    expect(preview.file.split('\r\n')[0]).toBe('Number;Credit;Type');
    const saved = await admin.call(saveClaimTemplate, { params, body });
    expect(saved.body, saved.text).toMatchObject({ changedBy: 'admin', template: body });

    const { body: findings } = await admin.call(exportTrackingExceptions, { query: { ...days, carrierName: 'UPS' } });
    const finding = findings.find(({ amount }) => amount > 0);
    const made = await admin.call(makeTrackingPackets, { body: { filters: days, ids: [finding?.id ?? ''] } });
    const file = await admin.call(downloadClaimFile, { params: { id: made.body.packets[0]?.id ?? 0 } });
    expect(file.text).toBe(
      `Number;Credit;Type\r\n${finding?.trackingNumber};${finding?.amount.toFixed(2)};OVERCHARGE\r\n`,
    );

    expect((await admin.call(resetClaimTemplate, { params })).status).toBe(200);
    expect((await admin.call(getClaimTemplate, { params })).body).toEqual(shipped);
  });

  it('are refused without columns, for carriers that do not exist, and to users of clients', async () => {
    const { body: shipped } = await admin.call(getClaimTemplate, { params });
    const none = await admin.call(saveClaimTemplate, { params, body: { ...shipped.template, columns: [] } });
    expect(none).toMatchObject({ status: 400, body: { errors: [{ field: 'columns' }] } });
    expect((await admin.call(getClaimTemplate, { params: { id: 9_999 } })).status).toBe(404);
    const shipper = await house.as('shipper');
    expect((await shipper.call(saveClaimTemplate, { params, body: shipped.template })).status).toBe(403);
    expect((await shipper.call(resetClaimTemplate, { params })).status).toBe(403);
  });
});

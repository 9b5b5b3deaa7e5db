import {
  activateAgreementVersion,
  checkAgreementVersion,
  createAgreement,
  exportRulePack,
  importRulePack,
  listAuditLog,
  listRulePacks,
  previewRulePack,
  type RuleFile,
  revertRulePack,
} from '@waybill/contract';
import { writeWorkbook } from '@waybill/spreadsheet';
import { House, loadInvoice, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const client = 1003;
const account = 'RATES1';
const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');
const rates = [
  ['UPS Ground daily rates', '', ''],
  ['Weight', 'Zone 5', 'Zone 6'],
  ['4 lbs', '19.00', '20.00'],
  ['5 lbs', '20.00', '21.00'],
];
const csv = rates.map((cells) => `${cells.join(',')}\n`).join('');

describe('rule packs that an administrator imports', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const { id: accountId } = await house.settings
    .selectFrom('account')
    .select('id')
    .where('client_id', '=', client)
    .executeTakeFirstOrThrow();
  const row = { service: 'UPS Ground', zone: '5', actual_weight_pounds: '5.00', bill_weight_pounds: '5.00' };
  await loadInvoice(
    house.warehouse,
    { clientId: client, accountId, accountNumber: account, invoiceNumber: 'RATES', billDate: '2026-10-05' },
    [
      { net: '12.00', discount: '8.00', row: { ...row, tracking_number: '1ZRIGHT' } },
      // The published rate is two dollars too high.
      { net: '13.20', discount: '8.80', row: { ...row, tracking_number: '1ZDEAR' } },
    ],
  );
  const created = await admin.call(createAgreement, {
    body: {
      clientId: client,
      content: {
        carrierId: 1,
        number: 'P-1',
        accounts: [account],
        from: '2026-01-01',
        discountsPrinted: 'together',
        incentives: [{ services: ['UPS Ground'], group: 'Incentive', off: { percent: 40 } }],
      },
    },
  });
  const version = { id: created.body.id, version: 1 };
  await admin.call(activateAgreementVersion, { params: version });
  const file = (more: Partial<RuleFile> = {}): RuleFile => ({
    carrierId: 1,
    kind: 'list-rates',
    fileName: 'rates.csv',
    content: base64(csv),
    from: '2026-01-01',
    source: 'Rate guide 2026',
    service: 'UPS Ground',
    ...more,
  });
  const packOf = async () => {
    const { body } = await admin.call(listRulePacks);
    return body.packs.find(({ carrier, kind }) => carrier.id === 1 && kind === 'list-rates');
  };
  const shipped = await packOf();
  let id = 0;

  it('say before the import what was read, and what would change', async () => {
    const { status, body } = await admin.call(previewRulePack, { body: file() });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      sheets: [],
      rows: 4,
      unusedColumns: [],
      unusedLines: 0,
      agreements: [{ number: 'P-1', before: { rated: 2, reproduced: 2 }, after: { rated: 2, reproduced: 1 } }],
    });
    expect(body.claimable.after.findings).toBeGreaterThanOrEqual(0);
    expect(body.sample[0]).toEqual(expect.arrayContaining(['UPS Ground', '4', '5', '19.00', 'Rate guide 2026']));
    expect((await packOf())?.version).toBe(shipped?.version);
  });

  it('are read from a workbook as well', async () => {
    const [, header = [], ...rows] = rates;
    const columns = header.map((name) => ({ header: name, format: 'text' as const, width: 12 }));
    const { readable, writable } = new TransformStream<Uint8Array>();
    const [bytes] = await Promise.all([
      new Response(readable).bytes(),
      writeWorkbook([{ name: 'Ground', columns, rows }], writable),
    ]);
    const { body } = await admin.call(previewRulePack, {
      body: file({ fileName: 'rates.xlsx', content: base64(bytes) }),
    });
    expect(body).toMatchObject({ sheets: ['Ground'], rows: 4 });
  });

  it('count from their import, and prove a published rate that is too high', async () => {
    const { status, body } = await admin.call(importRulePack, { body: file() });
    expect(status).toBe(200);
    expect(body).toMatchObject({ fileName: 'rates.csv', rows: 4, by: 'admin', revertedAt: null });
    id = body.id;
    expect(await packOf()).toMatchObject({ rows: (shipped?.rows ?? 0) + 4, imports: [{ id }] });
    const { body: check } = await admin.call(checkAgreementVersion, { params: version, body: {} });
    expect(check).toMatchObject({ rated: 2, reproduced: 1, parts: { list: 120 } });
    const [entry] = (await admin.call(listAuditLog, { query: { action: 'rule_pack.import' } })).body.rows;
    expect(entry?.details).toMatchObject({ kind: 'list-rates', rows: 4 });
  });

  it('are exported as a file that is read as the same version', async () => {
    const exported = await admin.call(exportRulePack, { query: { carrierId: '1', kind: 'list-rates' } });
    expect(exported.text).toContain('Rate guide 2026');
    const again = await admin.call(previewRulePack, {
      body: file({ content: base64(exported.text), from: undefined, source: '', service: '' }),
    });
    expect(again.body).toMatchObject({ rows: (shipped?.rows ?? 0) + 4, replaced: 0 });
  });

  it('go with a revert, as if they had never been', async () => {
    expect((await admin.call(revertRulePack, { params: { id } })).body).toMatchObject({ revertedBy: 'admin' });
    expect((await admin.call(revertRulePack, { params: { id } })).status).toBe(409);
    expect((await packOf())?.version).toBe(shipped?.version);
    const { body } = await admin.call(checkAgreementVersion, { params: version, body: {} });
    expect(body).toMatchObject({ rated: 2, reproduced: 2 });
  });

  it('are refused with what is wrong, and are nobody else’s', async () => {
    const wrong = base64(csv.replace('20.00,21.00', 'call us,21.00'));
    expect(await admin.call(importRulePack, { body: file({ content: wrong }) })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'content', message: expect.stringContaining('line 4, amount') }] },
    });
    for (const [field, refused] of [
      ['kind', file({ kind: 'rumours' })],
      ['carrierId', file({ carrierId: 999 })],
      ['from', file({ from: undefined })],
      ['source', file({ source: '' })],
      ['content', file({ content: base64('PK\u0003\u0004 no workbook') })],
    ] as const)
      expect((await admin.call(importRulePack, { body: refused })).body, field).toMatchObject({ errors: [{ field }] });
    expect((await (await house.as('shipper')).call(listRulePacks)).status).toBe(403);
    const { body } = await admin.call(importRulePack, { body: file() });
    const stranger = await house.as(neighbour.login, neighbour.tenant);
    expect((await stranger.call(revertRulePack, { params: { id: body.id } })).status).toBe(404);
    const theirs = (await stranger.call(listRulePacks)).body.packs;
    expect(theirs.flatMap(({ imports }) => imports)).toEqual([]);
  });
});

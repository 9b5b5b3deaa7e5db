import {
  checkAgreementVersion,
  createAgreement,
  draftAgreementFromBills,
  mostAgreementLines,
  readAgreementTable,
} from '@waybill/contract';
import { writeWorkbook } from '@waybill/spreadsheet';
import { House, loadInvoice, neighbour, type SimplePackage } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const client = 1003;
const meridian = 1005;
const account = 'DRAFTED1';
const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');

describe('agreements that are not typed in', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const { id: accountId } = await house.settings
    .selectFrom('account')
    .select('id')
    .where('client_id', '=', client)
    .executeTakeFirstOrThrow();
  const shippedGround = (number: string, net: string, discount: string): SimplePackage => ({
    net,
    discount,
    row: {
      service: 'UPS Ground',
      zone: '5',
      actual_weight_pounds: '5.00',
      bill_weight_pounds: '5.00',
      pickup_date: '2026-10-01',
      tracking_number: number,
    },
  });
  const usual = Array.from({ length: 60 }, (_, place) => shippedGround(`1ZUSUAL${place}`, '12.80', '7.20'));
  await loadInvoice(
    house.warehouse,
    { clientId: client, accountId, accountNumber: account, invoiceNumber: 'DRAFT', billDate: '2026-10-05' },
    [...usual, shippedGround('1ZLESS', '14.00', '6.00')],
  );
  const asked = { clientId: client, carrierId: 1, accounts: [account] };

  it('are drafted from what was billed, and then reproduce it', async () => {
    const { status, body } = await admin.call(draftAgreementFromBills, { body: asked });
    expect(status).toBe(200);
    expect(body).toMatchObject({ from: '2025-12-22', packages: 61, unknownCharges: [] });
    expect(body.accounts).toContainEqual({ account, packages: 61 });
    expect(body.content).toMatchObject({
      carrierId: 1,
      accounts: [account],
      discountsPrinted: 'together',
      incentives: [{ services: ['UPS Ground'], off: { percent: 36 } }],
    });
    expect(body.evidence).toEqual([{ part: 'incentives', line: 1, cases: 60, among: 61, since: '2026-10-01' }]);
    const created = await admin.call(createAgreement, { body: { clientId: client, content: body.content } });
    const checked = await admin.call(checkAgreementVersion, { params: { id: created.body.id, version: 1 }, body: {} });
    expect(checked.body).toMatchObject({ rated: 61, reproduced: 60, largest: [{ trackingNumber: '1ZLESS' }] });
  });

  it('are drafted for clients that the user may read, of bills that there are', async () => {
    const other = await admin.call(draftAgreementFromBills, { body: { ...asked, clientId: meridian } });
    expect(other).toMatchObject({ status: 400, body: { detail: expect.stringContaining('No packages') } });
    const late = await admin.call(draftAgreementFromBills, { body: { ...asked, from: '2026-11-01' } });
    expect(late).toMatchObject({ status: 400, body: { detail: expect.stringContaining('2026-11-01') } });
    const shipper = await house.as('shipper');
    expect((await shipper.call(draftAgreementFromBills, { body: asked })).status).toBe(403);
    const stranger = await house.as(neighbour.login, neighbour.tenant);
    const foreign = await stranger.call(draftAgreementFromBills, { body: asked });
    expect(foreign).toMatchObject({ status: 400, body: { errors: [{ field: 'clientId' }] } });
  });

  it('are read from a CSV file or the sheet of a workbook that is named', async () => {
    const lines = [
      ['Service', 'Off'],
      ['UPS Ground', '41%'],
    ];
    const text = await admin.call(readAgreementTable, {
      body: { content: base64(lines.map((cells) => `${cells}\n`).join('')) },
    });
    expect(text.body).toEqual({ sheets: [], lines });
    const columns = [1, 2].map(() => ({ format: 'text' as const, width: 12 }));
    const { readable, writable } = new TransformStream<Uint8Array>();
    const ground = { name: 'Ground', columns, rows: lines };
    const other = { name: 'Air', columns, rows: [['Service'], ['2nd Day Air']] };
    const [bytes] = await Promise.all([new Response(readable).bytes(), writeWorkbook([ground, other], writable)]);
    const content = base64(bytes);
    const air = await admin.call(readAgreementTable, { body: { content, sheet: 'Air' } });
    expect(air.body).toEqual({ sheets: ['Air', 'Ground'], lines: [['Service'], ['2nd Day Air']] });
  });

  it('are refused as tables that are too long, or none', async () => {
    const long = 'UPS Ground,41%\n'.repeat(mostAgreementLines + 101);
    for (const content of [long, 'PK\u0003\u0004 no workbook'])
      expect(await admin.call(readAgreementTable, { body: { content: base64(content) } })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'content' }] },
      });
    const shipper = await house.as('shipper');
    expect((await shipper.call(readAgreementTable, { body: { content: base64('a,b\n1,2\n') } })).status).toBe(403);
  });
});

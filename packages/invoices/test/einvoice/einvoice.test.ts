import { describe, expect, test } from 'vitest';
import { type ReadFile, readContent, sum } from '../read-file.ts';
import { cii, usualCii } from './cii.ts';
import { pdfWith } from './pdf.ts';
import { totalsOf, ubl, usualUbl } from './ubl.ts';

const brokenRulesIn = ({ file }: ReadFile): string[] =>
  file.limits.flatMap((limit) => /\bBR-(?:[A-Z]+-)?\d\d\b/.exec(limit)?.[0] ?? []);

/** Whatever a file is, its rows, packages and charges add up to the same. */
function expectAmount(read: ReadFile, cents: number): void {
  expect(read.file.invoices).toMatchObject([{ netCents: cents, statedCents: cents }]);
  expect(sum(read.packages, (row) => row.net_amount)).toBe(cents);
  expect(sum(read.charges, (row) => row.net_amount)).toBe(cents);
}

describe('a UBL invoice', () => {
  test('has a package for each tracking number, and charges of the account for the rest', async () => {
    const read = await readContent(ubl(usualUbl));
    expectAmount(read, 12_100);
    expect(read.file).toMatchObject({ layout: 'E-invoice (EN 16931)', badLines: [] });
    expect(brokenRulesIn(read)).toEqual([]);
    expect(read.file.invoices).toMatchObject([
      { carrierName: 'UPS', accountNumber: 'A1B2C3', billDate: '2026-09-05', currencyCode: 'EUR' },
    ]);
    expect(read.packages).toMatchObject([
      {
        tracking_number: '1Z999AA10123456784',
        row_kind: 'package',
        no_of_pkgs: 1,
        service: 'UPS Standard',
        transportation_amount: '60.00',
        fuel_surcharge_amount: '9.00',
      },
      { tracking_number: '1Z999AA10123456793', no_of_pkgs: 1, transportation_amount: '26.00' },
      { tracking_number: null, row_kind: 'account', no_of_pkgs: 0, net_amount: '5.00' },
      { tracking_number: null, row_kind: 'account', tax_amount: '21.00' },
    ]);
  });

  const text = ubl(usualUbl);
  const inLatin = text.replace('UTF-8', 'ISO-8859-1');
  const envelope = `<s:StandardBusinessDocument xmlns:s="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader"><s:StandardBusinessDocumentHeader><s:HeaderVersion>1.0</s:HeaderVersion></s:StandardBusinessDocumentHeader>${text.slice(text.indexOf('?>') + 2)}</s:StandardBusinessDocument>`;
  test.each<[string, string | Buffer]>([
    ['a byte order mark', `\uFEFF${text}`],
    ['UTF-16', Buffer.from(`\uFEFF${text.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
    ['ISO-8859-1', Buffer.from(inLatin, 'latin1')],
    [
      'other prefixes',
      text
        .replaceAll('cbc:', 'b:')
        .replaceAll('cac:', 'a:')
        .replace('xmlns:cbc', 'xmlns:b')
        .replace('xmlns:cac', 'xmlns:a'),
    ],
    [
      'a prefix on its root',
      text.replace('<Invoice xmlns=', '<i:Invoice xmlns:i=').replace('</Invoice>', '</i:Invoice>'),
    ],
    ['a comment before it', text.replace('?>', `?>\n${'<!-- a long comment -->\n'.repeat(50)}`)],
    ['an envelope of Peppol', envelope],
    [
      'an attachment of two megabytes',
      text.replace(
        '<cac:AccountingSupplierParty>',
        `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf">${'QUJD'.repeat(500_000)}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>`,
      ),
    ],
  ])('says the same with %s', async (_, content) => {
    const [one, other] = [await readContent(text), await readContent(content)];
    expect(other.file.invoices).toEqual(one.file.invoices);
    expect(other.packages).toEqual(one.packages);
    expect(other.charges).toEqual(one.charges);
  });

  test('counts what lines charge and take off within them only once, and what the document does by itself', async () => {
    const part = (isCharge: boolean, amount: string, reason: string) =>
      `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:AllowanceChargeReason>${reason}</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">${amount}</cbc:Amount>`;
    const tax =
      '<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>21</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory>';
    const read = await readContent(
      ubl({
        lines: [
          {
            amount: '95.00',
            price: '100.00',
            object: '1Z999AA10123456784',
            more: `${part(false, '5.00', 'Discount')}</cac:AllowanceCharge>`,
          },
        ],
        header: `${part(false, '10.00', 'Volume discount')}${tax}</cac:AllowanceCharge>${part(true, '15.00', 'Fuel surcharge')}${tax}</cac:AllowanceCharge>`,
        totals: totalsOf('95.00', '121.00', {
          TaxExclusiveAmount: '100.00',
          AllowanceTotalAmount: '10.00',
          ChargeTotalAmount: '15.00',
        }),
        taxes: [['S', '21', '100.00', '21.00']],
        tax: '21.00',
      }),
    );
    expectAmount(read, 12_100);
    expect(brokenRulesIn(read)).toEqual([]);
    expect(read.charges).toMatchObject([
      { charge_family: 'transportation', net_amount: '95.00' },
      { charge_family: 'transportation', net_amount: '-10.00', incentive_amount: '10.00', audit_refund_amount: '0.00' },
      { charge_family: 'fuel_surcharge', net_amount: '15.00' },
      { charge_family: 'tax', net_amount: '21.00' },
    ]);
  });

  test('charges its total with VAT, whatever was paid before, however what is due is rounded, and in whichever currency VAT is stated too', async () => {
    const read = await readContent(
      ubl({
        ...usualUbl,
        header: 'TaxCurrencyCode<cac:TaxTotal><cbc:TaxAmount currencyID="DKK">156.66</cbc:TaxAmount></cac:TaxTotal>',
        totals: totalsOf('100.00', '121.00', {
          PrepaidAmount: '20.98',
          PayableRoundingAmount: '-0.02',
          PayableAmount: '100.00',
        }),
      }),
    );
    expectAmount(read, 12_100);
    expect(brokenRulesIn(read)).toEqual([]);
    expect(read.file.limits).toContain(
      'What is charged is 121.00 (BT-112). Paid before: 20.98 (BT-113), rounding: -0.02 (BT-114), due: 100.00 (BT-115).',
    );
    expect(read.file.limits).toContain('VAT is also stated in DKK: 156.66 (BT-111). It is not added.');
  });

  test.each([
    [
      'a negative invoice',
      ubl({
        ...usualUbl,
        type: '384',
        lines: [{ amount: '-100.00', price: '100.00', object: '1Z999AA10123456784' }],
        totals: totalsOf('-100.00', '-121.00'),
        taxes: [['S', '21', '-100.00', '-21.00']],
        tax: '-21.00',
      }),
    ],
    [
      'a credit note',
      ubl({ ...usualUbl, root: 'CreditNote', lines: [{ amount: '100.00', object: '1Z999AA10123456784' }] }),
    ],
    [
      'an invoice with the type of a credit note',
      ubl({ ...usualUbl, type: '381', lines: [{ amount: '100.00', object: '1Z999AA10123456784' }] }),
    ],
  ])('gives money back: %s', async (_, content) => {
    const read = await readContent(content);
    expectAmount(read, -12_100);
    expect(brokenRulesIn(read)).toEqual([]);
    expect(read.packages).toMatchObject([
      { tracking_number: '1Z999AA10123456784', row_kind: 'adjustment', no_of_pkgs: 0 },
      { row_kind: 'account', net_amount: '-21.00' },
    ]);
    expect(sum(read.charges, (row) => row.audit_refund_amount)).toBe(12_100);
  });

  test('may amount to nothing', async () => {
    const read = await readContent(
      ubl({
        ...usualUbl,
        lines: [{ amount: '0.00', object: '1Z999AA10123456784', category: 'Z', rate: '0' }],
        totals: totalsOf('0.00', '0.00'),
        taxes: [['Z', '0', '0.00', '0.00']],
        tax: '0.00',
      }),
    );
    expect(read.file.invoices).toMatchObject([{ netCents: 0, statedCents: 0 }]);
    expect(read.packages).toMatchObject([{ tracking_number: '1Z999AA10123456784', no_of_pkgs: 1 }]);
    expect(brokenRulesIn(read)).toEqual([]);
  });

  test('that does not add up says so, and names the rules', async () => {
    const read = await readContent(ubl({ ...usualUbl, lines: usualUbl.lines.slice(1) }));
    expect(read.file.invoices).toMatchObject([{ netCents: 6_100, statedCents: 12_100 }]);
    expect(brokenRulesIn(read)).toEqual(['BR-CO-10', 'BR-S-08']);
    expect(read.file.limits).toContain('Rule BR-CO-10 of EN 16931 is broken: BT-106 = 100.00, Σ BT-131 = 40.00.');
  });

  test('of a seller that is no carrier is a line to correct; of a carrier that was added it is read', async () => {
    const content = ubl({ ...usualUbl, seller: 'Alpenpost AG' });
    const { rejected, file } = await readContent(content);
    expect(file.badLines).toMatchObject([
      {
        column: 'Seller (BT-27)',
        reason:
          'Waybill does not know the carrier ‘Alpenpost AG’. Add it under this name on the page Carriers, and load the file again.',
      },
    ]);
    expect(rejected[0]?.fields).toContainEqual({ name: 'Seller (BT-27)', value: 'Alpenpost AG', isWrong: true });
    const own = await readContent(content, { carriers: [{ id: 90, name: 'Alpenpost' }] });
    expect(own.file.invoices).toMatchObject([{ carrierId: 90, carrierName: 'Alpenpost' }]);
    const byNumber = await readContent(content, { carriers: [{ id: 91, name: 'NL 123456789 B01' }] });
    expect(byNumber.file.invoices).toMatchObject([{ carrierId: 91 }]);
    const fields = rejected[0]?.fields.map(({ name, value }) => (name === 'Seller (BT-27)' ? 'UPS' : value)) ?? [];
    const corrected = await readContent(content, { corrections: new Map([[file.badLines[0]?.line ?? 0, { fields }]]) });
    expectAmount(corrected, 12_100);
  });

  test.each([
    ['no amount', ubl(usualUbl).replace('>60.00<', '>sixty<'), 'BT-131'],
    [
      'an amount in another currency',
      ubl(usualUbl).replace('currencyID="EUR">60.00', 'currencyID="USD">60.00'),
      'BT-131',
    ],
    ['no number', ubl({ ...usualUbl, number: '' }), 'Invoice number (BT-1)'],
    ['a day that does not exist', ubl(usualUbl).replace('2026-09-05', '2026-02-30'), 'Issue date (BT-2)'],
  ])('that has %s cannot be read', async (_, content, column) => {
    const { file } = await readContent(content);
    expect(file).toMatchObject({ rows: 0, badLines: [{ column }] });
  });
});

describe('a CII invoice', () => {
  const xml = cii(usualCii);

  test.each<[string, string | Buffer]>([
    ['as XML', xml],
    ['with another prefix', cii({ ...usualCii, prefix: 'n1' })],
    ['in a PDF file of Factur-X', pdfWith(xml)],
    ['in one of ZUGFeRD with the objects packed', pdfWith(xml, { name: 'zugferd-invoice.xml', hasObjectStream: true })],
    ['in one of XRechnung, not packed', pdfWith(xml, { name: 'xrechnung.xml', isPacked: false })],
  ])('is read %s', async (_, content) => {
    const read = await readContent(content);
    expectAmount(read, 11_900);
    expect(brokenRulesIn(read)).toEqual([]);
    expect(read.file.invoices).toMatchObject([
      { carrierName: 'DHL Express', accountNumber: '963852741', invoiceNumber: 'DE-4711', billDate: '2026-09-05' },
    ]);
    expect(read.packages).toMatchObject([
      { tracking_number: '1234567890', transportation_amount: '70.00' },
      { tracking_number: null, tax_amount: '30.00' },
      { tracking_number: null, tax_amount: '19.00' },
    ]);
  });

  test('is negative as a credit note', async () => {
    expectAmount(await readContent(cii({ ...usualCii, type: '381' })), -11_900);
    expectAmount(await readContent(cii({ ...usualCii, type: '389' })), 11_900);
  });

  test.each([
    ['MINIMUM', 'urn:factur-x.eu:1p0:minimum'],
    ['BASIC WL', 'urn:factur-x.eu:1p0:basicwl'],
  ])('of the profile %s has no lines, and its total is a charge of the account', async (name, profile) => {
    const { LineTotalAmount: _left, ...totals } = usualCii.totals;
    const read = await readContent(
      name === 'MINIMUM'
        ? cii({ profile, lines: [], totals, taxes: [] })
        : cii({ profile, lines: [], totals: usualCii.totals, taxes: usualCii.taxes }),
    );
    expectAmount(read, 11_900);
    expect(brokenRulesIn(read)).toEqual([]);
    expect(read.packages).toMatchObject([{ row_kind: 'account', net_amount: '100.00' }, { net_amount: '19.00' }]);
    expect(read.file.limits).toContain(
      `The invoice has no lines, as its profile ${name} has none: what they would add up to is one charge of the account.`,
    );
  });

  test('does not count lines that repeat the sum of others', async () => {
    const lines = [{ amount: '100.00', status: 'GROUP' }, ...usualCii.lines];
    expectAmount(await readContent(cii({ ...usualCii, lines })), 11_900);
  });
});

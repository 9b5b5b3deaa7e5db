import { describe, expect, test } from 'vitest';
import { UnknownLayout } from '../src/index.ts';
import dhlExpressColumns from '../src/layouts/dhl-express/columns.json' with { type: 'json' };
import { csv, linesOfFixture } from './csv.ts';
import { type NamedRow, namedFile } from './named-rows.ts';
import { cents, packageCount, readContent, readFixture, sum } from './read-file.ts';

const invoice: NamedRow = {
  ...{ 'Invoice Number': 'MUCR00000001', 'Invoice Date': '20260905', 'Billing Account': '960000001', Currency: 'EUR' },
  ...{ 'Orig Country Code': 'DE', 'Dest Country Code': 'US', 'Shipment Date': '20260901' },
};
const totals = (net: string, gross: string): NamedRow => ({
  'Total amount (excl. VAT)': net,
  'Total amount (incl. VAT)': gross,
});
const line = (net: string, gross: string, more: NamedRow = {}): NamedRow => ({
  ...{ ...invoice, 'Line Type': 'I', 'Shipment Date': '', ...totals(net, gross), ...more },
});
const shipment = (number: string, net: string, gross: string, more: NamedRow = {}): NamedRow => ({
  ...{ ...invoice, 'Line Type': 'S', 'Shipment Number': number, 'Product Name': 'EXPRESS WORLDWIDE' },
  ...{ ...totals(net, gross), 'Weight Charge': net, ...more },
});
const read = (rows: readonly NamedRow[], dialect = {}) => readContent(namedFile(dhlExpressColumns, rows, dialect));
const lines = linesOfFixture('dhl_express_153.csv');

describe('DHL Express', () => {
  test('has invoices in several currencies, with VAT, duties and fees apart from transportation', async () => {
    const { file, packages, charges } = await readFixture('dhl_express_153.csv');
    expect(
      file.invoices.map((each) => [each.accountNumber, each.currencyCode, each.netCents, each.statedCents, each.rows]),
    ).toEqual([
      ['960123456', 'EUR', 20_257, 20_257, 5],
      ['420765432', 'GBP', 16_360, 16_360, 2],
      ['150999888', 'CHF', -4_086, -4_086, 1],
    ]);
    const families = new Map<string, number>();
    for (const { charge_family, net_amount } of charges)
      families.set(charge_family, (families.get(charge_family) ?? 0) + cents(net_amount));
    expect(Object.fromEntries(families)).toEqual({
      transportation: 2500 + 2200 + 4000 - 400 + 1500 - 3150,
      fuel_surcharge: 610 + 510 + 810 - 630,
      other_accessorial: 300 + 3000 + 120 + 1100 + 550 + 1100 + 1500,
      fee: 500,
      tax: 591 + 572 + 599 + 95 + 1240 + 8420 + 1100 + 220 + 2260 + 1100 + 520 - 306,
    });
    expect(
      charges.filter(({ charge_family }) => charge_family === 'tax').map((each) => each.charge_description),
    ).toEqual([
      ...['VAT', 'VAT', 'VAT', 'VAT', 'IMPORT EXPORT DUTIES', 'IMPORT EXPORT TAXES', 'DUTY TAX PAID', 'VAT'],
      ...['IMPORT EXPORT TAXES', 'DUTY TAX PAID', 'VAT', 'VAT'],
    ]);
    expect(packages.map((each) => [each.row_kind, each.no_of_pkgs, each.service_category])).toEqual([
      ['account', 0, 'Other'],
      ['package', 1, 'International'],
      ['package', 1, 'International'],
      ['package', 3, 'International'],
      ['package', 1, 'Next Day'],
      ['adjustment', 0, 'International'],
      ['adjustment', 0, 'International'],
      ['adjustment', 0, 'International'],
    ]);
    expect(charges.find((each) => each.charge_description === 'TREIBSTOFFZUSCHLAG')?.accessorial_code).toBe('FF');
    expect(packages.at(-1)).toMatchObject({ currency_code: 'CHF', net_amount: '-40.86' });
    expect(sum(charges, (each) => each.audit_refund_amount)).toBe(4_086);
  });

  test.each([
    ['negative', '-3.00', '12.00'],
    ['positive and taken off', '3.00', '12.00'],
    ['taken off already', '-3.00', '15.00'],
  ])('counts a discount once that is %s', async (_, discount, net) => {
    const { file, packages } = await read([
      line(net, net),
      shipment('1', net, net, {
        ...{ 'Weight Charge': '15.00', 'Discount 1': 'Volume', 'Discount 1 Amount': discount },
      }),
    ]);
    expect([file.badLines, file.invoices[0]?.netCents]).toEqual([[], cents(net)]);
    expect(packages[0]?.transportation_discount).toBe(net === '12.00' ? '3.00' : '0.00');
  });

  test('adds VAT that only the invoice states, and its fee, to the account', async () => {
    const { file, packages, charges } = await read([
      shipment('1', '10.00', '10.00'),
      shipment('2', '20.00', '20.00'),
      line('32.50', '38.68', { 'Invoice Fee': '2.50' }),
    ]);
    expect(file.invoices).toMatchObject([{ rows: 3, netCents: 3_868, statedCents: 3_868 }]);
    expect(packageCount(packages)).toBe(2);
    expect(packages.at(-1)).toMatchObject({ row_kind: 'account', fee_amount: '2.50', tax_amount: '6.18' });
    expect(charges.at(-1)).toMatchObject({ charge_description: 'VAT', charge_family: 'tax' });
  });

  test('is billed to the account of its I line, which may state what its shipments leave out', async () => {
    const { file, packages } = await read([
      line('42.00', '42.00', { 'Billing Account': '960000009' }),
      shipment('1', '10.00', ''),
      shipment('2', '', '20.00', { 'Weight Charge': '20.00', 'Billing Account': '960000002' }),
      shipment('3', '12.00', '12.00', { 'Billing Account': '', 'Invoice Date': '', Currency: '' }),
    ]);
    expect(file.badLines).toEqual([]);
    expect(file.invoices).toMatchObject([
      { accountNumber: '960000009', billDate: '2026-09-05', currencyCode: 'EUR', netCents: 4_200, statedCents: 4_200 },
    ]);
    expect(packages.map((each) => each.net_amount)).toEqual(['10.00', '20.00', '12.00']);
    const taxed = await read([line('10.00', ''), shipment('1', '10.00', '', { 'Total Tax': '1.90' })]);
    expect(taxed.file.badLines).toMatchObject([{ line: 3 }]);
  });

  test('does not add up where a shipment is lost, or the invoice bills more than its shipments', async () => {
    const { file } = await readContent(csv(lines.toSpliced(3, 1)));
    expect(file.invoices[0]).toMatchObject({ netCents: 20_257 - 3_582 - 595, statedCents: 20_257 });
    const more = await read([line('12.00', '12.00'), shipment('1', '10.00', '10.00')]);
    expect(more.file.invoices).toMatchObject([{ netCents: 1_000, statedCents: 1_200 }]);
  });

  test('cannot be verified without its I line, and is refused without its S lines', async () => {
    const { file } = await read([shipment('1', '10.00', '11.90')]);
    expect(file.invoices).toMatchObject([{ netCents: 1_190, statedCents: null }]);
    const alone = await read([line('10.00', '11.90')]);
    expect(alone.file.badLines).toMatchObject([
      { line: 2, reason: 'The invoice states an amount, but no S line names it.' },
    ]);
  });

  test('names a line of another type, another amount of an invoice, and charges that do not add up', async () => {
    const { file } = await read([
      line('10.00', '10.00'),
      shipment('1', '10.00', '10.00'),
      shipment('2', '10.00', '10.00', { 'Line Type': 'X' }),
      shipment('3', '10.00', '10.00', { 'XC1 Code': 'FF', 'XC1 Charge': '1.00' }),
      line('20.00', '20.00'),
    ]);
    expect(file.badLines.map((each) => [each.line, each.column, each.reason])).toEqual([
      [4, 'Line Type', '‘X’ is no type of line of this layout.'],
      [5, 'Total amount (incl. VAT)', 'The total is 10.00, but the charges add up to 11.00.'],
      [6, 'Total amount (incl. VAT)', 'The invoice has another amount on an earlier line.'],
    ]);
  });

  test('is not counted twice where its file was put behind itself', async () => {
    const { file } = await readContent(csv([...lines, ...lines.slice(1)]));
    expect(file.invoices[0]).toMatchObject({ statedCents: 20_257 });
    expect(file.invoices[0]?.netCents).not.toBe(20_257);
  });

  test('takes hostile lines for bad ones', async () => {
    const huge = 'x'.repeat(400_000);
    const { file } = await readContent(
      csv([
        ...lines,
        ['S', '\0'.repeat(50)],
        ['I'],
        (lines[2] ?? []).with(3, huge),
        (lines[2] ?? []).with(7, '\u0000'),
      ]),
    );
    expect(file.badLines.map((each) => each.line)).toEqual(expect.arrayContaining([12, 14, 15]));
    expect(file.rows).toBe(7);
    expect(file.invoices[0]?.netCents).not.toBe(file.invoices[0]?.statedCents);
  });

  test('is another layout without a column by which it is known', async () => {
    const without = lines.with(0, lines[0]?.map((name) => (name === 'Line Type' ? 'Kind' : name)) ?? []);
    await expect(readContent(csv(without))).rejects.toThrow(UnknownLayout);
  });
});

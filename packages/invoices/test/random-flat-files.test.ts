import { decimalOf } from '@waybill/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnknownLayout } from '../src/index.ts';
import { ontracCharges } from '../src/layouts/ontrac/charges.ts';
import ontracColumns from '../src/layouts/ontrac/columns.json' with { type: 'json' };
import upsSummaryColumns from '../src/layouts/ups-shipment-summary/columns.json' with { type: 'json' };
import epsColumns from '../src/layouts/usps-eps/columns.json' with { type: 'json' };
import { csv, linesOfFixture } from './csv.ts';
import { type NamedRow, namedFile } from './named-rows.ts';
import { cents, packageCount, type ReadFile, readContent, sum } from './read-file.ts';
import { numRuns } from './runs.ts';
import { x12File } from './x12.ts';

const amount = fc.integer({ min: -50_000, max: 50_000 });
const dialect = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  end: fc.constantFrom('\n', '\r\n'),
  quoted: fc.boolean(),
});
const tracking = fc.integer({ min: 1, max: 30 }).map((number) => `D${number}`);

function expectExact(read: ReadFile, net: number): void {
  expect(read.file.badLines).toEqual([]);
  expect(read.file.invoices.reduce((all, { netCents }) => all + netCents, 0)).toBe(net);
  expect(sum(read.packages, (row) => row.net_amount)).toBe(net);
  expect(sum(read.charges, (row) => row.net_amount)).toBe(net);
  for (const { package: row, charges } of read.shipments) {
    expect(sum(charges, (charge) => charge.net_amount)).toBe(cents(row.net_amount));
  }
}

describe('files of random rows', () => {
  test('of OnTrac add up, and count each package once', async () => {
    const row = fc.record({
      tracking,
      invoice: fc.integer({ min: 1, max: 3 }),
      charges: fc.dictionary(fc.constantFrom(...ontracCharges.map(({ column }) => column)), amount, { maxKeys: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 25 }), dialect, async (rows, written) => {
        const totals = rows.map(({ charges }) => Object.values(charges).reduce((all, each) => all + each, 0));
        const lines = rows.map(
          ({ tracking: number, invoice, charges }, index): NamedRow => ({
            'Invoice Number': `OT${invoice}`,
            'Billing Date': '2025-07-06',
            'Customer Account': '990001',
            'Tracking Number': number,
            'Total Charges': decimalOf(totals[index] ?? 0),
            ...Object.fromEntries(Object.entries(charges).map(([column, each]) => [column, decimalOf(each)])),
          }),
        );
        const read = await readContent(namedFile(ontracColumns, lines, written));
        expectExact(
          read,
          totals.reduce((all, each) => all + each, 0),
        );
        const shipped = rows.filter((_, index) => (totals[index] ?? 0) >= 0);
        expect(packageCount(read.packages)).toBe(
          new Set(shipped.map((each) => `${each.invoice} ${each.tracking}`)).size,
        );
      }),
      { numRuns },
    );
  });

  test('of the UPS summary add up to the amount due', async () => {
    const row = fc.record({
      tracking,
      billed: amount,
      incentive: fc.integer({ min: -9_000, max: 0 }),
      section: fc.constantFrom(
        'Outbound/Shipping API',
        'Adjustments & Other Charges/Void',
        'Weekly Service Charge',
        'Moon',
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 25 }), dialect, async (rows, written) => {
        const net = rows.reduce((all, { billed, incentive }) => all + billed + incentive, 0);
        const lines = rows.map(
          (each): NamedRow => ({
            'Account Number': '0A1B2C',
            'Invoice Number': '0A1B2C275',
            'Invoice Date': '7/15/2025',
            'Amount Due': decimalOf(net),
            'Tracking Number': each.tracking,
            'Billed Charge': decimalOf(each.billed),
            'Incentive Credit': decimalOf(each.incentive),
            'Invoice Section': each.section,
          }),
        );
        const read = await readContent(namedFile(upsSummaryColumns, lines, written));
        expectExact(read, net);
        expect(read.file.invoices[0]?.statedCents).toBe(net);
      }),
      { numRuns },
    );
  });

  test('of USPS EPS add up, whatever a transaction is called', async () => {
    const row = fc.record({
      tracking: fc.oneof(fc.constant(''), tracking),
      cents: amount,
      day: fc.integer({ min: 1, max: 28 }),
      type: fc.oneof(
        fc.constantFrom('Label Purchase', 'Label Refund', 'SCAN Form Used', 'Carrier Pickup'),
        fc.stringMatching(/^[A-Za-z ,;"']{1,30}$/),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 25 }), dialect, async (rows, written) => {
        const lines = rows.map(
          (each, index): NamedRow => ({
            'EPS Account #': '1000000001',
            'EPS Transaction ID': String(index),
            'Transaction Amount': decimalOf(each.cents),
            'Transaction Date/Time': `2025-07-${String(each.day).padStart(2, '0')} 14:00:00`,
            'Transaction Type': each.type,
            'Package Identification Code (PIC)': each.tracking,
          }),
        );
        const read = await readContent(namedFile(epsColumns, lines, written));
        expectExact(
          read,
          rows.reduce((all, each) => all + each.cents, 0),
        );
      }),
      { numRuns },
    );
  });
});

describe('a damaged file', () => {
  const files = [
    ...['ups_summary_32.csv', 'ontrac_68.csv', 'usps_eps_21.csv', 'dhl_ecommerce_hdr_dtl.csv'].map((name) =>
      csv(linesOfFixture(name).slice(0, 12)),
    ),
    x12File([
      { number: '1', charges: [[50_000], [-20_000, 'DSC'], [6_050, 'FSC']] },
      { number: '2', charges: [[9_900]] },
    ]),
  ];
  const damage = fc.record({
    place: fc.nat(),
    length: fc.nat({ max: 40 }),
    text: fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        '\0',
        '"',
        '~',
        '*',
        '\n',
        '=1+1',
        '<script>',
        '9'.repeat(400),
        '1E+21',
        '\uFFFF',
        ','.repeat(300),
      ),
    ),
  });

  test.each(files.map((text) => [text.slice(0, 14), text] as const))(
    'that begins with %s is read or refused, and what is read adds up',
    async (_, text) => {
      await fc.assert(
        fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), async (damages) => {
          const damaged = damages.reduce((before, { place, length, text: put }) => {
            const start = place % before.length;
            return before.slice(0, start) + put + before.slice(start + length);
          }, text);
          const read = await readContent(damaged).catch((error: Error) => error);
          if (read instanceof Error) {
            expect(read).toBeInstanceOf(UnknownLayout);
            return;
          }
          const net = read.file.invoices.reduce((all, { netCents }) => all + netCents, 0);
          expect(sum(read.packages, (row) => row.net_amount)).toBe(net);
          expect(sum(read.charges, (row) => row.net_amount)).toBe(net);
        }),
        { numRuns: 2 * numRuns },
      );
    },
  );
});

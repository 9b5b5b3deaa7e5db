import { decimalOf } from '@waybill/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csv, type Line, linesOfFixture } from './csv.ts';
import { cents, packageCount, type ReadFile, readContent, sum } from './read-file.ts';

const runs = { numRuns: 40 };
const amount = fc.integer({ min: -50_000, max: 50_000 });
const discount = fc.integer({ min: 0, max: 20_000 });

/** Every package's amounts are those of its charges, family by family. */
function expectConsistent({ shipments }: ReadFile): void {
  for (const { package: row, charges } of shipments) {
    const net = (family: string): number =>
      sum(
        charges.filter((charge) => charge.charge_family === family),
        (charge) => charge.net_amount,
      );
    expect(sum(charges, (charge) => charge.net_amount)).toBe(cents(row.net_amount));
    expect(cents(row.transportation_amount) - cents(row.transportation_discount)).toBe(net('transportation'));
    expect(cents(row.fuel_surcharge_amount) - cents(row.fuel_surcharge_discount)).toBe(net('fuel_surcharge'));
    expect(cents(row.other_accessorial_amount) - cents(row.other_accessorial_discount)).toBe(net('other_accessorial'));
    expect(cents(row.billing_adjustment_amount) - cents(row.billing_adjustment_discount)).toBe(
      net('billing_adjustment'),
    );
    expect(cents(row.tax_amount) - cents(row.tax_discount)).toBe(net('tax'));
    expect(cents(row.fee_amount) - cents(row.fee_discount)).toBe(net('fee'));
    expect(cents(row.other_amount) - cents(row.other_discount)).toBe(net('other'));
  }
}

describe('UPS files of random charges', () => {
  const [blank = []] = linesOfFixture('ups_250_invoice_1.csv');
  const charge = fc.record({
    invoice: fc.integer({ min: 1, max: 3 }),
    tracking: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 6 }),
    category: fc.constantFrom('SHP', 'RTN', 'ADJ', 'MIS'),
    detail: fc.constantFrom('ISS', 'SCC', 'ADC', 'RADJ', 'CADJ', 'SVCH', 'VOID', 'CHBK', 'XYZ'),
    classification: fc.constantFrom('FRT', 'FSC', 'ACC', 'GOV', 'TAX', 'BRK', 'EXM', 'MSC', 'INF', '', 'TBD'),
    code: fc.constantFrom('003', 'RES', 'FSC', 'SIM', 'EVS', '', 'ZZZ'),
    net: amount,
    incentive: discount,
  });
  type Charge = typeof charge extends fc.Arbitrary<infer Value> ? Value : never;

  const isCounted = ({ classification }: Charge): boolean => classification !== 'INF';
  const netOf = (charges: readonly Charge[]): number =>
    charges.filter(isCounted).reduce((total, { net }) => total + net, 0);
  const trackingOf = ({ tracking }: Charge): string => (tracking === null ? '' : `1Z${tracking}`);

  function lineOf(each: Charge, charges: readonly Charge[]): Line {
    const ofInvoice = charges.filter(({ invoice }) => invoice === each.invoice);
    const values: Readonly<Record<number, string>> = {
      5: `000${each.invoice}`,
      10: decimalOf(netOf(ofInvoice)),
      13: '',
      18: '0',
      20: trackingOf(each),
      34: each.category,
      35: each.detail,
      43: each.classification,
      44: each.code,
      45: 'Some charge',
      51: decimalOf(each.incentive),
      52: decimalOf(each.classification === 'INF' ? 0 : each.net),
    };
    return blank.map((field, place) => values[place] ?? field);
  }

  test('add up to their invoices, and count each package once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(charge, { minLength: 1, maxLength: 60 }), async (charges) => {
        const read = await readContent(csv(charges.map((each) => lineOf(each, charges))));
        expect(read.file.badLines).toEqual([]);
        expectConsistent(read);
        for (const invoice of read.file.invoices) {
          const ofInvoice = charges.filter((each) => String(each.invoice) === invoice.invoiceNumber);
          expect([invoice.netCents, invoice.statedCents]).toEqual([netOf(ofInvoice), netOf(ofInvoice)]);
          expect(invoice.rows).toBe(ofInvoice.length);
        }
        expect(sum(read.packages, (row) => row.net_amount)).toBe(netOf(charges));
        expect(sum(read.charges, (row) => row.incentive_amount)).toBe(
          charges.filter(isCounted).reduce((total, { incentive }) => total + incentive, 0),
        );
        const billed = charges.filter(
          (each) =>
            each.tracking !== null &&
            each.classification === 'FRT' &&
            (each.category === 'RTN' || (each.category === 'SHP' && each.detail !== 'CHBK')),
        );
        expect(packageCount(read.packages)).toBe(
          new Set(billed.map((each) => `${each.invoice} ${each.tracking}`)).size,
        );
      }),
      runs,
    );
  });
});

describe('FedEx files of random charges', () => {
  const [header = [], blank = []] = linesOfFixture('fedex_fbo_210.csv');
  const pair = fc.tuple(
    fc.constantFrom(
      'Fuel Surcharge',
      'Performance Pricing',
      'DAS Resi',
      'Canada GST',
      'Weekly Service Chg',
      'New Levy',
    ),
    amount,
  );
  const row = fc.record({
    transportation: fc.integer({ min: 0, max: 90_000 }),
    pairs: fc.array(pair, { maxLength: 51 }),
  });
  type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

  const netOf = ({ transportation, pairs }: Row): number =>
    pairs.reduce((total, [, value]) => total + value, transportation);

  function lineOf(each: Row, index: number, total: number): Line {
    const line = blank.map((field, place) => (place >= 107 ? '' : field));
    line.splice(5, 2, decimalOf(total), decimalOf(total));
    line.splice(9, 3, String(700_000_000_000 + index), decimalOf(each.transportation), decimalOf(netOf(each)));
    each.pairs.forEach(([text, value], pairIndex) => {
      line.splice(107 + pairIndex * 2, 2, text, decimalOf(value));
    });
    return line;
  }

  test('add up to their invoice, whatever the charges are called', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 30 }), async (rows) => {
        const total = rows.reduce((sumOfRows, each) => sumOfRows + netOf(each), 0);
        const read = await readContent(csv([header, ...rows.map((each, index) => lineOf(each, index, total))]));
        expect(read.file.badLines).toEqual([]);
        expectConsistent(read);
        expect(read.file.invoices).toMatchObject([{ netCents: total, statedCents: total, rows: rows.length }]);
        expect(sum(read.packages, (each) => each.net_amount)).toBe(total);
        const unknown = rows.flatMap(({ pairs }) => pairs).filter(([text]) => text === 'New Levy');
        expect(sum(read.packages, (each) => each.other_amount)).toBe(
          unknown.reduce((sumOfUnknown, [, value]) => sumOfUnknown + value, 0),
        );
      }),
      runs,
    );
  });
});

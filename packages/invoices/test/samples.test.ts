import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { csv, linesOfFixture } from './csv.ts';
import { cents, fixture, packageCount, type ReadFile, readContent, readFixture, sum } from './read-file.ts';

interface UpsTotals {
  readonly rows: number;
  readonly invoice_date: string;
  readonly distinct_shp_rtn_tracking_numbers: number;
  readonly invoice_amount: string;
  readonly gross_amount: string;
  readonly incentive_amount: string;
  readonly net_by_family: Readonly<Record<string, string>>;
  readonly net_by_category: Readonly<Record<string, string>>;
  readonly scc_correction_amount?: string;
  readonly scc_audit_fee?: string;
}

const totals: Readonly<Record<string, UpsTotals>> = JSON.parse(readFileSync(fixture('expected-totals.json'), 'utf8'));
const upsSamples = Object.entries(totals).filter(([name]) => name.startsWith('ups_250'));

const familySum = ({ charges }: ReadFile, ...families: string[]): number =>
  sum(
    charges.filter((charge) => families.includes(charge.charge_family)),
    (charge) => charge.net_amount,
  );

describe.each(upsSamples)('%s', (name, expected) => {
  test('has its control totals, in packages and in charges', async () => {
    const read = await readFixture(name);
    expect(read.file).toMatchObject({ rows: expected.rows, badLineCount: 0 });
    expect(read.file.invoices).toMatchObject([
      { billDate: expected.invoice_date, netCents: cents(expected.invoice_amount) },
    ]);
    expect(read.file.invoices[0]?.statedCents).toBe(cents(expected.invoice_amount));
    expect(sum(read.packages, (row) => row.net_amount)).toBe(cents(expected.invoice_amount));
    expect(sum(read.charges, (row) => row.net_amount)).toBe(cents(expected.invoice_amount));
    expect(sum(read.charges, (row) => row.incentive_amount)).toBe(cents(expected.incentive_amount));
    expect(cents(expected.gross_amount)).toBe(
      sum(read.charges, (row) => row.net_amount) + sum(read.charges, (row) => row.incentive_amount),
    );
    expect(packageCount(read.packages)).toBe(expected.distinct_shp_rtn_tracking_numbers);
  });

  test('has its totals by family and by category', async () => {
    const read = await readFixture(name);
    const family = (key: string): number => cents(expected.net_by_family[key] ?? '0.00');
    const auditFee = cents(expected.scc_audit_fee ?? '0.00');
    expect(familySum(read, 'transportation')).toBe(family('transportation'));
    expect(familySum(read, 'fuel_surcharge')).toBe(family('fuel'));
    expect(familySum(read, 'other_accessorial')).toBe(family('accessorial'));
    expect(familySum(read, 'tax')).toBe(family('duty_tax_brokerage'));
    expect(familySum(read, 'billing_adjustment')).toBe(family('adjustment') - auditFee);
    expect(familySum(read, 'fee')).toBe(family('account_fee') + auditFee);
    expect(familySum(read, 'other')).toBe(0);
    for (const [category, amount] of Object.entries(expected.net_by_category)) {
      const ofCategory = read.charges.filter((charge) => charge.charge_category === category);
      expect(sum(ofCategory, (charge) => charge.net_amount)).toBe(cents(amount));
    }
    expect(sum(read.packages, (row) => row.scc_audit_fee_amt)).toBe(auditFee);
    expect(sum(read.packages, (row) => row.shipping_charge_correction_amt)).toBe(
      cents(expected.scc_correction_amount ?? '0.00'),
    );
  });
});

describe('the FedEx sample in two overlapping parts', () => {
  const expected = { amount: 198_442, transportation: 180_260, fuel: 31_643, discounts: 62_816, rows: 95 };
  const both = [...linesOfFixture('fedex_fbo_210.csv'), ...linesOfFixture('fedex_fbo_210_part2_overlap.csv')];

  test('is half an invoice in each part', async () => {
    const read = await readFixture('fedex_fbo_210.csv');
    expect(read.file.mayComeInParts).toBe(true);
    expect(read.file.invoices).toMatchObject([{ rows: 60, statedCents: expected.amount }]);
    expect(read.file.invoices[0]?.netCents).not.toBe(expected.amount);
  });

  test('has its control totals when both are one after the other in one file', async () => {
    const read = await readContent(csv(both));
    expect(read.file.invoices).toMatchObject([{ rows: expected.rows, netCents: expected.amount }]);
    expect(read.invoices[0]?.invoiceRows).toHaveLength(expected.rows);
    expect(sum(read.packages, (row) => row.net_amount)).toBe(expected.amount);
    expect(sum(read.packages, (row) => row.transportation_amount)).toBe(expected.transportation);
    expect(sum(read.packages, (row) => row.transportation_discount)).toBe(expected.discounts);
    expect(familySum(read, 'fuel_surcharge')).toBe(expected.fuel);
    expect(familySum(read, 'other')).toBe(0);
  });

  test('shares the fingerprints of the rows that both parts hold', async () => {
    const [one, other] = await Promise.all([
      readFixture('fedex_fbo_210.csv'),
      readFixture('fedex_fbo_210_part2_overlap.csv'),
    ]);
    const known = new Set(one.invoices[0]?.invoiceRows.map(({ fingerprint }) => fingerprint));
    expect(other.invoices[0]?.invoiceRows.filter(({ fingerprint }) => known.has(fingerprint))).toHaveLength(5);
  });

  test('counts the pieces of a shipment once, and neither credit nor correction as a package', async () => {
    const { packages } = await readContent(csv(both));
    expect(packages.filter((row) => row.no_of_pkgs === 3)).toHaveLength(1);
    expect(packages.filter((row) => row.row_kind === 'adjustment')).toMatchObject([
      { tracking_number: '799999000001', no_of_pkgs: 0, net_amount: '24.00', address_correction_amt: '24.00' },
      { tracking_number: '796312123762', no_of_pkgs: 0, net_amount: '-21.23' },
    ]);
    expect(packageCount(packages)).toBe(92);
  });

  test('gives back by the credit what the credit is worth, no charge less than nothing', async () => {
    const { charges } = await readContent(csv(both));
    const credits = charges.filter((charge) => charge.credit_type !== null);
    expect(sum(credits, (charge) => charge.audit_refund_amount)).toBe(2_123);
    expect(credits.every((charge) => cents(charge.audit_refund_amount) >= 0)).toBe(true);
  });
});

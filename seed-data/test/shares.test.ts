import { describe, expect, it } from 'vitest';
import type { GeneratedWarehouse } from './generated-warehouse.ts';
import { madeWarehouses, numberOf } from './support/made-warehouse.ts';

const withInvoices = madeWarehouses();

const packages = 60_000;

const shareOf = (made: GeneratedWarehouse, counted: string, among = 'true'): Promise<number> =>
  numberOf(
    made,
    `select count(*) filter (${counted}) / count(*) from package_level_info where row_kind = 'package' and (${among})`,
  );

const shareWith = (made: GeneratedWarehouse, group: string): Promise<number> =>
  numberOf(
    made,
    `select count(distinct tracking_id) / (select count(*) from package_level_info where row_kind = 'package' and carrier_id in (1, 2))
     from charge_level_info where carrier_id in (1, 2) and accessorial_group = '${group}' and charge_family = 'other_accessorial'`,
  );

function expectBetween(value: number, least: number, most: number, what: string): void {
  expect(value, what).toBeGreaterThanOrEqual(least);
  expect(value, what).toBeLessThanOrEqual(most);
}

/** Ranges about the measured and published shares that reference/incidence-rates.csv lists. */
describe('made invoices are like real ones', () => {
  it('in how often accessorials are charged', async () => {
    await withInvoices({ packages }, async (made) => {
      const expected: Readonly<Record<string, readonly [number, number]>> = {
        Residential: [0.25, 0.75],
        'Delivery area': [0.1, 0.25],
        'Additional handling': [0.01, 0.12],
        'Large package': [0.001, 0.004],
        Signature: [0.03, 0.18],
        'Special incentive': [0.05, 0.2],
        Demand: [0.02, 0.25],
      };
      for (const [group, [least, most]] of Object.entries(expected))
        expectBetween(await shareWith(made, group), least, most, group);
    });
  });

  it('in how many packages come late, most of all in December', async () => {
    await withInvoices({ packages }, async (made) => {
      const known = 'tracking_status is not null';
      const late = "where tracking_status = 'Late'";
      expectBetween(await shareOf(made, late, known), 0.01, 0.06, 'late');
      expectBetween(await shareOf(made, "where tracking_status = 'Exception'", known), 0.005, 0.03, 'exception');
      const inMonth = (month: number, carrier: number): Promise<number> =>
        shareOf(made, late, `${known} and month(pickup_date) = ${month} and carrier_id = ${carrier}`);
      for (const carrier of [1, 2, 3])
        expect(await inMonth(12, carrier), `carrier ${carrier}`).toBeGreaterThan(await inMonth(5, carrier));
    });
  });

  it('in weights, adjustments and charges of a package', async () => {
    await withInvoices({ packages }, async (made) => {
      const heavier = 'where bill_weight_pounds > ceil(actual_weight_pounds)';
      expectBetween(await shareOf(made, heavier, "bucket_name = 'parcel'"), 0.06, 0.2, 'billed above entered');
      const adjustments = `select count(*) filter (where row_kind = 'adjustment') / sum(no_of_pkgs) from package_level_info`;
      expectBetween(await numberOf(made, adjustments), 0.02, 0.05, 'adjustments');
      const charges = `select (select count(*) from charge_level_info) / sum(no_of_pkgs) from package_level_info`;
      expectBetween(await numberOf(made, charges), 3.5, 5, 'charges a package');
    });
  });

  it('in when they are shipped: few on Sundays, most at the year’s end', async () => {
    await withInvoices({ packages }, async (made) => {
      expectBetween(await shareOf(made, "where dayname(pickup_date) = 'Sunday'"), 0, 0.03, 'Sundays');
      const inMonth = (month: number): Promise<number> =>
        numberOf(
          made,
          `select count(*) from package_level_info where row_kind = 'package' and year(pickup_date) = 2025 + ${month} // 13 and month(pickup_date) = (${month} - 1) % 12 + 1`,
        );
      expect(await inMonth(12)).toBeGreaterThan((await inMonth(13)) * 1.15);
    });
  });

  it('in refunds for lateness: the package was late', async () => {
    await withInvoices({ packages }, async (made) => {
      const refunded = `from charge_level_info where credit_type = 'GSR / late delivery'`;
      expect(await numberOf(made, `select count(*) ${refunded}`)).toBeGreaterThan(50);
      expect(await numberOf(made, `select count(*) ${refunded} and tracking_status is distinct from 'Late'`)).toBe(0);
    });
  });
});

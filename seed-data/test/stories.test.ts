import { describe, expect, it } from 'vitest';
import { demoWorld } from '../src/index.ts';
import type { GeneratedWarehouse } from './generated-warehouse.ts';
import { numberOf, textsOf, today, withInvoices } from './support/made-warehouse.ts';

const packages = 60_000;
const sent = `row_kind = 'package' and not (service_category = 'Returns' or sender_cntry <> 'US' or consignee_cntry <> 'US')`;

/** Meridian Medical Supply and Harbor Kids, with the accounts that their stories are about. */
const meridian = { ups: '7X44M0', fedex: '480122956' } as const;
const harborKids = { id: 1004, fedex: '610288734' } as const;

describe('packages of made invoices', () => {
  it('are mostly shipped from the nearest of a client’s warehouses', async () => {
    await withInvoices({ packages }, async (made) => {
      const fromTheWest = (states: string): Promise<number> =>
        numberOf(
          made,
          `select count(*) filter (sender_state in ('NV', 'CA')) / count(*) from package_level_info
           where ${sent} and client_id in (1001, 1002, 1004) and consignee_state in (${states})`,
        );
      expect(await fromTheWest(`'CA', 'OR', 'WA', 'NV', 'AZ'`)).toBeGreaterThan(0.5);
      expect(await fromTheWest(`'OH', 'NC', 'GA', 'PA', 'VA', 'FL'`)).toBeLessThan(0.12);
    });
  });

  it('cost more and take longer the farther they go', async () => {
    await withInvoices({ packages }, async (made) => {
      const zones = await textsOf(
        made,
        `select zone from package_level_info where ${sent} and carrier_name = 'FedEx' and service_category = 'Ground'
         and bill_weight_pounds between 5 and 10 group by zone order by avg(transportation_amount)`,
      );
      expect(zones).toEqual(['2', '3', '4', '5', '6', '7', '8']);
      const days = `select avg(estimated_days) from package_level_info where ${sent} and carrier_name = 'FedEx'
        and service_category = 'Ground' and zone =`;
      expect(await numberOf(made, `${days} '2'`)).toBeLessThan(await numberOf(made, `${days} '8'`));
    });
  });

  it('leave from the warehouse that an account belongs to', async () => {
    await withInvoices({ packages }, async (made) => {
      const reno = `select distinct sender_state from package_level_info where ${sent} and account_number = '900078125'`;
      expect(await textsOf(made, reno)).toEqual(['NV']);
    });
  });
});

describe('two clients have something to tell', () => {
  it('one lost a discount and had its rates raised', async () => {
    await withInvoices({ packages }, async (made) => {
      const discount = (from: string, until: string): Promise<number> =>
        numberOf(
          made,
          `select sum(transportation_discount) / sum(transportation_amount) from package_level_info
           where account_number = '${meridian.ups}' and pickup_date between date '${from}' and date '${until}'`,
        );
      expect(await discount('2026-01-01', '2026-06-30')).toBeGreaterThan(0.37);
      expect(await discount('2026-07-01', today)).toBeLessThan(0.25);
      const listPrice = (from: string, until: string): Promise<number> =>
        numberOf(
          made,
          `select avg(transportation_amount / bill_weight_pounds ^ 0.5) from package_level_info
           where account_number = '${meridian.fedex}' and service = 'FedEx Ground' and row_kind = 'package'
             and pickup_date between date '${from}' and date '${until}'`,
        );
      const raised = (await listPrice('2026-04-01', today)) / (await listPrice('2026-01-01', '2026-03-31'));
      expect(raised).toBeGreaterThan(1.05);
      expect(raised).toBeLessThan(1.13);
    });
  });

  it('the other had a December of many late packages, and one invoice billed twice', async () => {
    await withInvoices({ packages }, async (made) => {
      const ofMonth = (month: string, counted: string): Promise<number> =>
        numberOf(
          made,
          `select ${counted} from package_level_info
           where client_id = ${harborKids.id} and row_kind = 'package' and strftime(pickup_date, '%Y-%m') = '${month}'`,
        );
      expect(await ofMonth('2025-12', 'count(*)')).toBeGreaterThan(2 * (await ofMonth('2026-02', 'count(*)')));
      const late = `count(*) filter (tracking_status = 'Late') / count(*)`;
      expect(await ofMonth('2025-12', late)).toBeGreaterThan(0.12);
      expect(await ofMonth('2026-02', late)).toBeLessThan(0.06);
      expect(await billedAgainInFull(made)).toBe(1);
    });
  });

  it('tells of accounts that there are, in days before today', () => {
    for (const story of demoWorld.stories(today)) {
      expect(demoWorld.accounts.map(({ id }) => id)).toContain(story.accountId);
      expect(story.from <= story.until && story.until <= today).toBe(true);
    }
  });
});

/** How many invoices of the account have all their packages on a later one again. */
const billedAgainInFull = (made: GeneratedWarehouse): Promise<number> =>
  numberOf(
    made,
    `with billed as (
       select invoice_id, bill_date, tracking_number from package_level_info
       where account_number = '${harborKids.fedex}' and row_kind = 'package'
     )
     select count(*) from (
       select f.invoice_id from billed f left join billed a on a.tracking_number = f.tracking_number and a.bill_date > f.bill_date
       group by f.invoice_id having count(a.tracking_number) = count(*)
     )`,
  );

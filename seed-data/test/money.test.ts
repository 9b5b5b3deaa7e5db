import { chargeFamilies } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import type { GeneratedWarehouse } from './generated-warehouse.ts';
import { numberOf, withInvoices } from './support/made-warehouse.ts';

const brokenRows = (warehouse: GeneratedWarehouse, rows: string): Promise<number> =>
  numberOf(warehouse, `select count(*) from (${rows})`);

describe('the money of made invoices', () => {
  it('adds up: charges to packages, packages to invoices, families to totals', async () => {
    await withInvoices({}, async (warehouse) => {
      for (const family of chargeFamilies) {
        const differing = await brokenRows(
          warehouse,
          `select p.tracking_id from package_level_info p
           join charge_level_info c using (tracking_id)
           group by p.tracking_id, p.${family}_amount, p.${family}_discount, p.net_${family}_amount
           having p.${family}_amount <> sum(if(c.charge_family = '${family}', c.net_amount + c.incentive_amount, 0))
             or p.${family}_discount <> sum(if(c.charge_family = '${family}', c.incentive_amount, 0))
             or p.net_${family}_amount <> p.${family}_amount - p.${family}_discount`,
        );
        expect(differing, family).toBe(0);
      }
      const nets = chargeFamilies.map((family) => `net_${family}_amount`).join(' + ');
      expect(await brokenRows(warehouse, `from package_level_info where net_amount <> ${nets}`)).toBe(0);
      expect(
        await brokenRows(
          warehouse,
          `from invoice i join (select invoice_id, sum(net_amount) as net from package_level_info group by 1) p using (invoice_id)
           where i.amount <> p.net`,
        ),
      ).toBe(0);
    });
  });

  it('leaves no charge without its package, no package without its invoice, and none without charges', async () => {
    await withInvoices({}, async (warehouse) => {
      expect(
        await brokenRows(warehouse, 'from charge_level_info anti join package_level_info using (tracking_id, load_id)'),
      ).toBe(0);
      expect(
        await brokenRows(warehouse, 'from package_level_info anti join charge_level_info using (tracking_id)'),
      ).toBe(0);
      expect(
        await brokenRows(warehouse, 'from package_level_info anti join invoice using (invoice_id, bill_date)'),
      ).toBe(0);
    });
  });

  it('gives every row a number of its own', async () => {
    await withInvoices({}, async (warehouse) => {
      const twice = (table: string, id: string): string =>
        `select ${id} from ${table} group by ${id} having count(*) > 1`;
      expect(await brokenRows(warehouse, twice('package_level_info', 'tracking_id'))).toBe(0);
      expect(await brokenRows(warehouse, twice('charge_level_info', 'charge_id'))).toBe(0);
      expect(await brokenRows(warehouse, twice('invoice', 'invoice_id'))).toBe(0);
      expect(
        await brokenRows(
          warehouse,
          `select tracking_number from package_level_info where row_kind = 'package'
           group by carrier_name, tracking_number having count(*) > count(distinct invoice_id) or count(*) > 2`,
        ),
      ).toBe(0);
    });
  });

  it('has few packages that another invoice bills again for the same money, and credits for some of them', async () => {
    await withInvoices({ packages: 60_000 }, async (warehouse) => {
      const twice = `select tracking_number from package_level_info where row_kind = 'package'
        group by carrier_id, account_id, tracking_number, pickup_date having count(*) = 2`;
      const found = await brokenRows(warehouse, twice);
      expect(found).toBeGreaterThan(60);
      expect(found).toBeLessThan(240);
      const asDear = `${twice} and date_diff('day', min(bill_date), max(bill_date)) = 14
        and abs(min(transportation_amount) - max(transportation_amount)) < 0.01`;
      expect(await brokenRows(warehouse, asDear)).toBe(found);
      const credited = `select distinct tracking_number from charge_level_info
        where credit_type = 'Duplicate Charges' and tracking_number in (${twice})`;
      const creditedTwice = await brokenRows(warehouse, credited);
      expect(creditedTwice).toBeGreaterThan(10);
      expect(creditedTwice).toBeLessThan(found);
    });
  });

  it('books refunds as positive money on credits only', async () => {
    await withInvoices({ packages: 60_000 }, async (warehouse) => {
      expect(
        await brokenRows(
          warehouse,
          `from charge_level_info where total_refund_amount <> if(credit_type is null, 0, -net_amount) or total_refund_amount < 0`,
        ),
      ).toBe(0);
      expect(
        await brokenRows(
          warehouse,
          `from charge_level_info where (client_refund_amount <> 0) <>
             coalesce(credit_type in ('Void', 'Corporate rebate', 'Manifested not shipped', 'Damaged / lost claim') and net_amount <> 0, false)`,
        ),
      ).toBe(0);
    });
  });
});

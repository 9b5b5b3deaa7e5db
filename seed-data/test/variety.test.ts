import { chargeFamilies, creditTypes } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { demoWorld } from '../src/index.ts';
import { numberOf, textsOf, withInvoices } from './support/made-warehouse.ts';

const dimensions: Readonly<Record<string, number>> = {
  client_id: 7,
  account_number: 25,
  carrier_name: 8,
  bucket_name: 2,
  mode_category: 3,
  service: 30,
  service_category: 9,
  zone: 7,
  bill_option: 3,
  currency_code: 4,
  tracking_status: 3,
  invoice_status: 3,
  sender_state: 8,
  sender_cntry: 4,
  normalised_sender_country: 4,
  consignee_state: 50,
  normalised_consignee_state: 50,
  normalised_consignee_country: 10,
  consignee_county: 300,
};

describe('made invoices are worth looking at', () => {
  it('show several values in every dimension, even a third of them', async () => {
    await withInvoices({ packages: 60_000 }, async (warehouse) => {
      for (const [column, atLeast] of Object.entries(dimensions)) {
        const third = 'from package_level_info where tracking_id % 3 = 0';
        const found = await numberOf(warehouse, `select count(distinct ${column}) ${third}`);
        expect(found, column).toBeGreaterThanOrEqual(atLeast);
      }
    });
  });

  it('have charges of every family but the last, several accessorials and every reason for a credit', async () => {
    await withInvoices({ packages: 60_000 }, async (warehouse) => {
      const families = await textsOf(warehouse, 'select distinct charge_family from charge_level_info');
      expect(new Set(families)).toEqual(new Set(chargeFamilies));
      const groups = await numberOf(warehouse, 'select count(distinct accessorial_group) from charge_level_info');
      expect(groups).toBeGreaterThanOrEqual(12);
      const credits = await textsOf(
        warehouse,
        'select distinct credit_type from charge_level_info where credit_type is not null',
      );
      expect(new Set(credits)).toEqual(new Set(creditTypes));
    });
  });

  it('have packages, adjustments and rows of the account, and only packages count', async () => {
    await withInvoices({}, async (warehouse) => {
      const kinds = await textsOf(warehouse, 'select distinct row_kind from package_level_info order by 1');
      expect(kinds).toEqual(['account', 'adjustment', 'package']);
      const wrong = `select count(*) from package_level_info
        where no_of_pkgs <> if(row_kind = 'package', 1, 0) or (tracking_number is null) <> (row_kind = 'account')`;
      expect(await numberOf(warehouse, wrong)).toBe(0);
      const orphans = `select count(*) from package_level_info a where row_kind = 'adjustment' and not exists
        (from package_level_info p where p.row_kind = 'package' and p.tracking_number = a.tracking_number and p.bill_date < a.bill_date)`;
      expect(await numberOf(warehouse, orphans)).toBe(0);
    });
  });

  it('name the clients and accounts that the settings know', async () => {
    await withInvoices({ packages: 60_000 }, async (warehouse) => {
      const used = await textsOf(
        warehouse,
        `select distinct concat_ws(' ', account_id, client_id, carrier_id, account_number, currency_code) from invoice order by 1`,
      );
      const known = demoWorld.accounts.map((account) =>
        [account.id, account.clientId, account.carrierId, account.number, account.currencyCode].join(' '),
      );
      expect(used).toEqual(known.sort());
    });
  });

  it('leave some packages without a state, which go to the default state', async () => {
    await withInvoices({ packages: 60_000 }, async (warehouse) => {
      const unmapped = `from package_level_info where row_kind = 'package' and consignee_state is null`;
      expect(await numberOf(warehouse, `select count(*) ${unmapped}`)).toBeGreaterThan(60);
      const places = await textsOf(
        warehouse,
        `select distinct normalised_consignee_country || normalised_consignee_state ${unmapped}`,
      );
      expect(places).toEqual(['USCA']);
    });
  });
});

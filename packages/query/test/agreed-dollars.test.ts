import { mergedPacks, shippedPacks } from '@waybill/audit';
import { expect, it } from 'vitest';
import { compileFound, scopeTo } from '../src/index.ts';
import { type Row, TinyWarehouse } from './tiny-warehouse.ts';

const scope = scopeTo({ clientId: 1001 }, [{ id: 1001, childIds: [] }], 5);
const shared: Row = {
  carrier_id: 1,
  carrier_name: 'UPS',
  account_number: 'A1',
  invoice_number: 'I1',
  bill_date: '2025-08-01',
  pickup_date: '2025-07-28',
  tracking_number: '1Z1',
  tracking_id: 1,
  service: 'Ground Commercial',
  service_category: 'Ground',
  mode_category: 'Parcel Ground',
};
const handling = {
  charge_family: 'other_accessorial',
  accessorial_group: 'Additional handling',
  charge_description: 'Addl. Handling longest side',
  net_amount: 29,
};

/** What is found of a package with additional handling that is not due, which its agreement has judged. */
async function found(judges: readonly string[]) {
  const warehouse = await TinyWarehouse.open();
  const sides = { length: 20, width: 11, height: 9, dim_unit: 'inches', actual_weight_pounds: 15 };
  await warehouse.insert('package_level_info', [
    {
      ...shared,
      ...sides,
      ...{ row_kind: 'package', no_of_pkgs: 1, bill_weight_pounds: 15 },
      ...{ net_amount: 39, transportation_amount: 10, other_accessorial_amount: 29 },
    },
  ]);
  await warehouse.insert('charge_level_info', [
    { ...shared, charge_family: 'transportation', net_amount: 10 },
    { ...shared, ...handling },
  ]);
  const difference = { row: 1, freight: 100, fuel: 0, rest: 2_900, cause: 'accessorial' };
  const asked = {
    ...{ from: '2025-01-01', to: '2025-12-31', today: '2025-08-05' },
    guaranteed: { isUpsGsr: [], isFedexExpressGsr: [], isFedexIntlGsr: [] },
    agreed: [{ ...difference, confidence: 'likely' as const, judges }],
  };
  const rows = await warehouse.run(compileFound(asked, mergedPacks(shippedPacks()), { scope }));
  return Object.fromEntries(rows.map((row) => [String(row.rule), Number(row.at_stake)]));
}

it('gives the agreement the dollars of what it judges better', async () => {
  expect(await found(['handling_not_due', 'discount_missing'])).toEqual({ above_agreement: 3_000 });
});

it('takes what else was found off the difference to the agreed price, of which it is a part', async () => {
  expect(await found(['discount_missing'])).toEqual({ handling_not_due: 2_900, above_agreement: 100 });
});

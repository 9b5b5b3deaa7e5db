import { exceptionRules, type RuleContext } from '@waybill/model';
import { expect, it } from 'vitest';
import { compileFindings, type NotedFinding, scopeTo } from '../src/index.ts';
import { type Row, TinyWarehouse } from './tiny-warehouse.ts';

const context: RuleContext = {
  from: '2026-07-01',
  to: '2026-09-30',
  today: '2026-11-20',
  guaranteed: { isUpsGsr: [], isFedexExpressGsr: [], isFedexIntlGsr: [] },
};
const states = { accepted: 'accepted', pending: 'disputed', credited: 'credited', denied: 'denied' };
const family = scopeTo(
  { clientId: 1001 },
  [
    { id: 1001, childIds: [1002] },
    { id: 1002, childIds: [] },
  ],
  5,
);
const ups: Row = { client_id: 1001, carrier_id: 1, carrier_name: 'UPS', invoice_number: 'I1', bill_date: '2026-08-01' };
const fedex: Row = { ...ups, carrier_id: 2, carrier_name: 'FedEx' };
const packed: Row = { row_kind: 'package', no_of_pkgs: 1, bill_weight_pounds: 10, actual_weight_pounds: 10 };
const charge = (of: Row, trackingNumber: string | null, amount: number, more: Row = {}): Row => ({
  ...of,
  tracking_number: trackingNumber,
  charge_family: 'transportation',
  net_amount: amount,
  ...more,
});

/** The audit summary of the declared values in these rows, by carrier. */
async function auditOf(packages: readonly Row[], charges: readonly Row[], noted: readonly NotedFinding[] = []) {
  const warehouse = await TinyWarehouse.open();
  await warehouse.insert('package_level_info', packages);
  await warehouse.insert('charge_level_info', charges);
  const rules = exceptionRules.filter(({ name }) => name === 'declared_value');
  const settled = ['credited', 'denied', 'accepted'];
  const question = { rules, ruleContext: context, noted, settled, filter: {} };
  const compiled = compileFindings(question, { scope: family });
  const rows = await warehouse.run(compiled.audit(states, ["bill_date between '2026-07-01' and '2026-09-30'"]));
  return rows.map((row) => [row.CARRIER_NAME, row.MATCHED, row.OVERCHARGE_DISCREPANCY, row.UNDERCHARGE_DISCREPANCY]);
}

it('matches what nothing was found in, package by package and invoice by invoice', async () => {
  const packages = [
    { ...ups, ...packed, tracking_number: '1Z1', declared_amt: 3 },
    { ...ups, ...packed, tracking_number: '1Z2' },
  ];
  const charges = [
    charge(ups, '1Z1', 20),
    charge(ups, '1Z1', 3, { charge_family: 'other_accessorial' }),
    charge(ups, '1Z1', 40, { invoice_number: 'I2' }),
    charge(ups, '1Z1', 80, { client_id: 1002 }),
    charge(fedex, '1Z1', 160),
    charge(ups, '1Z2', 320),
    charge(ups, null, 640),
    charge(ups, '1Z2', 1280, { bill_date: '2026-10-01' }),
  ];
  expect(await auditOf(packages, charges)).toEqual([
    ['FedEx', '160.00', '0.00', '0.00'],
    ['UPS', '1080.00', '3.00', '0.00'],
  ]);
});

it('takes packages for undercharged whose billed weight is a pound or more below the actual one', async () => {
  const light: Row = { ...ups, ...packed, actual_weight_pounds: 15, transportation_amount: 30 };
  const packages: Row[] = [
    { ...light, tracking_number: '1Z1' },
    { ...light, tracking_number: '1Z2', actual_weight_pounds: 11 },
    { ...light, tracking_number: '1Z3', actual_weight_pounds: 10.99 },
    { ...light, tracking_number: '1Z4', bill_weight_pounds: 0 },
    { ...light, tracking_number: '1Z5', transportation_discount: 30 },
    { ...light, tracking_number: '1Z6', row_kind: 'adjustment', no_of_pkgs: 0 },
    { ...light, tracking_number: null },
    { ...light, tracking_number: '1Z8', bill_date: '2026-10-01' },
  ];
  const charges = [1, 2, 3, 4, 5, 6, 8].map((each) => charge(ups, `1Z${each}`, 2 ** each));
  expect(await auditOf(packages, [...charges, charge(ups, null, 512)])).toEqual([['UPS', '888.00', '0.00', '18.00']]);
});

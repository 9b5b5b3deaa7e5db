import { exceptionRules, type RuleContext } from '@waybill/model';
import { expect, it } from 'vitest';
import { type NotedFinding, scopeTo } from '../src/index.ts';
import { searchFindings } from './search-findings.ts';
import { type Row, TinyWarehouse } from './tiny-warehouse.ts';

const context: RuleContext = {
  from: '2026-07-01',
  to: '2026-09-30',
  today: '2026-11-20',
  guaranteed: { isUpsGsr: [], isFedexExpressGsr: [], isFedexIntlGsr: [] },
};
const states = { dismissed: ['accepted'], pending: ['disputed', 'credited'], denied: ['denied'] };
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

/** The audit summary of these rows, by carrier. */
async function auditOf(packages: readonly Row[], charges: readonly Row[], noted: readonly NotedFinding[] = []) {
  const warehouse = await TinyWarehouse.open();
  await warehouse.insert('package_level_info', packages);
  await warehouse.insert('charge_level_info', charges);
  const settled = ['credited', 'denied', 'accepted'];
  const question = { rules: exceptionRules, ruleContext: context, noted, settled, filter: {} };
  const compiled = await searchFindings(warehouse, question, family);
  const rows = await warehouse.run(compiled.audit(states, ["bill_date between '2026-07-01' and '2026-09-30'"]));
  const window = { sort: 'amount', descending: true, limit: 10, offset: 0 } as const;
  const [first] = await warehouse.run(compiled.window(window));
  return { rows, id: String(first?.id) };
}

/** An invoice that bills an extra twice. */
const twice = [1, 2].map(() =>
  charge(ups, '1Z1', 3, { charge_family: 'other_accessorial', accessorial_code: 'X', tracking_id: 1 }),
);
const bills = [
  charge(ups, '1Z1', 20),
  ...twice,
  charge(ups, '1Z1', 40, { invoice_number: 'I2' }),
  charge(fedex, '1Z1', 160),
  charge(ups, null, 640),
  charge(ups, '1Z2', 1280, { bill_date: '2026-10-01' }),
];
const packages = [{ ...ups, ...packed, tracking_number: '1Z1' }];

it('matches what was billed without what was billed too much, dollar by dollar', async () => {
  const { rows } = await auditOf(packages, bills);
  expect(rows.map((row) => [row.CARRIER_NAME, row.MATCHED, row.OVERCHARGE_DISCREPANCY].map(String))).toEqual([
    ['FedEx', '160.00', '0.00'],
    ['UPS', '703.00', '3.00'],
  ]);
});

it('counts as credited what has been credited, whatever was expected', async () => {
  const { id } = await auditOf(packages, bills);
  const credit = charge(ups, '1Z1', -1, { charge_family: 'billing_adjustment', credit_type: 'Duplicate Charges' });
  const inState = async (state: string) => {
    const { rows } = await auditOf(packages, [...bills, credit], [{ id, state, owner: null, claimReference: '' }]);
    const row = rows.find(({ CARRIER_NAME: name }) => name === 'UPS');
    return [row?.DISPUTED_AMOUNT, row?.PENDING, row?.CLAIMS_CREDITED, row?.DENIED].map(Number);
  };
  expect(await inState('credited')).toEqual([3, 2, 1, 0]);
  expect(await inState('disputed')).toEqual([3, 2, 1, 0]);
  expect(await inState('denied')).toEqual([3, 0, 1, 2]);
  expect(await inState('accepted')).toEqual([0, 0, 0, 0]);
});

it('takes packages for undercharged whose billed weight is a pound or more below the actual one', async () => {
  const light: Row = { ...ups, ...packed, actual_weight_pounds: 15, transportation_amount: 30 };
  const rowsOfPackages: Row[] = [
    { ...light, tracking_number: '1Z1' },
    { ...light, tracking_number: '1Z2', actual_weight_pounds: 11 },
    { ...light, tracking_number: '1Z3', actual_weight_pounds: 10.99 },
    { ...light, tracking_number: '1Z4', bill_weight_pounds: 0 },
    { ...light, tracking_number: '1Z5', transportation_discount: 30 },
    { ...light, tracking_number: '1Z6', row_kind: 'adjustment', no_of_pkgs: 0 },
    { ...light, tracking_number: null },
    { ...light, tracking_number: '1Z8', bill_date: '2026-10-01' },
  ];
  const { rows } = await auditOf(rowsOfPackages, [charge(ups, null, 512)]);
  expect(rows.map((row) => [row.CARRIER_NAME, Number(row.MATCHED), Number(row.UNDERCHARGE_DISCREPANCY)])).toEqual([
    ['UPS', 512, 18],
  ]);
});

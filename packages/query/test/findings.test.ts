import { mergedPacks, shippedPacks } from '@waybill/audit';
import { addDays, exceptionRules, type RuleContext } from '@waybill/model';
import { auditedYear, dayAfterYear } from '@waybill/testkit/audited-year';
import { describe, expect, it } from 'vitest';
import { compileFindings, compileFound, type FindingFilter, type NotedFinding, scopeTo } from '../src/index.ts';
import { searchFindings } from './search-findings.ts';
import { type Row, TinyWarehouse } from './tiny-warehouse.ts';

const context: RuleContext = {
  from: '2026-07-01',
  to: '2026-09-30',
  today: '2026-08-12',
  guaranteed: { isUpsGsr: [1], isFedexExpressGsr: [2], isFedexIntlGsr: [] },
};
const packs = mergedPacks(shippedPacks());
const settled = ['credited', 'denied', 'accepted'];
const scope = scopeTo({ clientId: 1001 }, [{ id: 1001, childIds: [] }], 5);

interface Made {
  readonly packages?: readonly Row[];
  readonly charges?: readonly Row[];
  readonly noted?: readonly NotedFinding[];
  readonly filter?: FindingFilter;
  readonly asked?: Partial<RuleContext>;
  /** The only rule that is asked for. */
  readonly rule?: string;
}

/** A package that arrived a day late, with its charges: 30 dollars of transportation, 6 of fuel, 4 of an extra. */
function late(number: string, more: Row = {}): Required<Pick<Made, 'packages' | 'charges'>> {
  const shared: Row = {
    carrier_id: 1,
    carrier_name: 'UPS',
    account_id: 1,
    account_number: 'A1',
    invoice_number: 'I1',
    bill_date: '2026-08-01',
    pickup_date: '2026-07-28',
    tracking_number: number,
    tracking_id: Number(number.replaceAll(/\D/g, '')),
    service: 'Next Day Air',
    service_category: 'Next Day',
    mode_category: 'Parcel Express',
    delivery_date: '2026-07-30 10:00:00',
    ...more,
  };
  const charge = (family: string, amount: number): Row => ({ ...shared, charge_family: family, net_amount: amount });
  return {
    packages: [
      {
        ...shared,
        row_kind: 'package',
        no_of_pkgs: 1,
        tracking_status: 'Late',
        scheduled_date: '2026-07-29 10:30:00',
        net_amount: 40,
        transportation_amount: 30,
        fuel_surcharge_amount: 6,
        other_accessorial_amount: 4,
        ...more,
      },
    ],
    charges: [charge('transportation', 30), charge('fuel_surcharge', 6), charge('other_accessorial', 4)],
  };
}

const credit = (number: string, type: string, amount: number, more: Row = {}): Row => ({
  ...late(number).charges[0],
  bill_date: '2026-08-08',
  invoice_number: 'I9',
  charge_family: 'billing_adjustment',
  credit_type: type,
  net_amount: -amount,
  ...more,
});

const together = (...all: readonly Required<Pick<Made, 'packages' | 'charges'>>[]) => ({
  packages: all.flatMap(({ packages }) => packages),
  charges: all.flatMap(({ charges }) => charges),
});

async function findingsOf({ packages = [], charges = [], noted = [], filter = {}, asked = {}, rule }: Made) {
  const warehouse = await TinyWarehouse.open();
  if (packages.length > 0) await warehouse.insert('package_level_info', packages);
  if (charges.length > 0) await warehouse.insert('charge_level_info', charges);
  const rules = exceptionRules.filter(({ name }) => rule === undefined || name === rule);
  const ruleContext = { ...context, ...asked };
  const compiled = await searchFindings(warehouse, { rules, ruleContext, noted, settled, filter }, scope);
  const window = { sort: 'trackingNumber', descending: false, limit: 100, offset: 0 } as const;
  const rows = await warehouse.run(compiled.window(window));
  const [total] = await warehouse.run(compiled.total());
  expect(Number(total?.findings)).toBe(rows.length);
  return rows;
}
const amounts = async (made: Made) =>
  (await findingsOf(made)).map((row) => [row.tracking_number, Number(row.amount), Number(row.credited), row.obstacle]);

describe('what a late package is worth', () => {
  it('is its transportation at UPS, with its fuel at FedEx, if the account claims the guarantee', async () => {
    const fedex = { carrier_id: 2, carrier_name: 'FedEx', account_id: 2, service: 'FedEx Priority Overnight' };
    const made = together(late('1Z1'), late('7002', fedex), late('1Z3', { account_id: 9 }));
    expect(await amounts(made)).toEqual([
      ['1Z1', 30, 0, null],
      ['1Z3', 30, 0, 'not_entitled'],
      ['7002', 36, 0, null],
    ]);
  });

  it('is not claimable where the agreement waives the guarantee, and claimable where it grants it to an account', async () => {
    const line = { service: '%', from: '2026-01-01', state: 'waived' } as const;
    const agreed = [
      { ...line, accountIds: [1] },
      { ...line, accountIds: [1], service: 'Next Day Air Early%', state: 'entitled' as const },
      { ...line, accountIds: [9], service: 'Next Day Air%', state: 'entitled' as const },
      { ...line, accountIds: [2], to: '2026-06-30' },
    ];
    const fedex = { carrier_id: 2, carrier_name: 'FedEx', account_id: 2, service: 'FedEx Priority Overnight' };
    const made = together(
      late('1Z1'),
      late('7002', fedex),
      late('1Z3', { account_id: 9 }),
      late('1Z4', { service: 'Next Day Air Early' }),
    );
    const rows = await findingsOf({ ...made, asked: { guaranteed: { ...context.guaranteed, agreed } } });
    expect(rows.map((row) => [row.tracking_number, row.obstacle])).toEqual([
      ['1Z1', 'waived'],
      ['1Z3', null],
      ['1Z4', null],
      ['7002', null],
    ]);
  });

  it.each([
    ['nothing, for a service that is not guaranteed', { service: '2nd Day Air', service_category: '2 Day' }],
    ['nothing, where weather or the receiver was to blame', { tracking_status: 'Exception' }],
    ['nothing, by the minute before its promise', { delivery_date: '2026-07-29 10:30:00' }],
    [
      'nothing, on the day after a holiday',
      { pickup_date: '2026-09-04', delivery_date: '2026-09-08 10:00:00', scheduled_date: '2026-09-07 00:00:00' },
    ],
    ['nothing, if it is not known when it came', { delivery_date: null }],
  ])('is %s', async (_, more) => {
    expect(await amounts(late('1Z1', more))).toEqual([]);
  });

  it('is found by the minute after its promise, and only worth a check by the usual time of the service', async () => {
    const minute = { delivery_date: '2026-07-29 10:31:00' };
    const unpromised = { ...minute, scheduled_date: '2026-07-29 00:00:00' };
    const rows = await findingsOf(together(late('1Z1', minute), late('1Z2', unpromised)));
    expect(rows.map(({ tracking_number: number, confidence }) => [number, confidence])).toEqual([
      ['1Z1', 'certain'],
      ['1Z2', 'check'],
    ]);
  });

  it('is only worth a check if some of its services rest on a day of the promise', async () => {
    const fedex = { carrier_id: 2, carrier_name: 'FedEx', account_id: 2, service: 'FedEx Priority Overnight' };
    const shipped = { ...fedex, pickup_date: '2026-02-13', scheduled_date: null };
    const onPresidentsDay = late('7002', { ...shipped, delivery_date: '2026-02-17 09:00:00' });
    const dayAfter = late('7003', { ...shipped, delivery_date: '2026-02-18 09:00:00' });
    const asked = { from: '2026-02-01' };
    const rows = await findingsOf({ ...together(onPresidentsDay, dayAfter), asked, rule: 'late_guaranteed' });
    expect(rows.map(({ tracking_number: number, confidence }) => [number, confidence])).toEqual([
      ['7002', 'check'],
      ['7003', 'certain'],
    ]);
  });

  it('is claimed within fifteen days: of the promise at UPS, of the invoice at FedEx', async () => {
    const fedex = { carrier_id: 2, carrier_name: 'FedEx', account_id: 2, service: 'FedEx Priority Overnight' };
    const ask = async (today: string) =>
      (await findingsOf({ ...together(late('1Z1'), late('7002', fedex)), asked: { today } })).map((row) => [
        row.claim_by,
        row.obstacle,
      ]);
    expect(await ask('2026-08-13')).toEqual([
      ['2026-08-13', null],
      ['2026-08-16', null],
    ]);
    expect(await ask('2026-08-14')).toEqual([
      ['2026-08-13', 'expired'],
      ['2026-08-16', null],
    ]);
  });
});

describe('credits', () => {
  it('are taken off as sums: a dollar leaves the rest open, the whole leaves nothing to claim', async () => {
    const made = together(late('1Z1'), late('1Z2'), late('1Z3'));
    const charges = [
      ...made.charges,
      credit('1Z1', 'GSR / late delivery', 1),
      credit('1Z2', 'GSR / late delivery', 10),
      credit('1Z2', 'GSR / late delivery', 20),
    ];
    expect(await amounts({ ...made, charges })).toEqual([
      ['1Z1', 29, 1, null],
      ['1Z2', 0, 30, 'credited'],
      ['1Z3', 30, 0, null],
    ]);
  });

  it('without a word what for count too, those for something else and of other carriers do not', async () => {
    const made = together(late('1Z1'), late('1Z2'), late('1Z3'));
    const charges = [
      ...made.charges,
      credit('1Z1', 'Billing adjustment', 30),
      credit('1Z2', 'Residential', 4),
      credit('1Z3', 'GSR / late delivery', 30, { carrier_id: 2, carrier_name: 'FedEx' }),
    ];
    expect(await amounts({ ...made, charges })).toEqual([
      ['1Z1', 0, 30, 'credited'],
      ['1Z2', 30, 0, null],
      ['1Z3', 30, 0, null],
    ]);
  });

  it('leave no more at stake than the package has cost', async () => {
    const made = late('1Z1');
    const charges = [...made.charges, credit('1Z1', 'Void', 25)];
    expect(await amounts({ ...made, charges })).toEqual([['1Z1', 15, 0, null]]);
  });

  it('are heeded for longer than other bills are read', async () => {
    const made = late('1Z1');
    const later = { bill_date: '2027-05-01' };
    const charges = [...made.charges, credit('1Z1', 'Void', 25, later), credit('1Z1', 'Void', -100, later)];
    const asked = { until: '2026-12-31', creditsUntil: '2027-12-31' };
    expect(await amounts({ ...made, charges, asked })).toEqual([['1Z1', 15, 0, null]]);
  });
});

it('gives each dollar to one finding, and no more than a package has cost, where errors and credits overlap', async () => {
  const year = auditedYear(3);
  const warehouse = await TinyWarehouse.open();
  const again = (row: Row): Row => ({
    ...row,
    invoice_number: `${row.invoice_number}B`,
    bill_date: addDays(String(row.bill_date), 14),
    tracking_id: 1_000_000 + Number(row.tracking_id),
  });
  const isAgain = (row: Row) => Number(row.tracking_id) % 3 === 0 && row.tracking_number !== null;
  const credited = year.packages.filter(
    ({ tracking_id: id, row_kind: kind }) => kind === 'package' && Number(id) % 7 === 0,
  );
  const credits = credited.map(
    (row, index): Row => ({
      ...row,
      charge_family: 'billing_adjustment',
      credit_type: ['Void', 'Duplicate Charges', 'Miscellaneous / Other', 'GSR / late delivery'][index % 4] ?? null,
      net_amount: -(Number(row.net_amount) * (index % 5)) / 4,
      charge_description: null,
    }),
  );
  await warehouse.insert('package_level_info', [...year.packages, ...year.packages.filter(isAgain).map(again)]);
  await warehouse.insert('charge_level_info', [
    ...year.charges,
    ...year.charges.filter(isAgain).map(again),
    ...credits,
  ]);
  const ruleContext = { ...context, from: '2025-01-01', to: dayAfterYear, today: dayAfterYear };
  const question = { rules: exceptionRules, ruleContext, noted: [], settled, filter: {} };
  const compiled = await searchFindings(warehouse, question, scope);
  const rows = await warehouse.run(compiled.window({ sort: 'amount', descending: true, limit: 10_000, offset: 0 }));
  expect(rows.length).toBeGreaterThan(1_000);
  const net = await warehouse.rowsOf(
    `select tracking_number, (100 * sum(net_amount_usd))::double as net,
     (-100 * coalesce(sum(net_amount_usd) filter (credit_type is not null), 0))::double as credit
     from charge_level_info where tracking_number is not null and bill_date <= date '${dayAfterYear}' group by all`,
  );
  const costs = new Map(net.map((row) => [row.tracking_number, row]));
  const packed = rows.filter((row) => row.tracking_number !== null);
  const cents = (of: typeof rows, name: 'amount' | 'credited') =>
    of.reduce((sum, row) => sum + Math.round(Number(row[name]) * 100), 0);
  for (const [number, own] of Map.groupBy(packed, (row) => row.tracking_number)) {
    const cost = costs.get(number);
    expect(cents(own, 'amount'), String(number)).toBeLessThanOrEqual(Math.max(0, Math.round(Number(cost?.net))));
    expect(cents(own, 'credited'), String(number)).toBeLessThanOrEqual(Math.round(Number(cost?.credit)));
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

describe('what is asked about', () => {
  it('narrows findings to ship dates, both included, and by conditions, which change no finding', async () => {
    const made = together(
      late('1Z1', { pickup_date: '2026-07-27' }),
      late('1Z2'),
      late('1Z3', { account_number: 'A2', pickup_date: '2026-07-29', scheduled_date: '2026-07-29 10:30:00' }),
    );
    const numbers = async (asked: Partial<RuleContext>) =>
      (await findingsOf({ ...made, asked })).map((row) => row.tracking_number);
    expect(await numbers({ shipped: { from: '2026-07-28', to: '2026-07-28' } })).toEqual(['1Z2']);
    expect(await numbers({ conditions: ["account_number = 'A1'"] })).toEqual(['1Z1', '1Z2']);
  });

  it('divides the dollars among all rules, whichever is asked for', async () => {
    const made = late('1Z1');
    const again = late('1Z1', { invoice_number: 'I2', bill_date: '2026-08-08', tracking_id: 99 });
    const all = await amounts(together(made, again));
    const parts = await Promise.all(
      ['billed_twice', 'late_guaranteed'].map((rule) => amounts({ ...together(made, again), rule })),
    );
    expect(parts.flat().toSorted()).toEqual(all.toSorted());
    expect(all.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(70);
  });

  it('reads nothing of other clients, and no word of a user as SQL', () => {
    const { plan } = compileFound(context, packs, { scope });
    const { sql, parameters } = compileFindings(
      {
        rules: exceptionRules,
        found: [],
        days: { today: context.today, todayOf: {} },
        noted: [],
        settled,
        filter: { words: ['word of a user'] },
      },
      { scope },
    ).total();
    expect(plan.partitions.every((partition) => String(partition).startsWith('1001'))).toBe(true);
    expect(plan.partitions).toContain(100120263);
    expect(sql).not.toContain('word of a user');
    expect(parameters).toContain('word of a user');
  });
});

describe('what is noted of a finding', () => {
  const made = together(late('1Z1'), late('1Z2', { account_id: 9 }), late('1Z3'));

  it('gives its state and owner, and filters by them', async () => {
    const rows = await findingsOf(made);
    expect(rows.map(({ state, noted }) => [state, noted])).toEqual(Array(3).fill(['open', false]));
    const noted = [{ id: String(rows[2]?.id), state: 'disputed', owner: 7, claimReference: 'C-17' }];
    const ask = async (filter: FindingFilter) =>
      (await findingsOf({ ...made, noted, filter })).map((row) => row.tracking_number);
    expect(await ask({ states: ['disputed'] })).toEqual(['1Z3']);
    expect(await ask({ states: ['open'] })).toEqual(['1Z1', '1Z2']);
    expect(await ask({ owner: 7 })).toEqual(['1Z3']);
    expect(await ask({ ids: [] })).toEqual([]);
    expect(await ask({ carrierName: 'FedEx' })).toEqual([]);
    expect(await ask({ confidence: 'likely' })).toEqual([]);
    expect(await ask({ isClaimable: false })).toEqual(['1Z2']);
    expect(await ask({ isClaimable: true })).toEqual(['1Z1', '1Z3']);
    expect(await ask({ words: ['1z3', 'NEXT'] })).toEqual(['1Z3']);
    expect(await ask({ words: ['c-17'] })).toEqual(['1Z3']);
    expect(await ask({ words: ["' or '1'='1"] })).toEqual([]);
  });

  it('stays with it when the invoice is loaded anew', async () => {
    const again = made.packages.map((row) => ({ ...row, tracking_id: 9_000 + Number(row.tracking_id), load_id: 4 }));
    const ids = async (packages: readonly Row[]) => (await findingsOf({ ...made, packages })).map(({ id }) => id);
    expect(await ids(again)).toEqual(await ids(made.packages));
  });

  it('tells apart what can be claimed, what cannot, and what is settled', async () => {
    const rows = await findingsOf(made);
    const noted = [{ id: String(rows[2]?.id), state: 'denied', owner: null, claimReference: '' }];
    const warehouse = await TinyWarehouse.open();
    await warehouse.insert('package_level_info', made.packages);
    await warehouse.insert('charge_level_info', made.charges);
    const question = { rules: exceptionRules, ruleContext: context, noted, settled, filter: {} };
    const compiled = await searchFindings(warehouse, question, scope);
    const [total] = await warehouse.run(compiled.total());
    expect(
      [total?.amount, total?.check_amount, total?.unclaimable_amount, total?.settled_amount, total?.credited].map(
        Number,
      ),
    ).toEqual([30, 0, 30, 30, 0]);
    const tallies = await warehouse.run(compiled.tallies());
    expect(tallies.map(({ state, obstacle, findings }) => [state, obstacle, Number(findings)])).toEqual([
      ['denied', null, 1],
      ['open', 'not_entitled', 1],
      ['open', null, 1],
    ]);
  });
});

import { exceptionRules, findRule, type RuleContext } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { compileFindings, type FindingFilter, type NotedFinding, scopeTo } from '../src/index.ts';
import { type Row, TinyWarehouse } from './tiny-warehouse.ts';

const context: RuleContext = {
  from: '2026-07-01',
  to: '2026-09-30',
  today: '2026-11-20',
  guaranteed: { isUpsGsr: [1], isFedexExpressGsr: [2], isFedexIntlGsr: [3] },
};
const settled = ['credited', 'denied', 'accepted'];
const scope = scopeTo({ clientId: 1001 }, [{ id: 1001, childIds: [] }], 5);

/** A package that no rule finds anything in. */
const good: Row = {
  row_kind: 'package',
  no_of_pkgs: 1,
  carrier_id: 1,
  carrier_name: 'UPS',
  account_id: 1,
  account_number: 'A1',
  invoice_number: 'I1',
  bill_date: '2026-08-01',
  pickup_date: '2026-07-28',
  delivery_date: '2026-07-29 10:00:00',
  tracking_number: '1Z0',
  tracking_status: 'On Time',
  service: 'Ground',
  service_category: 'Ground',
  net_amount: 30,
  transportation_amount: 40,
  transportation_discount: 20,
  fuel_surcharge_amount: 10,
  actual_weight_pounds: 10,
  bill_weight_pounds: 10,
};
const goodCharge: Row = {
  carrier_id: 1,
  carrier_name: 'UPS',
  account_id: 1,
  account_number: 'A1',
  invoice_number: 'I1',
  bill_date: '2026-08-01',
  pickup_date: '2026-07-28',
  tracking_number: '1Z0',
  charge_family: 'other_accessorial',
  accessorial_code: 'ACC',
  charge_description: 'Extra',
  net_amount: 5,
};
const credit = (trackingNumber: string, creditType: string, more: Row = {}): Row => ({
  ...goodCharge,
  tracking_number: trackingNumber,
  bill_date: '2026-11-01',
  charge_family: 'billing_adjustment',
  credit_type: creditType,
  net_amount: -5,
  ...more,
});

interface Made {
  readonly packages?: readonly Row[];
  readonly charges?: readonly Row[];
  readonly noted?: readonly NotedFinding[];
  readonly filter?: FindingFilter;
  /** What differs from the usual context. */
  readonly asked?: Partial<RuleContext>;
}

/** What a rule finds in made rows: subject is left out, the rest as text. */
async function findingsOf(name: string, { packages = [], charges = [], noted = [], filter = {}, asked = {} }: Made) {
  const warehouse = await TinyWarehouse.open();
  await warehouse.insert('package_level_info', [good, ...packages]);
  if (charges.length > 0) await warehouse.insert('charge_level_info', charges);
  const rule = findRule(name);
  if (rule === undefined) throw new Error(`There is no rule ${name}`);
  const ruleContext = { ...context, ...asked };
  const compiled = compileFindings({ rules: [rule], ruleContext, noted, settled, filter }, { scope });
  const window = { sort: 'trackingNumber', descending: false, limit: 100, offset: 0 } as const;
  const rows = await warehouse.run(compiled.window(window));
  const [total] = await warehouse.run(compiled.total());
  expect(Number(total?.findings)).toBe(rows.length);
  return rows;
}
const found = async (name: string, made: Made) =>
  (await findingsOf(name, made)).map((row) => [row.tracking_number, row.invoice_number, Number(row.amount)]);

describe('late packages with a guarantee', () => {
  const late: Row = { ...good, tracking_status: 'Late', service_category: 'Next Day', service: 'Next Day Air' };

  it('are those of guaranteed services on accounts that claim it, at their freight and fuel', async () => {
    const packages: Row[] = [
      { ...late, tracking_number: '1Z1' },
      { ...late, tracking_number: '1Z2', service_category: '2 Day', service: '2nd Day Air A.M.' },
      { ...late, tracking_number: '1Z3', service_category: '2 Day', service: '2nd Day Air' },
      { ...late, tracking_number: '1Z4', account_id: 9 },
      { ...late, tracking_number: '1Z5', tracking_status: 'On Time' },
      { ...late, tracking_number: '1Z6', pickup_date: '2023-12-31' },
      { ...late, tracking_number: 'F1', carrier_id: 2, carrier_name: 'FedEx', account_id: 2 },
      { ...late, tracking_number: 'F2', carrier_id: 2, carrier_name: 'FedEx', account_id: 3 },
      {
        ...late,
        tracking_number: 'F3',
        carrier_id: 2,
        carrier_name: 'FedEx',
        account_id: 3,
        service_category: 'International',
        service: 'FedEx International Priority',
      },
    ];
    expect(await found('late_guaranteed', { packages })).toEqual([
      ['1Z1', 'I1', 30],
      ['1Z2', 'I1', 30],
      ['F1', 'I1', 30],
      ['F3', 'I1', 30],
    ]);
  });

  it('are of the services that the carriers guarantee, and of no other', async () => {
    const services: readonly (readonly [number, number, string, string])[] = [
      [1, 1, 'Next Day', 'Next Day Air Saver'],
      [1, 1, 'Next Day Early', 'Next Day Air Early'],
      [1, 1, '2 Day', '2nd Day Air A.M. Residential'],
      [1, 1, 'International', 'Worldwide Express Plus'],
      [1, 1, 'International', 'Worldwide Saver'],
      [1, 1, 'International', 'Worldwide Expedited'],
      [2, 2, 'Next Day', 'FedEx Standard Overnight'],
      [2, 2, 'Next Day Early', 'FedEx First Overnight'],
      [2, 2, '2 Day', 'FedEx 2Day A.M.'],
      [2, 3, 'International', 'FedEx International First'],
      [2, 3, 'International', 'FedEx International Priority Express'],
    ];
    const others: typeof services = [
      [1, 1, 'Ground', 'Ground'],
      [1, 1, '3 Day', '3 Day Select'],
      [1, 1, 'International', 'Standard to Canada'],
      [2, 2, '2 Day', 'FedEx 2Day'],
      [2, 2, '3 Day', 'FedEx Express Saver'],
      [2, 2, 'International', 'FedEx International Priority'],
      [2, 3, '2 Day', 'FedEx 2Day A.M.'],
      [2, 3, 'International', 'FedEx International Economy'],
      [4, 1, 'Next Day', 'Next Day'],
    ];
    const packages = [...services, ...others].map(([carrier, account, category, service]) => ({
      ...late,
      carrier_id: carrier,
      account_id: account,
      service_category: category,
      service,
      tracking_number: `${carrier} ${account} ${service}`,
    }));
    const numbers = (await found('late_guaranteed', { packages })).map(([number]) => number);
    expect(numbers).toEqual(services.map(([carrier, account, , service]) => `${carrier} ${account} ${service}`).sort());
    const first = { ...late, tracking_number: '1Z1', pickup_date: '2024-01-01' };
    expect(await found('late_guaranteed', { packages: [first] })).toHaveLength(1);
  });

  it('end with the credit of that kind for that number at that carrier, whenever it came since', async () => {
    const packages = ['1Z1', '1Z2', '1Z3', '1Z4'].map((number) => ({ ...late, tracking_number: number }));
    const charges = [
      credit('1Z1', 'GSR / late delivery'),
      credit('1Z2', 'Residential'),
      credit('1Z3', 'GSR / late delivery', { bill_date: '2026-06-30' }),
      credit('1Z4', 'GSR / late delivery', { carrier_id: 2, carrier_name: 'FedEx' }),
    ];
    expect(await found('late_guaranteed', { packages, charges })).toEqual([
      ['1Z2', 'I1', 30],
      ['1Z3', 'I1', 30],
      ['1Z4', 'I1', 30],
    ]);
  });

  it('are none where no account claims a guarantee', async () => {
    const warehouse = await TinyWarehouse.open();
    await warehouse.insert('package_level_info', [late]);
    const ruleContext = { ...context, guaranteed: { isUpsGsr: [], isFedexExpressGsr: [], isFedexIntlGsr: [] } };
    const rules = exceptionRules.filter(({ name }) => name === 'late_guaranteed');
    const compiled = compileFindings({ rules, ruleContext, noted: [], settled, filter: {} }, { scope });
    expect((await warehouse.run(compiled.total())).map(({ findings }) => Number(findings))).toEqual([0]);
  });
});

describe('packages billed twice', () => {
  it('are every billing but the first, within 180 days, of one client and carrier', async () => {
    const packages: Row[] = [
      { ...good, tracking_number: '1Z1', invoice_number: 'I9', bill_date: '2026-06-01' },
      { ...good, tracking_number: '1Z1', invoice_number: 'I2', net_amount: 31 },
      { ...good, tracking_number: '1Z1', invoice_number: 'I3', net_amount: 32, bill_date: '2026-08-08' },
      { ...good, tracking_number: '1Z2', invoice_number: 'I1' },
      { ...good, tracking_number: '1Z2', invoice_number: 'I2', row_kind: 'adjustment', no_of_pkgs: 0 },
      { ...good, tracking_number: '1Z3', invoice_number: 'I1', bill_date: '2026-01-01' },
      { ...good, tracking_number: '1Z3', invoice_number: 'I2' },
      { ...good, tracking_number: '1Z4', invoice_number: 'I1' },
      { ...good, tracking_number: '1Z4', invoice_number: 'I2', carrier_id: 2, carrier_name: 'FedEx' },
      { ...good, tracking_number: '1Z5', invoice_number: 'I1' },
      { ...good, tracking_number: '1Z5', invoice_number: 'I2', client_id: 1002 },
      { ...good, tracking_number: '1Z6', invoice_number: 'I1' },
      { ...good, tracking_number: '1Z6', invoice_number: 'I2', net_amount: 7 },
      { ...good, tracking_number: '1Z7', invoice_number: 'I1', bill_date: '2026-02-02' },
      { ...good, tracking_number: '1Z7', invoice_number: 'I2', net_amount: 8 },
      { ...good, tracking_number: '1Z8', invoice_number: 'I1', bill_date: '2026-02-01' },
      { ...good, tracking_number: '1Z8', invoice_number: 'I2', net_amount: 9 },
    ];
    expect(await found('billed_twice', { packages })).toEqual(
      expect.arrayContaining([
        ['1Z1', 'I2', 31],
        ['1Z1', 'I3', 32],
        ['1Z6', 'I2', 7],
        ['1Z7', 'I2', 8],
      ]),
    );
    expect(await found('billed_twice', { packages })).toHaveLength(4);
    expect(await found('billed_twice', { packages, charges: [credit('1Z1', 'Duplicate Charges')] })).toEqual([
      ['1Z6', 'I2', 7],
      ['1Z7', 'I2', 8],
    ]);
  });

  it('are packages with a number, an amount and another invoice', async () => {
    const packages: Row[] = [
      { ...good, tracking_number: null, invoice_number: 'I1' },
      { ...good, tracking_number: null, invoice_number: 'I2' },
      { ...good, tracking_number: '1Z1', invoice_number: 'I1', net_amount: 0 },
      { ...good, tracking_number: '1Z1', invoice_number: 'I2' },
      { ...good, tracking_number: '1Z2', invoice_number: 'I1', row_kind: 'adjustment', no_of_pkgs: 0 },
      { ...good, tracking_number: '1Z2', invoice_number: 'I2' },
      { ...good, tracking_number: '1Z3', invoice_number: 'I1', bill_date: '2026-07-25' },
      { ...good, tracking_number: '1Z3', invoice_number: 'I1' },
    ];
    expect(await found('billed_twice', { packages })).toEqual([]);
  });

  it('are of one client, even where a parent sees its children', async () => {
    const warehouse = await TinyWarehouse.open();
    await warehouse.insert('package_level_info', [
      { ...good, tracking_number: '1Z1', invoice_number: 'I1' },
      { ...good, tracking_number: '1Z1', invoice_number: 'I2', client_id: 1002 },
    ]);
    const family = scopeTo(
      { clientId: 1001 },
      [
        { id: 1001, childIds: [1002] },
        { id: 1002, childIds: [] },
      ],
      5,
    );
    const rules = exceptionRules.filter(({ name }) => name === 'billed_twice');
    const question = { rules, ruleContext: context, noted: [], settled, filter: {} };
    const compiled = compileFindings(question, { scope: family });
    expect((await warehouse.run(compiled.total())).map(({ findings }) => Number(findings))).toEqual([0]);
  });
});

describe('what is asked about', () => {
  const late: Row = { ...good, tracking_status: 'Late', service_category: 'Next Day', service: 'Next Day Air' };
  const packages: Row[] = [
    { ...late, tracking_number: '1Z1', pickup_date: '2026-07-19', declared_amt: 3 },
    { ...late, tracking_number: '1Z2', pickup_date: '2026-07-20', declared_amt: 4 },
    { ...late, tracking_number: '1Z3', pickup_date: '2026-07-21', declared_amt: 5, service: 'Next Day Air Saver' },
  ];

  it.each(['late_guaranteed', 'declared_value'])('narrows %s to ship dates, both days included', async (name) => {
    const numbers = async (asked: Partial<RuleContext>) =>
      (await findingsOf(name, { packages, asked })).map((row) => row.tracking_number);
    expect(await numbers({})).toEqual(['1Z1', '1Z2', '1Z3']);
    expect(await numbers({ shipped: { from: '2026-07-20', to: '2026-07-20' } })).toEqual(['1Z2']);
    expect(await numbers({ conditions: ["service = 'Next Day Air Saver'"] })).toEqual(['1Z3']);
  });

  it('is never a row of no package, or an adjustment', async () => {
    const heavy: Row = { ...good, actual_weight_pounds: 10, bill_weight_pounds: 40 };
    const others: Row[] = [
      { ...heavy, tracking_number: null },
      { ...heavy, tracking_number: '1Z2', row_kind: 'adjustment', no_of_pkgs: 0 },
    ];
    expect(await found('weight_far_above', { packages: [...others, { ...heavy, tracking_number: '1Z1' }] })).toEqual([
      ['1Z1', 'I1', 15],
    ]);
    const declared: Row = { ...good, tracking_number: null, declared_amt: 7 };
    expect(await found('declared_value', { packages: [declared] })).toEqual([]);
  });
});

describe('packages without a delivery', () => {
  it('are those that a telling account leaves open thirty days after they were shipped', async () => {
    const lost: Row = { ...good, delivery_date: null, tracking_status: null };
    const packages: Row[] = [
      { ...lost, tracking_number: '1Z1' },
      { ...lost, tracking_number: '1Z2', pickup_date: '2026-10-22', bill_date: '2026-09-30' },
      { ...lost, tracking_number: '1Z3', net_amount: 0 },
      { ...good, tracking_number: '1Z4' },
      { ...good, tracking_number: '1Z5' },
      { ...lost, tracking_number: 'S1', account_id: 7 },
      { ...lost, tracking_number: '1Z6' },
    ];
    const charges = [credit('1Z6', 'Void')];
    expect(await found('never_delivered', { packages, charges })).toEqual([]);
    const telling = [...packages, { ...good, tracking_number: '1Z7' }];
    expect(await found('never_delivered', { packages: telling, charges })).toEqual([['1Z1', 'I1', 30]]);
    const thirtyDays = { ...lost, tracking_number: '1Z8', pickup_date: '2026-10-21', bill_date: '2026-09-30' };
    const stillTelling = [...telling, thirtyDays, { ...good, tracking_number: '1Z9' }];
    expect(await found('never_delivered', { packages: stillTelling, charges })).toEqual([
      ['1Z1', 'I1', 30],
      ['1Z8', 'I1', 30],
    ]);
  });
});

describe('a package without a delivery', () => {
  it('is settled by a void, a claim or another credit for it, and by no credit for something else', async () => {
    const settling = ['Void', 'Manifested not shipped', 'Damaged / lost claim', 'NPOD - no proof of delivery'];
    const credits = [...settling, 'Residential'].map((type, index) => ({ type, number: `1Z${index + 1}` }));
    const packages = credits.flatMap(({ number }): Row[] => [
      { ...good, delivery_date: null, tracking_number: number },
      { ...good, tracking_number: `${number} delivered` },
    ]);
    const charges = credits.map(({ type, number }) => credit(number, type));
    expect(await found('never_delivered', { packages, charges })).toEqual([['1Z5', 'I1', 30]]);
  });
});

describe('weights far above the actual one', () => {
  it('are twice as much and ten pounds more, at their share of the transportation', async () => {
    const packages: Row[] = [
      { ...good, tracking_number: '1Z1', actual_weight_pounds: 10, bill_weight_pounds: 20 },
      { ...good, tracking_number: '1Z2', actual_weight_pounds: 5, bill_weight_pounds: 14 },
      { ...good, tracking_number: '1Z3', actual_weight_pounds: 30, bill_weight_pounds: 50 },
      { ...good, tracking_number: '1Z4', actual_weight_pounds: 0, bill_weight_pounds: 50 },
      { ...good, tracking_number: '1Z5', actual_weight_pounds: 1, bill_weight_pounds: 31 },
      { ...good, tracking_number: '1Z6', actual_weight_pounds: null, bill_weight_pounds: 31 },
    ];
    expect(await found('weight_far_above', { packages })).toEqual([
      ['1Z1', 'I1', 10],
      ['1Z5', 'I1', 19.35],
    ]);
  });
});

describe('the same charge twice', () => {
  it('is one code, text and amount on one package and invoice, fuel left out', async () => {
    const twice = (number: string, more: Row = {}, second: Row = {}): Row[] => [
      { ...goodCharge, tracking_number: number, ...more },
      { ...goodCharge, tracking_number: number, ...more, ...second },
    ];
    const charges: Row[] = [
      ...twice('1Z1'),
      { ...goodCharge, tracking_number: '1Z1' },
      ...twice('1Z2', {}, { net_amount: 6 }),
      ...twice('1Z3', {}, { invoice_number: 'I2' }),
      ...twice('1Z4', { charge_family: 'fuel_surcharge' }),
      ...twice('1Z5', {}, { accessorial_code: 'OTH' }),
      ...twice('1Z6', { net_amount: -3 }),
      ...twice('1Z7'),
      credit('1Z7', 'Duplicate Charges'),
    ];
    expect(await found('same_charge_twice', { charges })).toEqual([['1Z1', 'I1', 10]]);
  });

  it('is on a package, and is found beside a credit of the same name', async () => {
    const charges: Row[] = [
      ...[1, 2].map(() => ({ ...goodCharge, tracking_number: null })),
      ...[5, 5, -5].map((amount) => ({ ...goodCharge, tracking_number: '1Z1', net_amount: amount })),
    ];
    expect(await found('same_charge_twice', { charges })).toEqual([['1Z1', 'I1', 5]]);
  });
});

describe.each([
  ['address_correction', 'address_correction_amt', 'Address correction'],
  ['weight_correction', 'shipping_charge_correction_amt', 'Dimension/weight'],
  ['chargeback', 'chargeback_amt', 'Third party'],
  ['declared_value', 'declared_amt', undefined],
])('%s', (name, column, answer) => {
  it('sums what a package was charged on an invoice, credits on it taken off', async () => {
    const packages: Row[] = [
      { ...good, tracking_number: '1Z1', [column]: 12.5 },
      { ...good, tracking_number: '1Z1', row_kind: 'adjustment', no_of_pkgs: 0, [column]: 2.5 },
      { ...good, tracking_number: '1Z2', [column]: 9 },
      { ...good, tracking_number: '1Z2', row_kind: 'adjustment', no_of_pkgs: 0, [column]: -9 },
      { ...good, tracking_number: '1Z3', [column]: 4, bill_date: '2026-06-30' },
      { ...good, tracking_number: '1Z4', [column]: 4, usd_rate: 1.5 },
    ];
    expect(await found(name, { packages })).toEqual([
      ['1Z1', 'I1', 15],
      ['1Z4', 'I1', 6],
    ]);
    const charges = answer === undefined ? [] : [credit('1Z1', answer)];
    expect(await found(name, { packages, charges })).toHaveLength(answer === undefined ? 2 : 1);
  });
});

describe('residential surcharges at companies', () => {
  it('are those on rows whose consignee is a company', async () => {
    const packages: Row[] = [
      { ...good, tracking_number: '1Z1', tracking_id: 101, consignee_company: 'Delta Optics' },
      { ...good, tracking_number: '1Z2', tracking_id: 102, consignee_company: '  ' },
      { ...good, tracking_number: '1Z3', tracking_id: 103 },
      { ...good, tracking_number: '1Z4', tracking_id: 104, consignee_company: 'Oakwood Hotel' },
    ];
    const residential: Row = {
      ...goodCharge,
      accessorial_group: 'Residential',
      charge_description: 'Residential Surcharge',
    };
    const charges: Row[] = [
      ...[1, 2, 3, 4].map((each) => ({ ...residential, tracking_number: `1Z${each}`, tracking_id: 100 + each })),
      { ...goodCharge, tracking_number: '1Z1', tracking_id: 101 },
      { ...residential, tracking_number: null, tracking_id: 101 },
      credit('1Z4', 'Residential'),
    ];
    expect(await found('residential_at_company', { packages, charges })).toEqual([['1Z1', 'I1', 5]]);
  });
});

describe('charges of unknown kind', () => {
  it('are those of no family, on packages and on accounts', async () => {
    const other: Row = { ...goodCharge, charge_family: 'other', accessorial_code: 'XYZ', charge_description: 'Oddity' };
    const charges: Row[] = [
      { ...other, tracking_number: '1Z1' },
      { ...other, tracking_number: null, net_amount: 8 },
      { ...other, tracking_number: null, net_amount: 2 },
      { ...goodCharge, tracking_number: '1Z2' },
    ];
    const rows = await findingsOf('unknown_charge', { charges });
    expect(rows.map((row) => [row.tracking_number, row.charge, Number(row.amount)])).toEqual([
      ['1Z1', 'XYZ Oddity', 5],
      [null, 'XYZ Oddity', 10],
    ]);
  });
});

describe('what is noted of a finding', () => {
  const packages: Row[] = [
    { ...good, tracking_number: '1Z1', declared_amt: 3 },
    { ...good, tracking_number: '1Z2', declared_amt: 4 },
    { ...good, tracking_number: '1Z3', declared_amt: 5 },
  ];

  it('gives its state and owner, filters by them, and keeps an answered finding', async () => {
    const rows = await findingsOf('declared_value', { packages });
    expect(rows.map(({ state, noted }) => [state, noted])).toEqual([
      ['open', false],
      ['open', false],
      ['open', false],
    ]);
    const noted = [{ id: String(rows[1]?.id), state: 'disputed', owner: 7, claimReference: 'C-17' }];
    const ask = async (filter: FindingFilter) =>
      (await findingsOf('declared_value', { packages, noted, filter })).map((row) => row.tracking_number);
    expect(await ask({ states: ['disputed'] })).toEqual(['1Z2']);
    expect(await ask({ states: ['open'] })).toEqual(['1Z1', '1Z3']);
    expect(await ask({ owner: 7 })).toEqual(['1Z2']);
    expect(await ask({ ids: [] })).toEqual([]);
    expect(await ask({ carrierName: 'FedEx' })).toEqual([]);
    expect(await ask({ words: ['1z3', 'GROUND'] })).toEqual(['1Z3']);
    expect(await ask({ words: ['c-17'] })).toEqual(['1Z2']);
    expect(await ask({ words: ["' or '1'='1"] })).toEqual([]);

    const corrected = [{ ...good, tracking_number: '1Z8', address_correction_amt: 9 }];
    const charges = [credit('1Z8', 'Address correction')];
    const [open] = await findingsOf('address_correction', { packages: corrected });
    expect(await findingsOf('address_correction', { packages: corrected, charges })).toEqual([]);
    const worked = {
      packages: corrected,
      charges,
      noted: [{ id: String(open?.id), state: 'credited', owner: null, claimReference: '' }],
    };
    expect(await findingsOf('address_correction', worked)).toMatchObject([{ state: 'credited', answered: true }]);
  });

  it('stays with it when the invoice is loaded anew', async () => {
    const [before] = await findingsOf('declared_value', { packages });
    const again = packages.map((row) => ({ ...row, tracking_id: 9_000 + Number(row.declared_amt), load_id: 4 }));
    const [after] = await findingsOf('declared_value', { packages: again });
    expect(after?.id).toBe(before?.id);
  });
});

describe('until when a finding can be claimed', () => {
  const late = {
    ...good,
    tracking_status: 'Late',
    service_category: 'Next Day',
    scheduled_date: '2026-07-29 10:30:00',
  };

  it('is fifteen days after the scheduled delivery for a late package of UPS, after the invoice for one of FedEx', async () => {
    const ofFedex = { carrier_id: 2, carrier_name: 'FedEx', account_id: 2, tracking_number: '7002' };
    const packages = [
      { ...late, tracking_number: '1Z1' },
      { ...late, ...ofFedex },
    ];
    const rows = await findingsOf('late_guaranteed', { packages });
    expect(rows.map(({ tracking_number: number, claim_by: day, claim_window: state }) => [number, day, state])).toEqual(
      [
        ['1Z1', '2026-08-13', 'expired'],
        ['7002', '2026-08-16', 'expired'],
      ],
    );
  });

  it('is 180 days after the invoice for what was billed wrongly, and not known for other carriers', async () => {
    const packages = [
      { ...good, tracking_number: '1Z1', declared_amt: 3 },
      { ...good, tracking_number: '7002', declared_amt: 3, carrier_id: 2, carrier_name: 'FedEx' },
      { ...good, tracking_number: 'X2', declared_amt: 3, carrier_id: 4, carrier_name: 'OnTrac' },
    ];
    const rows = await findingsOf('declared_value', { packages });
    expect(rows.map(({ claim_by: day, claim_window: state }) => [day, state])).toEqual([
      ['2027-01-28', 'claimable'],
      ['2027-01-28', 'claimable'],
      [null, 'unknown'],
    ]);
    const claimable = await findingsOf('declared_value', { packages, filter: { claimWindow: 'claimable' } });
    expect(claimable.map(({ tracking_number: number }) => number)).toEqual(['1Z1', '7002']);
  });

  it('orders findings by the days that are left, with those whose deadline has passed at the end', async () => {
    const billedOn = (day: string) => ({ ...good, tracking_number: day, bill_date: day, declared_amt: 3 });
    const warehouse = await TinyWarehouse.open();
    await warehouse.insert('package_level_info', ['2026-07-04', '2026-09-05', '2026-08-08'].map(billedOn));
    const rules = exceptionRules.filter(({ name }) => name === 'declared_value');
    const ruleContext = { ...context, today: '2027-01-15' };
    const compiled = compileFindings({ rules, ruleContext, noted: [], settled, filter: {} }, { scope });
    const window = { sort: 'claimBy', descending: false, limit: 10, offset: 0 } as const;
    const rows = await warehouse.run(compiled.window(window));
    expect(rows.map(({ bill_date: day }) => day)).toEqual(['2026-08-08', '2026-09-05', '2026-07-04']);
  });

  it('does not count what is settled as at stake', async () => {
    const packages = ['1Z1', '1Z2'].map((number) => ({ ...good, tracking_number: number, declared_amt: 3 }));
    const [, second] = await findingsOf('declared_value', { packages });
    const warehouse = await TinyWarehouse.open();
    await warehouse.insert('package_level_info', packages);
    const noted = [{ id: String(second?.id), state: 'denied', owner: null, claimReference: '' }];
    const rules = exceptionRules.filter(({ name }) => name === 'declared_value');
    const compiled = compileFindings({ rules, ruleContext: context, noted, settled, filter: {} }, { scope });
    const [total] = await warehouse.run(compiled.total());
    expect([total?.findings, total?.amount, total?.settled_amount].map(Number)).toEqual([2, 3, 3]);
  });
});

it('reads nothing of other clients, and the quarters of the days alone', () => {
  for (const rule of exceptionRules) {
    const { plan, sql, parameters } = compileFindings(
      { rules: [rule], ruleContext: context, noted: [], settled, filter: { words: ['word of a user'] } },
      { scope },
    ).total();
    expect(plan.partitions.every((partition) => String(partition).startsWith('1001'))).toBe(true);
    expect(plan.partitions).toContain(100120263);
    expect(sql).not.toContain('word of a user');
    expect(parameters).toContain('word of a user');
  }
});

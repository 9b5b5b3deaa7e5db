import {
  activateAgreementVersion,
  askWhatIf,
  type ChangeKind,
  createAgreement,
  type WhatIfAnswer,
  type WhatIfChange,
  whatIfChoices,
} from '@waybill/contract';
import type { PackageRow } from '@waybill/model';
import { blankCharge, blankPackage, House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const account = 'WHATIF1';
const days = { from: '2026-09-01', to: '2026-10-31' } as const;

const change = (kind: ChangeKind, value: number, more: Partial<WhatIfChange> = {}): WhatIfChange => ({
  kind,
  value,
  of: '',
  carriers: [],
  services: [],
  zones: [],
  states: [],
  ...more,
});

describe('what packages would have cost', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const { tenant_id: tenantId } = await house.settings
    .selectFrom('user_account')
    .select('tenant_id')
    .where('login', '=', 'admin')
    .executeTakeFirstOrThrow();
  const { id: clientId } = await house.settings
    .insertInto('client')
    .values({ tenant_id: tenantId, name: 'What If Goods', code: 'WHATIF' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: accountId } = await house.settings
    .insertInto('account')
    .values({ client_id: clientId, carrier_id: 1, number: account, name: account, account_group_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();

  /** A package with its charges: transportation before and after discount, fuel, a residential surcharge. */
  interface Billed {
    readonly published: string;
    readonly discount: string;
    readonly fuel: string;
    readonly residential?: string;
    readonly row: Partial<PackageRow>;
  }
  const ground = (number: string, row: Partial<PackageRow> = {}): Billed => ({
    published: '20.00',
    discount: '8.00',
    fuel: '1.80',
    row: {
      service: 'UPS Ground',
      service_category: 'Ground',
      zone: '5',
      actual_weight_pounds: '5.00',
      bill_weight_pounds: '5.00',
      tracking_number: number,
      ...row,
    },
  });
  const air = (number: string): Billed => ({
    published: '50.00',
    discount: '10.00',
    fuel: '6.00',
    residential: '4.00',
    row: {
      service: 'UPS 2nd Day Air',
      service_category: '2 Day',
      zone: '205',
      actual_weight_pounds: '5.00',
      bill_weight_pounds: '5.00',
      tracking_number: number,
    },
  });
  const cents = (amount: string): number => Math.round(Number(amount) * 100);
  const text = (amount: number): string => (amount / 100).toFixed(2);
  const load = async (invoiceNumber: string, billDate: string, packages: readonly Billed[]) => {
    const netOf = ({ published, discount, fuel, residential = '0' }: Billed) =>
      cents(published) - cents(discount) + cents(fuel) + cents(residential);
    const place = {
      invoice_number: invoiceNumber,
      account_number: account,
      carrier_id: 1,
      carrier_name: 'UPS',
      currency_code: 'USD',
      bill_date: billDate,
      pickup_date: billDate,
    };
    const loading = await house.warehouse.beginLoad({ kind: 'invoice', source: 'test' });
    const invoice = loading.addInvoice({
      clientId,
      accountId,
      accountNumber: account,
      invoiceNumber,
      billDate,
      carrierId: 1,
      carrierName: 'UPS',
      currencyCode: 'USD',
      amount: text(packages.reduce((sum, each) => sum + netOf(each), 0)),
      sourceName: 'test',
    });
    for (const each of packages) {
      const { published, discount, fuel, residential = '0.00', row } = each;
      const added = loading.addPackage(invoice, {
        ...blankPackage,
        ...place,
        net_amount: text(netOf(each)),
        transportation_amount: published,
        transportation_discount: discount,
        fuel_surcharge_amount: fuel,
        other_accessorial_amount: residential,
        ...row,
      });
      const transportation = { net_amount: text(cents(published) - cents(discount)), incentive_amount: discount };
      loading.addCharge(added, { ...blankCharge, ...transportation });
      loading.addCharge(added, { ...blankCharge, charge_family: 'fuel_surcharge', net_amount: fuel });
      if (residential !== '0.00')
        loading.addCharge(added, {
          ...blankCharge,
          charge_family: 'other_accessorial',
          accessorial_group: 'Residential',
          charge_description: 'Residential Surcharge',
          net_amount: residential,
        });
    }
    await loading.commit();
  };
  await load('WHATIF-1', '2026-09-07', [ground('1ZA'), ground('1ZB'), air('1ZC')]);
  await load('WHATIF-2', '2026-10-05', [
    ground('1ZD'),
    ground('1ZE', {
      zone: '2',
      bill_weight_pounds: '9.00',
      length: '12',
      width: '12',
      height: '10',
      dim_unit: 'inches',
    }),
    { ...ground('1ZF', { zone: '2', bill_weight_pounds: '11.00' }), published: '24.00', discount: '12.00' },
  ]);

  const ask = async (...changes: readonly WhatIfChange[]): Promise<WhatIfAnswer> => {
    const { status, body } = await admin.call(askWhatIf, { body: { clientId, ...days, changes } });
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  };
  const effectsOf = ({ effects }: WhatIfAnswer) =>
    Object.fromEntries(effects.filter(({ amount }) => amount !== 0).map(({ kind, amount }) => [kind, amount]));

  it('is what was billed, to the cent, where nothing changes', async () => {
    const answer = await ask();
    expect(answer).toMatchObject({ actual: 119, scenario: 119, packages: 6, effects: [] });
    expect(answer.untouched).toEqual({ packages: 6, amount: 119 });
    const sum = (of: 'actual' | 'scenario') => answer.cells.reduce((all, cell) => all + Math.round(cell[of] * 100), 0);
    expect([sum('actual'), sum('scenario')]).toEqual([11_900, 11_900]);
    expect(answer.cells).toContainEqual(
      expect.objectContaining({
        client: 'What If Goods',
        month: '2026-10-01',
        service: 'Ground',
        packages: 3,
        actual: 41.4,
      }),
    );
  });

  it('moves only fuel with fuel, and fuel with transportation', async () => {
    // 2 points of 12.00 for five packages and of 40.00 for one.
    expect(effectsOf(await ask(change('fuel', 2)))).toEqual({ fuel: 2 });
    // 10% more of 12.00 and 40.00, and of their fuel.
    expect(effectsOf(await ask(change('rates', 10)))).toEqual({ rates: 10, fuelFollows: 1.5 });
    // 5 points of 20.00 (four times), 24.00 and 50.00; fuel is 15% of each.
    expect(effectsOf(await ask(change('discount', 5)))).toEqual({ discount: -7.7, fuelFollows: -1.15 });
    // 12.00 becomes 13.00, five times, and 0.15 of fuel with each.
    expect(effectsOf(await ask(change('minimum', 13)))).toEqual({ minimum: 5, fuelFollows: 0.75 });
  });

  it('changes accessorials of a group alone', async () => {
    expect(effectsOf(await ask(change('accessorials', 25, { of: 'Residential' })))).toEqual({ accessorials: 1 });
    expect(effectsOf(await ask(change('accessorials', 25, { of: 'Saturday' })))).toEqual({});
  });

  it('is limited to carriers, services and zones, and of one kind the first that fits counts', async () => {
    const answer = await ask(
      change('rates', 10, { services: ['2 Day'] }),
      change('rates', 50, { services: ['2 Day', 'Ground'], zones: ['2'] }),
    );
    // 40.00 by 10%, and two packages of 12.00 by 50%.
    expect(effectsOf(answer)).toEqual({ rates: 16, fuelFollows: 2.4 });
    expect(answer.estimated).toEqual({ packages: 3, amount: 77.6 });
    expect(answer.untouched).toEqual({ packages: 3, amount: 41.4 });
    expect(answer.scenario).toBe(137.4);
    expect(effectsOf(await ask(change('rates', 10, { carriers: ['FedEx'] })))).toEqual({});
  });

  it('applies the changes one after the other, and they add up', async () => {
    const answer = await ask(change('fuel', 1), change('rates', 10), change('discount', 5), change('minimum', 12.5));
    const sum = answer.effects.reduce((all, { amount }) => all + Math.round(amount * 100), 0);
    expect(Math.round(answer.scenario * 100)).toBe(11_900 + sum);
    // Ground: 22.00 less 8.80 less 1.10 is 12.10, raised to 12.50.
    expect(effectsOf(answer)).toMatchObject({ rates: 10, discount: -8.47 });
  });

  it('prices another billed weight as like packages cost', async () => {
    // 1,440 cubic inches by 131 are 11 pounds: as the other package to zone 2, published at 24.00 instead of 20.00.
    const answer = await ask(change('divisor', 131));
    expect(effectsOf(answer)).toEqual({ divisor: 2.4, fuelFollows: 0.36 });
    // By 160 they are 9 pounds, as billed.
    expect(effectsOf(await ask(change('divisor', 160)))).toEqual({});
  });

  it('refuses what cannot be asked, and names the field', async () => {
    const refused = async (...changes: readonly WhatIfChange[]) => {
      const { status, text } = await admin.call(askWhatIf, { body: { clientId, ...days, changes } });
      return [status, text] as const;
    };
    expect(await refused(change('discount', 300))).toEqual([400, expect.stringContaining('from -100 to 100')]);
    expect(await refused(change('divisor', 139), change('service', 3, { of: 'Ground' }))).toEqual([
      400,
      expect.stringContaining('ask one after the other'),
    ]);
  });

  it('offers what occurs in the rows', async () => {
    const { body } = await admin.call(whatIfChoices, { query: { clientId: String(clientId), ...days } });
    expect(body).toEqual({
      carriers: ['UPS'],
      services: ['2 Day', 'Ground'],
      zones: ['2', '5'],
      states: ['MA'],
      accessorials: ['Residential'],
      agreements: [],
    });
  });

  it('is exact where an agreement rates the package, for those who may read agreements', async () => {
    const content = {
      carrierId: 1,
      number: 'P-WHATIF',
      accounts: [account],
      from: '2026-01-01',
      discountsPrinted: 'together',
      incentives: [{ services: ['UPS Ground'], group: 'Incentive', off: { percent: 40 } }],
      minimums: [{ services: ['%'], floor: { amount: 1_200 } }],
    };
    const created = await admin.call(createAgreement, { body: { clientId, content } });
    const { id } = created.body;
    await admin.call(activateAgreementVersion, { params: { id, version: 1 } });
    // Four Ground packages are at the agreed minimum of 12.00: more discount does not lower them. The fifth is billed
    // above its weight without dimensions, and the other service is not agreed: 10 points of 24.00 and of 50.00.
    const answer = await ask(change('discount', 10));
    expect(answer.rated).toEqual({ packages: 4, amount: 55.2 });
    expect(answer.estimated).toEqual({ packages: 2, amount: 63.8 });
    expect(effectsOf(answer).discount).toBe(-7.4);
    const offered = await admin.call(whatIfChoices, { query: { clientId: String(clientId), ...days } });
    expect(offered.body.agreements).toEqual([{ id, name: expect.stringContaining('What If Goods') }]);
    // The same packages by another version of the agreement, without the minimum.
    const other = await admin.call(createAgreement, {
      body: {
        clientId,
        content: {
          ...content,
          number: 'P-OTHER',
          minimums: [],
          incentives: [{ ...content.incentives[0], off: { percent: 50 } }],
        },
      },
    });
    const moved = await ask(change('agreement', other.body.id, { services: ['Ground'], zones: ['5'] }));
    // 20.00 less half is 10.00, and 1.50 of fuel: 2.30 less for each of three.
    expect(effectsOf(moved)).toEqual({ agreement: -6.9 });

    const { id: userId } = await house.settings
      .selectFrom('user_account')
      .select('id')
      .where('login', '=', 'shipper')
      .executeTakeFirstOrThrow();
    const shipper = await house.as('shipper');
    const asked = (...changes: readonly WhatIfChange[]) =>
      shipper.call(askWhatIf, { body: { clientId, ...days, changes } });
    expect((await asked()).status).toBe(403);
    await house.settings.insertInto('user_client').values({ user_id: userId, client_id: clientId }).execute();
    const estimated = await asked(change('discount', 10));
    expect(estimated.body.rated).toEqual({ packages: 0, amount: 0 });
    expect(effectsOf(estimated.body).discount).toBe(-15.4);
    expect((await asked(change('agreement', other.body.id))).status).toBe(403);
  });

  it('rates a package by the slower service that arrives in time, where the agreement and its own bills tell', async () => {
    const content = {
      carrierId: 1,
      number: 'P-SLOWER',
      accounts: [account],
      from: '2025-01-01',
      to: '2025-12-31',
      discountsPrinted: 'together',
      incentives: [
        { services: ['UPS Ground'], group: 'Incentive', off: { percent: 40 } },
        { services: ['UPS 2nd Day Air'], group: 'Incentive', off: { percent: 20 } },
      ],
      minimums: [{ services: ['%'], floor: { amount: 1_100 } }],
    };
    const created = await admin.call(createAgreement, { body: { clientId, content } });
    await admin.call(activateAgreementVersion, { params: { id: created.body.id, version: 1 } });
    const arriving = (billed: Billed, delivery_date: string, row: Partial<PackageRow> = {}): Billed => ({
      ...billed,
      row: { ...billed.row, pickup_date: '2025-10-06', delivery_date, ...row },
    });
    const byAir = (number: string, row: Partial<PackageRow> = {}) => {
      const { residential: _, ...billed } = air(number);
      return arriving(billed, '2025-10-08', row);
    };
    await load('WHATIF-3', '2025-10-11', [
      ...['1ZG', '1ZH', '1ZI'].map((number) => arriving(ground(number), '2025-10-08')),
      byAir('1ZJ'),
      // Nothing says what five other pounds cost by Ground: as the others on average, or not at all.
      byAir('1ZK', { bill_weight_pounds: '8.00', actual_weight_pounds: '8.00' }),
      byAir('1ZL', { zone: '208' }),
    ]);
    const period = { from: '2025-10-01', to: '2025-10-31' };
    const askOf = async (...changes: readonly WhatIfChange[]) => {
      const { status, body } = await admin.call(askWhatIf, { body: { clientId, ...period, changes } });
      expect(status).toBe(200);
      return body;
    };
    // 50.00 less 20% and 6.00 of fuel against 20.00 less 40% and 15% of fuel, as three Ground packages of the week have.
    const ruled = { net: 4_000 + 600, ground: 1_200 + 180 };
    const moved = await askOf(change('service', 2, { of: 'Ground', services: ['2 Day'] }));
    expect(effectsOf(moved)).toEqual({ service: (ruled.ground - ruled.net) / 100 });
    expect(moved.rated).toEqual({ packages: 1, amount: 46 });
    expect(moved.estimated).toEqual({ packages: 2, amount: 92 });
    expect(moved.notRated).toContainEqual({
      reason: 'few_deliveries',
      about: 'Ground',
      packages: 1,
    });
    expect(effectsOf(await askOf(change('service', 1, { of: 'Ground' })))).toEqual({});
    // 10% more: 22.00 less 40% is 13.20, with 1.98 of fuel.
    const both = await askOf(change('service', 2, { of: 'Ground', services: ['2 Day'] }), change('rates', 10));
    const rise = both.scenario - moved.scenario;
    expect(effectsOf(both).service).toBe(-32.2);
    // Three and one Ground packages by 1.20, two air packages by 4.00, and 15% of fuel on all.
    expect(Math.round(rise * 100)).toBe(4 * 138 + 2 * 460);
    // A minimum that Ground is below: 12.00 becomes 15.00.
    const least = await askOf(change('service', 2, { of: 'Ground', services: ['2 Day'] }), change('minimum', 15));
    expect(effectsOf(least)).toMatchObject({ service: -32.2, minimum: 12, fuelFollows: 1.8 });
  });
});

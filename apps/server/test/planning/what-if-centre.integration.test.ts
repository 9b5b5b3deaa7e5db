import {
  activateAgreementVersion,
  askWhatIf,
  createAgreement,
  importRulePack,
  type WhatIfAnswer,
  type WhatIfChange,
  whatIfChoices,
} from '@waybill/contract';
import type { PackageRow } from '@waybill/model';
import { blankCharge, blankPackage, House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const account = 'CENTRE1';
const days = { from: '2024-06-01', to: '2024-06-30' } as const;

const centreAt = (postalCode: number, more: Partial<WhatIfChange> = {}): WhatIfChange => ({
  kind: 'centre',
  value: postalCode,
  of: '',
  carriers: [],
  services: [],
  zones: [],
  states: [],
  ...more,
});

/** Published rate, discount and fuel of five pounds, as billed: net 20.70, 9.66 and 16.10. */
const prices = {
  '8': ['30.00', '12.00', '2.70'],
  '2': ['12.00', '3.60', '1.26'],
  '5': ['20.00', '6.00', '2.10'],
} as const;

const newYork = '10001';
const losAngeles = { consignee_postal_code: '90012', normalised_consignee_state: 'CA' };
const newJersey = { consignee_postal_code: '07030', normalised_consignee_state: 'NJ' };
const chicago = { consignee_postal_code: '60601', normalised_consignee_state: 'IL' };

describe('what packages would have cost from a new centre', async () => {
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
    .values({ tenant_id: tenantId, name: 'Centre Goods', code: 'CENTRE' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: accountId } = await house.settings
    .insertInto('account')
    .values({ client_id: clientId, carrier_id: 1, number: account, name: account, account_group_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();

  interface Sent {
    readonly zone: keyof typeof prices;
    readonly row: Partial<PackageRow>;
  }
  const load = async (invoiceNumber: string, billDate: string, packages: readonly Sent[]) => {
    const cents = (amount: string): number => Math.round(Number(amount) * 100);
    const text = (amount: number): string => (amount / 100).toFixed(2);
    const netOf = ({ zone }: Sent): number => {
      const [published, discount, fuel] = prices[zone];
      return cents(published) - cents(discount) + cents(fuel);
    };
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
    for (const [at, each] of packages.entries()) {
      const [published, discount, fuel] = prices[each.zone];
      const added = loading.addPackage(invoice, {
        ...blankPackage,
        ...place,
        tracking_number: `1ZCENTRE${invoiceNumber}${at}`,
        zone: each.zone,
        actual_weight_pounds: '5.00',
        bill_weight_pounds: '5.00',
        sender_postal_code: newYork,
        normalised_sender_state: 'NY',
        net_amount: text(netOf(each)),
        transportation_amount: published,
        transportation_discount: discount,
        fuel_surcharge_amount: fuel,
        other_accessorial_amount: '0.00',
        ...each.row,
      });
      const net = text(cents(published) - cents(discount));
      loading.addCharge(added, { ...blankCharge, net_amount: net, incentive_amount: discount });
      loading.addCharge(added, { ...blankCharge, charge_family: 'fuel_surcharge', net_amount: fuel });
    }
    await loading.commit();
  };
  const times = (count: number, sent: Sent): Sent[] => Array.from({ length: count }, () => sent);
  await load('CENTRE-1', '2024-06-10', [
    ...times(4, { zone: '8', row: losAngeles }),
    ...times(3, { zone: '2', row: newJersey }),
    { zone: '5', row: chicago },
    // A return and a package whose receiver pays are not sent by a centre; zones beyond the 48 states have no miles.
    { zone: '8', row: { ...losAngeles, service_category: 'Returns' } },
    { zone: '8', row: { ...losAngeles, bill_option: 'COLLECT' } },
    { zone: '8', row: { consignee_postal_code: '96813', normalised_consignee_state: 'HI' } },
  ]);
  const billed = 4 * 20.7 + 3 * 9.66 + 16.1 + 3 * 20.7;

  const ask = async (...changes: readonly WhatIfChange[]): Promise<WhatIfAnswer> => {
    const { status, body } = await admin.call(askWhatIf, { body: { clientId, ...days, changes: [...changes] } });
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  };
  const effectsOf = ({ effects }: WhatIfAnswer) =>
    Object.fromEntries(effects.filter(({ amount }) => amount !== 0).map(({ kind, amount }) => [kind, amount]));

  it('sends those to which it is nearer, in the zone of the distance, at the price of like packages', async () => {
    // Beverly Hills is in zone 2 of Los Angeles: 9.66 instead of 20.70, four times.
    const answer = await ask(centreAt(90210));
    expect(effectsOf(answer)).toEqual({ centre: -44.16 });
    expect(answer.actual).toBeCloseTo(billed);
    expect(answer.scenario).toBeCloseTo(billed - 44.16);
    expect(answer.estimated).toEqual({ packages: 4, amount: 82.8 });
    expect(answer.withoutPrice).toBe(0);
    expect(answer.cells).toContainEqual(
      expect.objectContaining({ month: '2024-06-01', carrier: 'UPS', service: 'Ground', scenario: 125.12 }),
    );
    // Jersey City is nearer to Hoboken than New York, and both are in zone 2 of it.
    expect(effectsOf(await ask(centreAt(7302)))).toEqual({});
  });

  it('sends all to the chosen states, also at a loss, and leaves what it has no price for', async () => {
    // Of two centres the first that fits counts: Chicago, which no centre is as near to, is in zone 2 of the second, for 6.44 less.
    expect(effectsOf(await ask(centreAt(90210), centreAt(60601)))).toEqual({ centre: -50.6 });
    // Zone 8 from California: 20.70 instead of 9.66, three times.
    const loss = await ask(centreAt(90210, { states: ['NJ'] }));
    expect(effectsOf(loss)).toEqual({ centre: 33.12 });
    // Chicago is 1,740 miles away: no package of the client was billed in zone 7.
    const unknown = await ask(centreAt(90210, { states: ['NJ', 'IL'] }));
    expect(effectsOf(unknown)).toEqual({ centre: 33.12 });
    expect(unknown.withoutPrice).toBe(1);
    const limited = [
      { states: ['HI'] },
      { states: ['NJ'], carriers: ['FedEx'] },
      { states: ['NJ'], services: ['2 Day'] },
      { states: ['NJ'], zones: ['8'] },
    ];
    for (const more of limited) expect(effectsOf(await ask(centreAt(90210, more)))).toEqual({});
  });

  it('comes before the other changes, of which those to states are limited to them', async () => {
    const rise = { ...centreAt(0), kind: 'rates', value: 10 } as const;
    // 10% of 8.40, four times, and 15% of fuel on it.
    expect(
      effectsOf(await ask(centreAt(90210), { ...rise, states: ['CA'], services: ['Ground'], zones: ['8'] })),
    ).toEqual(
      // The package whose receiver pays rises too: 10% of 18.00.
      { centre: -44.16, rates: 5.16, fuelFollows: 0.79 },
    );
  });

  it('refuses a postal code outside the 48 states, and two ways to reprice at once', async () => {
    const refused = async (...changes: readonly WhatIfChange[]) => {
      const { status, text } = await admin.call(askWhatIf, { body: { clientId, ...days, changes: [...changes] } });
      return [status, text] as const;
    };
    expect(await refused(centreAt(96813))).toEqual([400, expect.stringContaining('96813')]);
    expect(await refused(centreAt(400))).toEqual([400, expect.stringContaining('from 501 to 99999')]);
    expect(await refused(...[90210, 10001, 60601, 75201].map((each) => centreAt(each)))).toEqual([
      400,
      expect.stringContaining('at most 3 new centres'),
    ]);
    expect(await refused(centreAt(90210), { ...centreAt(139), kind: 'divisor' })).toEqual([
      400,
      expect.stringContaining('ask one after the other'),
    ]);
  });

  it('offers the states to which packages went', async () => {
    const { body } = await admin.call(whatIfChoices, { query: { clientId: String(clientId), ...days } });
    expect(body.states).toEqual(['CA', 'HI', 'IL', 'NJ']);
  });

  it('rates a package by its agreement in the new zone, to the cent where own bills tell the zone', async () => {
    const content = {
      carrierId: 1,
      number: 'P-CENTRE',
      accounts: [account],
      from: '2024-01-01',
      to: '2024-12-31',
      discountsPrinted: 'together',
      incentives: [{ services: ['UPS Ground'], group: 'Incentive', off: { percent: 40 } }],
    };
    const created = await admin.call(createAgreement, { body: { clientId, content } });
    await admin.call(activateAgreementVersion, { params: { id: created.body.id, version: 1 } });
    // 30.00 less 40% and 15% of fuel are 20.70; 12.00, as its own bills in zone 2 print, less 40% with fuel are 8.28.
    const byDistance = await ask(centreAt(90210));
    expect(effectsOf(byDistance)).toEqual({ centre: -49.68 });
    expect(byDistance.rated.packages).toBe(0);
    expect(byDistance.estimated).toEqual({ packages: 4, amount: 82.8 });
    // Nothing says what zone 7 costs.
    const unknown = await ask(centreAt(90210, { states: ['IL'] }));
    expect(unknown.notRated).toEqual([{ reason: 'no_list_rate', about: 'UPS Ground', packages: 1 }]);
    expect(unknown.withoutPrice).toBe(1);

    // What was sent from there before the period was billed in zone 5, whatever the miles.
    await load(
      'CENTRE-2',
      '2024-03-11',
      times(3, { zone: '5', row: { ...losAngeles, sender_postal_code: '90245', normalised_sender_state: 'CA' } }),
    );
    await load('CENTRE-3', '2024-06-11', times(3, { zone: '5', row: chicago }));
    // 20.00 less 40% is 12.00, with fuel 13.80: 6.90 less, four times.
    const known = await ask(centreAt(90210));
    expect(effectsOf(known)).toEqual({ centre: -27.6 });
    expect(known.rated).toEqual({ packages: 4, amount: 82.8 });

    // The carrier’s chart says zone 2, and counts before own bills.
    const header = 'from,to,source,second_hand,service,origin_from,origin_to,destination_from,destination_to,zone';
    const chart = `${header}\n2024-01-01,,Made up,yes,UPS Ground%,900,905,900,908,2\n`;
    const imported = await admin.call(importRulePack, {
      body: { carrierId: 1, kind: 'zones', fileName: 'zones.csv', content: Buffer.from(chart).toString('base64') },
    });
    expect(imported.status).toBe(200);
    const charted = await ask(centreAt(90210));
    expect(effectsOf(charted)).toEqual({ centre: -49.68 });
    expect(charted.rated).toEqual({ packages: 4, amount: 82.8 });
  });
});

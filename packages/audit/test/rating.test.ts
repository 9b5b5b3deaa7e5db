import {
  type Agreement,
  type BilledPackage,
  explainVariance,
  isRated,
  mergedPacks,
  type PackKind,
  type RatedPackage,
  type Rating,
  type RatingRules,
  ratePackage,
  readAgreement,
  readPack,
  shippedPacks,
} from '@waybill/audit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const packFrom = (carrierId: number, kind: PackKind, ...lines: readonly string[]) => {
  const { pack, problems } = readPack({ file: `${kind}.csv`, carrierId, kind, text: lines.join('\n') });
  if (pack === undefined) throw new Error(JSON.stringify(problems));
  return pack;
};

/** FedEx with a fuel surcharge for the whole year, which the shipped packs do not have. */
const packs = mergedPacks([
  ...shippedPacks(),
  packFrom(
    2,
    'fuel',
    'from,to,source,second_hand,index,price_from,price_to,percent',
    '2025-01-01,,Made up,yes,ground,,,18.25',
  ),
  packFrom(
    2,
    'fuel-basis',
    'from,to,source,second_hand,charge,included',
    '2025-01-01,,Made up,yes,,yes',
    '2025-01-01,,Made up,yes,Declared value,no',
  ),
]);

function agreementOf(parts: Readonly<Record<string, unknown>>): Agreement {
  const { agreement, problems } = readAgreement({
    carrierId: 2,
    number: 'F-1',
    accounts: ['1'],
    from: '2025-01-01',
    discountsPrinted: 'apart',
    ...parts,
  });
  if (agreement === undefined) throw new Error(JSON.stringify(problems));
  return agreement;
}

const ground: RatedPackage = {
  carrierId: 2,
  shipDate: '2025-09-02',
  originZip: '43026',
  destinationZip: '60505',
  usualZone: '5',
  service: 'FedEx Ground',
  packaging: 'package',
  movement: 'domestic',
  receiver: 'commercial',
  billing: 'prepaid',
  actualPounds: 4.2,
  charges: [],
  fuelIndex: 'ground',
  passedOn: 0,
};

const everyService = { services: ['%'] };
const agreement = agreementOf({
  incentives: [
    { ...everyService, group: 'Performance Pricing', off: { percent: 32 } },
    { ...everyService, group: 'Performance Pricing', pounds: { from: 1, to: 5 }, off: { percent: 30 } },
    { ...everyService, group: 'Automation Discount', off: { percent: 2.5 } },
  ],
  tiers: [
    {
      ...everyService,
      group: 'Earned Discount',
      measured: 'gross transportation',
      weeks: 52,
      bands: [
        { from: 0, percent: 0 },
        { from: 50_000_00, percent: 6 },
      ],
    },
  ],
  minimums: [{ ...everyService, floor: { less: { amount: 150 } } }],
  accessorials: [
    { ...everyService, charges: ['Residential'], off: { percent: 40 } },
    { ...everyService, charges: ['Additional handling%'], off: { percent: 25 } },
    { ...everyService, charges: ['Signature'], off: { waived: true } },
  ],
  fuel: [{ ...everyService, off: { percent: 10 } }],
});
const rules: RatingRules = { packs, agreement, revenue: { 'Earned Discount': 60_000_00 } };

function rated(of: Partial<RatedPackage>, by: RatingRules = rules): Rating {
  const rating = ratePackage(by, { ...ground, ...of });
  if (!isRated(rating)) throw new Error(rating.missing);
  return rating;
}

const stepsOf = ({ steps }: Rating) =>
  steps.filter(({ amount }) => amount !== 0).map(({ step, what, amount }) => [step, what, amount]);

describe('rating a package, worked out by hand', () => {
  it('takes each discount off the published rate and rounds each to the cent', () => {
    const rating = rated({});
    // 5 lb, zone 5: 17.56; 30% = 5.268, 2.5% = 0.439, 6% = 1.0536; 10.80 left; fuel 18.25% less 10% = 16.425%.
    expect(stepsOf(rating)).toEqual([
      ['list', 'Published rate', 1756],
      ['discount', 'Performance Pricing', -527],
      ['discount', 'Automation Discount', -44],
      ['discount', 'Earned Discount', -105],
      ['fuel', 'Fuel surcharge', 177],
    ]);
    expect(rating).toMatchObject({ pounds: 5, zone: '5', net: 1080, total: 1257 });
  });

  it('adds the percentages of one printed incentive before it rounds', () => {
    const together = { ...agreement, discountsPrinted: 'together' } as const;
    // 38.5% of 17.56 = 6.7606
    expect(stepsOf(rated({}, { ...rules, agreement: together })).slice(0, 2)).toEqual([
      ['list', 'Published rate', 1756],
      ['discount', 'Performance Pricing + Automation Discount + Earned Discount', -676],
    ]);
  });

  it('charges no less than the agreed minimum', () => {
    // 1 lb, zone 2: 11.32 less 38.5% = 6.96; minimum 11.32 - 1.50 = 9.82
    expect(rated({ usualZone: '2', actualPounds: 1 })).toMatchObject({ list: 1132, net: 982 });
  });

  it('bills the dimensional weight, with sides rounded by the rule of the day', () => {
    const sides = [18.2, 12.1, 10.4] as const;
    // since 18 August 2025: 19 × 13 × 11 = 2717 / 139 = 19.5; before: 18 × 12 × 10 = 2160 / 139 = 15.5
    expect(rated({ sides: [...sides] }).pounds).toBe(20);
    expect(rated({ sides: [...sides], shipDate: '2025-06-02' }).pounds).toBe(16);
    const divisor = agreementOf({ dimensions: [{ ...everyService, divisor: 250 }] });
    expect(rated({ sides: [...sides] }, { packs, agreement: divisor }).pounds).toBe(11);
  });

  it('charges the dearest cause of additional handling, and the least weight of its size', () => {
    const rating = rated({ sides: [50, 6, 6], actualPounds: 60, usualZone: '2' });
    // 43.50 by weight and 28.00 by length, less 25%
    expect(rating.charges).toEqual([{ charge: 'Additional handling - weight', amount: 3262 }]);
    expect(rated({ sides: [50, 6, 6], actualPounds: 8, usualZone: '2' })).toMatchObject({
      pounds: 40,
      charges: [{ charge: 'Additional handling - dimension', amount: 2100 }],
    });
  });

  it('charges oversize in place of additional handling', () => {
    expect(rated({ sides: [100, 6, 6], actualPounds: 60, usualZone: '2' })).toMatchObject({
      pounds: 90,
      charges: [{ charge: 'Large package', amount: 24000 }],
    });
  });

  it('charges homes the residential surcharge, less what is agreed, and fuel on it', () => {
    const home = rated({ receiver: 'residential', service: 'FedEx Home Delivery' });
    // 5.95 less 40% = 3.57; fuel 16.425% of 10.80 + 3.57 = 2.36
    expect(home.charges).toEqual([{ charge: 'Residential', amount: 357 }]);
    expect(home.fuel).toBe(236);
  });

  it('waives what is waived, and leaves fuel off charges outside its basis', () => {
    const rating = rated({ charges: ['Signature', 'Declared value'], declaredCents: 350_00 });
    expect(rating.charges).toEqual([
      { charge: 'Signature', amount: 0 },
      { charge: 'Declared value', amount: 600 },
    ]);
    expect(rating.fuel).toBe(177);
  });

  it('caps an increase of published rates', () => {
    const dearer = packFrom(
      2,
      'list-rates',
      'from,to,source,second_hand,service,packaging,pounds,zone 5',
      '2026-01-05,,Made up,yes,FedEx Ground,,5,19.00',
    );
    const capped = agreementOf({ caps: [{ ...everyService, from: '2026-01-05', percent: 4 }] });
    const both = mergedPacks([...packs.values(), dearer]);
    expect(rated({ shipDate: '2026-01-06' }, { packs: both, agreement: capped }).list).toBe(1826);
    expect(rated({ shipDate: '2026-01-06' }, { packs: both }).list).toBe(1900);
  });

  it('counts a discount in its term only', () => {
    const twoTerms = agreementOf({
      terms: [
        { name: 'One', from: '2025-01-01', to: '2025-09-01' },
        { name: 'Two', from: '2025-09-02' },
      ],
      incentives: [{ ...everyService, term: 'One', group: 'Performance Pricing', off: { percent: 30 } }],
    });
    expect(rated({ shipDate: '2025-09-01' }, { packs, agreement: twoTerms }).discount).toBe(527);
    expect(rated({ shipDate: '2025-09-02' }, { packs, agreement: twoTerms }).discount).toBe(0);
  });

  it.each([
    [{ actualPounds: 31 }, 'No rate is held for FedEx Ground, zone 5, 31 lb on 2025-09-02.', 'no_list_rate'],
    [
      { shipDate: '2026-03-02' },
      'No rate is held for FedEx Ground, zone 5, 5 lb on 2026-03-02.',
      'list_rate_outside_days',
    ],
    [{ fuelIndex: 'air' }, 'No fuel surcharge is held for air on 2025-09-02.', 'no_fuel'],
    [{ charges: ['Hold at location'] }, 'No fee is held for Hold at location of FedEx Ground on 2025-09-02.', 'no_fee'],
  ] as const)('says what is missing: %o', (of, missing, lacks) => {
    expect(ratePackage(rules, { ...ground, ...of })).toMatchObject({ missing, lacks });
  });

  it('takes what is agreed flat or waived where no pack has the fee', () => {
    const priced = agreementOf({
      accessorials: [
        { ...everyService, charges: ['Hold at location'], off: { flat: 375 } },
        { ...everyService, charges: ['Relabel'], off: { waived: true } },
        { ...everyService, charges: ['Label'], off: { percent: 50 } },
      ],
    });
    const by = { packs, agreement: priced };
    expect(rated({ charges: ['Hold at location', 'Relabel'] }, by).charges).toEqual([
      { charge: 'Hold at location', amount: 375 },
      { charge: 'Relabel', amount: 0 },
    ]);
    expect(ratePackage(by, { ...ground, charges: ['Label'] })).toMatchObject({ lacks: 'no_fee', about: 'Label' });
  });

  it('takes the divisor that is agreed for the zone of the chart, not for the billed one', () => {
    const chart = packFrom(
      2,
      'zones',
      'from,to,source,second_hand,service,origin_from,origin_to,destination_from,destination_to,zone',
      '2025-01-01,,Made up,yes,,430,430,605,605,4',
    );
    const byZone = agreementOf({ dimensions: [{ ...everyService, zones: ['4'], divisor: 250 }] });
    const by = { packs: mergedPacks([...packs.values(), chart]), agreement: byZone };
    expect(rated({ sides: [10, 10, 10] }, by)).toMatchObject({ zone: '4', pounds: 5 });
    expect(rated({ sides: [10, 10, 10] }, { packs, agreement: byZone })).toMatchObject({ zone: '5', pounds: 8 });
  });

  it('says what it had to assume', () => {
    expect(rated({}).assumptions).toEqual([
      { about: 'size', says: 'The dimensions are not known.' },
      { about: 'zone', says: 'The zone is 5, as usual on this lane.' },
    ]);
  });
});

const billedAs = ({ pounds, zone, list, discount, net, charges, fuel, total }: Rating): BilledPackage => ({
  pounds,
  zone,
  list,
  discount,
  net,
  charges,
  fuel,
  total,
});

function partsOf(of: RatedPackage, billed: BilledPackage, by: RatingRules = rules) {
  const variance = explainVariance(by, of, billed);
  if ('missing' in variance) throw new Error(variance.missing);
  return variance;
}

const weights = fc.integer({ min: 1, max: 30 });
const zonesOfGround = fc.constantFrom('2', '3', '4', '5', '6', '7', '8');
const packages = fc
  .record({ actualPounds: weights, usualZone: zonesOfGround, receiver: fc.constantFrom('commercial', 'residential') })
  .map(
    (of): RatedPackage => ({ ...ground, ...of, sides: [6, 5, 4], receiver: of.receiver as RatedPackage['receiver'] }),
  );
const noDifference = { weight: 0, zone: 0, list: 0, discount: 0, minimum: 0, accessorial: 0, fuel: 0, other: 0 };

describe('why a bill differs', () => {
  it('has no parts if nothing differs', () => {
    fc.assert(
      fc.property(packages, (of) => {
        expect(partsOf(of, billedAs(rated(of)))).toMatchObject({ difference: 0, parts: noDifference });
      }),
    );
  });

  it('adds up to the difference to the cent, whatever was billed', () => {
    const cents = fc.integer({ min: 0, max: 20_000 });
    const bills = fc.record({
      pounds: fc.integer({ min: 0, max: 160 }),
      zone: zonesOfGround,
      list: cents,
      discount: cents,
      net: cents,
      charges: fc.array(fc.record({ charge: fc.constantFrom('Residential', 'Signature'), amount: cents })),
      fuel: cents,
      total: cents,
    });
    fc.assert(
      fc.property(packages, bills, (of, billed) => {
        const { difference, parts, expected } = partsOf(of, billed);
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(difference);
        expect(difference).toBe(billed.total - expected.total);
      }),
    );
  });

  it('moves only the part of the input that was billed differently', () => {
    const rerated = (of: RatedPackage, given: Parameters<typeof ratePackage>[2], by = rules): BilledPackage => {
      const rating = ratePackage(by, of, given);
      if (!isRated(rating)) throw new Error(rating.missing);
      return billedAs(rating);
    };
    const onlyMoves = (part: keyof typeof noDifference, of: RatedPackage, billed: BilledPackage): void => {
      const { difference, parts } = partsOf(of, billed);
      expect(parts).toEqual({ ...noDifference, [part]: difference });
    };
    fc.assert(
      fc.property(packages, weights, zonesOfGround, fc.integer({ min: 1, max: 900 }), (of, pounds, zone, cents) => {
        const expected = rated(of);
        onlyMoves('weight', of, rerated(of, { pounds }));
        onlyMoves('zone', of, rerated(of, { zone }));
        onlyMoves('list', of, rerated(of, { list: expected.list + cents }));
        onlyMoves('discount', of, rerated(of, { discount: Math.max(0, expected.discount - cents) }));
        onlyMoves('minimum', of, rerated(of, { net: expected.net + cents }));
        onlyMoves(
          'accessorial',
          of,
          rerated(of, { charges: [...expected.charges, { charge: 'Saturday', amount: cents }] }),
        );
        onlyMoves('fuel', of, rerated(of, { fuel: expected.fuel + cents }));
        onlyMoves('other', of, { ...billedAs(expected), total: expected.total + cents });
      }),
    );
  });

  it('gives the difference of a weight that no table has to the published rate', () => {
    const expected = rated({});
    const billed = { ...billedAs(expected), pounds: 31, list: 3600, total: 4000 };
    expect(partsOf(ground, billed).parts.weight).toBe(0);
    expect(partsOf(ground, billed).parts.list).toBeGreaterThan(0);
  });
});

describe('what no pack has and the bill says', () => {
  const unknown = { ...ground, shipDate: '2099-01-02' };
  const asBilled = { list: 2_000, net: 2_000, charges: [], fuel: 365 };
  const rules = { packs: mergedPacks([]), agreement };

  it('counts where the bill is trusted, with fuel in proportion, and is said', () => {
    expect(ratePackage(rules, unknown)).toMatchObject({ lacks: 'no_list_rate', about: 'FedEx Ground' });
    const rated = ratePackage({ ...rules, revenue: {} }, { ...unknown, asBilled });
    if (!isRated(rated)) throw new Error(rated.missing);
    expect(rated.list).toBe(2_000);
    expect(rated.fuel).toBe(Math.round((365 * rated.net) / 2_000));
    expect(rated.total).toBe(rated.net + rated.fuel);
    expect(rated.assumptions).toEqual(
      expect.arrayContaining([
        { about: 'list', says: 'The published rate is as billed.' },
        { about: 'fuel', says: 'The percentage of fuel is as billed.' },
      ]),
    );
  });

  it('does not count where a pack has it', () => {
    const known = ratePackage({ packs, agreement }, ground);
    expect(ratePackage({ packs, agreement }, { ...ground, asBilled })).toEqual(known);
  });

  it('is the billed surcharge to the cent where the transportation is as billed', () => {
    const net = ratePackage(rules, { ...unknown, asBilled });
    if (!isRated(net)) throw new Error(net.missing);
    const bill = { ...asBilled, net: net.net, fuel: 251 };
    expect(ratePackage(rules, { ...unknown, asBilled: bill })).toMatchObject({ fuel: 251 });
  });
});

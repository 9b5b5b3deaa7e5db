import { causes, type ExplainedChange } from '@waybill/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccessorialCost, type CostCell, explainChange, rounded, type SideCosts } from '../../src/index.ts';

/** A package of a price: published, its discount as a share, and fuel as a share of what is left. */
interface Price {
  readonly published: number;
  readonly rate?: number;
  readonly fuelRate?: number;
}

function cell(packages: number, { published, rate = 0, fuelRate = 0 }: Price, more: Partial<CostCell> = {}): CostCell {
  const discount = packages * published * rate;
  const fuel = (packages * published - discount) * fuelRate;
  return {
    isFreight: false,
    carrier: 'UPS',
    service: 'Ground',
    product: 'Ground Residential',
    zone: '5',
    weight: 5,
    currency: 'USD',
    packages,
    pounds: packages * 5,
    net: packages * published - discount + fuel,
    published: packages * published,
    discount,
    fuel,
    accessorials: 0,
    publishedAsBilled: 0,
    lowest: published * (1 - rate),
    highest: published * (1 - rate),
    ...more,
  };
}

const side = (cells: readonly CostCell[], accessorials: readonly AccessorialCost[] = []): SideCosts => ({
  cells,
  accessorials,
  clients: [],
});
const family = (name: string, amount: number): AccessorialCost => ({
  isFreight: false,
  carrier: 'UPS',
  service: 'Ground',
  currency: 'USD',
  family: name,
  amount,
});

const without = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));
const because = (now: readonly CostCell[], before: readonly CostCell[]) =>
  without(explainChange(side(now), side(before)).amounts);

describe('stories computed by hand', () => {
  const light = { zone: '2', weight: 2, product: 'Ground' };
  const heavy = { zone: '8', weight: 20, product: 'Ground' };

  it('a discount cut from 40% to 22% is discount, with the fuel on it', () => {
    const prices = { published: 10, fuelRate: 0.25 };
    const before = [
      cell(100, { ...prices, rate: 0.4 }, light),
      cell(50, { ...prices, published: 30, rate: 0.4 }, heavy),
    ];
    const now = [
      cell(100, { ...prices, rate: 0.22 }, light),
      cell(50, { ...prices, published: 30, rate: 0.22 }, heavy),
    ];
    // (1000 + 1500) published × 18 points × 1.25
    expect(because(now, before)).toEqual({ discount: 562.5 });
    expect(explainChange(side(now), side(before)).likeForLike).toEqual({
      packages: 150,
      now: 2437.5,
      atEarlierPrices: 1875,
    });
  });

  it('a general rate increase of 6% is published price, and minimum charges soften it where they hold', () => {
    const terms = { rate: 0.4, fuelRate: 0.2 };
    const before = [cell(100, { published: 10, ...terms }, light), cell(50, { published: 30, ...terms }, heavy)];
    const now = [cell(100, { published: 10.6, ...terms }, light), cell(50, { published: 31.8, ...terms }, heavy)];
    // 2500 published × 6% × 60% × 1.2
    expect(because(now, before)).toEqual({ price: 108 });
    // 100 packages of 10.00 and 10.60 are at the minimum of 7.00: it adds 100, then 64. With fuel: −43.20.
    const atMinimum = (published: number, packages: number) =>
      cell(
        packages,
        { published, rate: 1 - 7 / published, fuelRate: 0.2 },
        {
          ...light,
          atMinimum: { published: published * packages, discount: (published - 7) * packages },
        },
      );
    expect(because([atMinimum(10.6, 100), now[1] as CostCell], [atMinimum(10, 100), before[1] as CostCell])).toEqual({
      price: 108,
      minimums: -43.2,
    });
  });

  it('heavier and farther packages at unchanged prices are weight and distance, and dearer fuel is fuel', () => {
    const before = [
      cell(80, { published: 10, rate: 0.5, fuelRate: 0.1 }, light),
      cell(20, { published: 30, rate: 0.5, fuelRate: 0.1 }, heavy),
    ];
    const now = [
      cell(50, { published: 10, rate: 0.5, fuelRate: 0.15 }, light),
      cell(50, { published: 30, rate: 0.5, fuelRate: 0.15 }, heavy),
    ];
    // 30 packages from 5.50 to 16.50; 5 points of fuel on 1,000 of transportation.
    expect(because(now, before)).toEqual({ weights: 330, fuel: 50 });
  });
});

describe('a change of cost', () => {
  it('is volume where the same packages only became more', () => {
    expect(because([cell(150, { published: 10 })], [cell(100, { published: 10 })])).toEqual({ volume: 500 });
  });

  it('is mix where packages moved to a dearer service, or to a dearer product of it', () => {
    const air = { service: '2 Day', product: '2nd Day Air' };
    expect(
      because(
        [cell(60, { published: 10 }), cell(40, { published: 50 }, air)],
        [cell(80, { published: 10 }), cell(20, { published: 50 }, air)],
      ),
    ).toEqual({ mix: 800 });
    const commercial = { product: 'Ground Commercial' };
    expect(
      because(
        [cell(60, { published: 10 }), cell(40, { published: 12 }, commercial)],
        [cell(80, { published: 10 }), cell(20, { published: 12 }, commercial)],
      ),
    ).toEqual({ mix: 40 });
  });

  it('takes packages of a weight that was not shipped before to have changed as the others did', () => {
    const terms = { rate: 0.5, fuelRate: 0.1 };
    const before = [cell(100, { published: 10, ...terms })];
    const now = [cell(50, { published: 11, ...terms }), cell(50, { published: 22, ...terms }, { weight: 30 })];
    // All prices rose by 10%: 50 × 10 and 50 × 20 would have been 825 with fuel instead of 550; they are 907.50.
    expect(because(now, before)).toEqual({ weights: 275, price: 82.5 });
  });

  it('counts freight by the pound, so that lighter shipments are no cheaper price', () => {
    const ltl = { isFreight: true, service: 'LTL', product: 'LTL', weight: 1000 };
    const before = [cell(10, { published: 200 }, { ...ltl, pounds: 10_000 }), cell(100, { published: 10 })];
    const now = [cell(10, { published: 100 }, { ...ltl, pounds: 5_000 }), cell(100, { published: 10 })];
    expect(because(now, before)).toEqual({ weights: -1000 });
  });

  it('names each family of accessorials, by package', () => {
    const extra = (amount: number) => ({ accessorials: amount, net: 1000 + amount });
    const before = side([cell(100, { published: 10 }, extra(300))], [family('Residential', 200), family('Area', 100)]);
    const now = side([cell(100, { published: 10 }, extra(390))], [family('Residential', 330), family('Area', 60)]);
    const { amounts, accessorials } = explainChange(now, before);
    expect(without(amounts)).toEqual({ accessorials: 90 });
    expect(accessorials).toEqual([
      { family: 'Residential', amount: 130 },
      { family: 'Area', amount: -40 },
    ]);
  });

  it('is the exchange rate where the same euros are more dollars', () => {
    const euros = { currency: 'EUR', publishedAsBilled: 1000 };
    expect(because([cell(100, { published: 12 }, euros)], [cell(100, { published: 11 }, euros)])).toEqual({
      exchange: 100,
    });
  });

  it('names new and dropped services, other clients’ business, and what is billed without packages', () => {
    const now: SideCosts = {
      ...side([
        cell(110, { published: 10 }),
        cell(20, { published: 35 }, { service: '2 Day' }),
        cell(0, { published: 0 }, { net: 50 }),
      ]),
      clients: [{ isFreight: false, carrier: 'UPS', service: 'Ground', clientId: 7, packages: 3, net: 33 }],
    };
    const before = side([
      cell(100, { published: 10 }),
      cell(10, { published: 30 }, { service: '3 Day' }),
      cell(0, { published: 0 }, { net: 70 }),
    ]);
    const { amounts, services } = explainChange(now, before);
    expect(without(amounts)).toEqual({ volume: 100, new: 733, dropped: -300, unpackaged: -20 });
    expect(services.find(({ clientId }) => clientId === 7)).toMatchObject({ packagesNow: 3, difference: 33 });
  });

  it('is nothing without rows', () => {
    expect(explainChange(side([]), side([]))).toMatchObject({ difference: 0, services: [] });
  });

  it('adds up to the cent, for every service, cause and family, whatever the figures', () => {
    const money = fc.integer({ min: -50_000, max: 5_000_000 }).map((amount) => amount / 100);
    const cells = fc.uniqueArray(
      fc.record({
        isFreight: fc.boolean(),
        carrier: fc.constantFrom('UPS', ''),
        service: fc.constantFrom('Ground', '2 Day'),
        product: fc.constantFrom('A', 'B'),
        zone: fc.constantFrom('2', '8'),
        weight: fc.constantFrom(1, 2),
        currency: fc.constantFrom('USD', 'EUR'),
        packages: fc.integer({ min: 0, max: 300 }),
        pounds: fc.integer({ min: 0, max: 3000 }),
        net: money,
        published: money,
        discount: money,
        fuel: money,
        accessorials: money,
        publishedAsBilled: money,
        lowest: money,
        highest: money,
        atMinimum: fc.option(fc.record({ published: money, discount: money }), { nil: undefined }),
      }),
      {
        selector: (each) =>
          JSON.stringify([
            each.isFreight,
            each.carrier,
            each.service,
            each.product,
            each.zone,
            each.weight,
            each.currency,
          ]),
        maxLength: 25,
      },
    );
    const extras = fc.array(
      fc.record({
        isFreight: fc.boolean(),
        carrier: fc.constantFrom('UPS', ''),
        service: fc.constantFrom('Ground', '2 Day'),
        currency: fc.constantFrom('USD', 'EUR'),
        family: fc.constantFrom('Residential', 'Area', ''),
        amount: money,
      }),
    );
    const sides = fc.record({ cells, accessorials: extras, clients: fc.constant([]) });
    const netOf = ({ cells: of }: SideCosts) => rounded(of.reduce((sum, { net }) => sum + net, 0));
    const sumOf = ({ amounts }: Pick<ExplainedChange, 'amounts'>) =>
      rounded(causes.reduce((sum, cause) => sum + amounts[cause], 0));
    const sumOfFamilies = ({ accessorials }: Pick<ExplainedChange, 'accessorials'>) =>
      rounded(accessorials.reduce((sum, { amount }) => sum + amount, 0));
    fc.assert(
      fc.property(sides, sides, (now, before) => {
        const change = explainChange(now, before);
        expect(change.difference).toBe(rounded(netOf(now) - netOf(before)));
        expect(sumOf(change)).toBe(change.difference);
        for (const each of [change, ...change.services]) {
          expect(rounded(each.now - each.before)).toBe(each.difference);
          expect(sumOf(each)).toBe(each.difference);
          expect(sumOfFamilies(each)).toBe(each.amounts.accessorials);
        }
        for (const cause of causes) {
          const ofServices = change.services.reduce((sum, { amounts }) => sum + amounts[cause], 0);
          expect(rounded(ofServices)).toBe(change.amounts[cause]);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { causes, explainedChange, rounded, type ServiceCost } from '../../src/index.ts';

const cost = (service: string, packages: number, net: number, parts: Partial<ServiceCost> = {}): ServiceCost => ({
  carrier: 'UPS',
  service,
  packages,
  net,
  transportation: net,
  fuel: 0,
  accessorials: 0,
  ...parts,
});

const without = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));

describe('a change of cost', () => {
  it('is volume where the same packages only became more', () => {
    const { amounts, difference } = explainedChange([cost('Ground', 150, 1500)], [cost('Ground', 100, 1000)]);
    expect(difference).toBe(500);
    expect(without(amounts)).toEqual({ volume: 500 });
  });

  it('is negative where fewer packages cost less', () => {
    const { amounts } = explainedChange([cost('Ground', 50, 500)], [cost('Ground', 100, 1000)]);
    expect(without(amounts)).toEqual({ volume: -500 });
  });

  it('is mix where packages moved to a dearer service at the same rates', () => {
    const before = [cost('Ground', 80, 800), cost('Next Day', 20, 1000)];
    const now = [cost('Ground', 60, 600), cost('Next Day', 40, 2000)];
    expect(without(explainedChange(now, before).amounts)).toEqual({ mix: 800 });
  });

  it('is rates and surcharges where the same packages cost more, each by itself', () => {
    const before = [cost('Ground', 100, 1300, { transportation: 1000, fuel: 150, accessorials: 100 })];
    const now = [cost('Ground', 100, 1400, { transportation: 1050, fuel: 180, accessorials: 90 })];
    expect(without(explainedChange(now, before).amounts)).toEqual({
      transportation: 50,
      fuel: 30,
      accessorials: -10,
      others: 30,
    });
  });

  it('names new and dropped services, and amounts without packages, by themselves', () => {
    const before = [cost('Ground', 100, 1000), cost('3 Day', 10, 300), cost('Other', 0, 70)];
    const now = [cost('Ground', 110, 1100), cost('2 Day', 20, 700), cost('Other', 0, 50)];
    expect(without(explainedChange(now, before).amounts)).toEqual({
      volume: 100,
      new: 700,
      dropped: -300,
      unpackaged: -20,
    });
  });

  it('takes a single package as seriously as many', () => {
    expect(without(explainedChange([cost('2 Day', 1, 30)], []).amounts)).toEqual({ new: 30 });
    expect(without(explainedChange([], [cost('2 Day', 1, 30)]).amounts)).toEqual({ dropped: -30 });
    expect(without(explainedChange([cost('2 Day', 1, 30)], [cost('2 Day', 1, 20)]).amounts)).toEqual({
      transportation: 10,
    });
    expect(without(explainedChange([cost('2 Day', 1, 10)], [cost('2 Day', 2, 20)]).amounts)).toEqual({ volume: -10 });
  });

  it('keeps services of two carriers apart, and lists the largest movement first', () => {
    const before = [cost('Ground', 10, 100), { ...cost('Ground', 10, 200), carrier: 'FedEx' }];
    const now = [cost('Ground', 10, 110), { ...cost('Ground', 10, 150), carrier: 'FedEx' }];
    expect(explainedChange(now, before).services.map(({ carrier, difference }) => [carrier, difference])).toEqual([
      ['FedEx', -50],
      ['UPS', 10],
    ]);
  });

  it('is nothing without rows', () => {
    expect(explainedChange([], [])).toMatchObject({ difference: 0, services: [] });
  });

  it('adds up to the cent, for every service and for every cause, whatever the figures', () => {
    const cents = fc.integer({ min: -5_000_000, max: 50_000_000 }).map((amount) => amount / 100);
    const services = fc.uniqueArray(
      fc.record({
        carrier: fc.constantFrom('UPS', 'FedEx', ''),
        service: fc.constantFrom('Ground', '2 Day', 'Next Day', 'Other'),
        packages: fc.integer({ min: 0, max: 30_000 }),
        net: cents,
        transportation: cents,
        fuel: cents,
        accessorials: cents,
      }),
      { selector: ({ carrier, service }) => `${carrier} ${service}` },
    );
    const total = (costs: readonly ServiceCost[]) => rounded(costs.reduce((sum, { net }) => sum + net, 0));
    fc.assert(
      fc.property(services, services, (now, before) => {
        const { amounts, difference, services: explained } = explainedChange(now, before);
        expect(difference).toBe(rounded(total(now) - total(before)));
        expect(rounded(causes.reduce((sum, cause) => sum + amounts[cause], 0))).toBe(difference);
        for (const service of explained) {
          const sum = causes.reduce((so, cause) => so + service.amounts[cause], 0);
          expect(rounded(sum)).toBe(rounded(service.now - service.before));
        }
        for (const cause of causes) {
          expect(rounded(explained.reduce((sum, service) => sum + service.amounts[cause], 0))).toBe(amounts[cause]);
        }
      }),
    );
  });
});

import {
  businessDaysAfter,
  type Claim,
  claimClocks,
  commitmentOf,
  dimensionalRule,
  fee,
  fits,
  fuelPercent,
  guaranteeOf,
  holidayCalendar,
  isInFuelBasis,
  listRate,
  mergedPacks,
  shippedPacks,
  triggersOn,
} from '@waybill/audit';
import { handlingLimits } from '@waybill/model';
import { describe, expect, it } from 'vitest';

const packs = mergedPacks(shippedPacks());
const ups = 1;
const fedex = 2;

describe('the days of a service, counted by hand on a calendar', () => {
  it.each([
    // UPS Next Day Air and 2nd Day Air
    [ups, 'Next Day Air Commercial', '2025-06-02', 1, '2025-06-03', true],
    [ups, 'Next Day Air Commercial', '2025-06-06', 1, '2025-06-09', true],
    [ups, 'Next Day Air Commercial', '2025-05-23', 1, '2025-05-27', true],
    [ups, 'Next Day Air Commercial', '2025-07-03', 1, '2025-07-07', true],
    [ups, 'Next Day Air Commercial', '2025-08-29', 1, '2025-09-02', true],
    [ups, 'Next Day Air Commercial', '2025-11-26', 1, '2025-11-28', false],
    [ups, 'Next Day Air Commercial', '2025-12-24', 1, '2025-12-26', true],
    [ups, 'Next Day Air Commercial', '2025-12-31', 1, '2026-01-02', true],
    [ups, 'Next Day Air Commercial', '2025-12-23', 1, '2025-12-24', false],
    [ups, 'Next Day Air Commercial', '2026-07-02', 1, '2026-07-03', false],
    [ups, '2nd Day Air Commercial', '2025-05-22', 2, '2025-05-27', true],
    [ups, '2nd Day Air Commercial', '2025-11-25', 2, '2025-11-28', false],
    [ups, '2nd Day Air A.M.', '2025-12-24', 2, '2025-12-29', true],
    [ups, '3 Day Select', '2025-06-30', 3, '2025-07-03', true],
    [ups, '3 Day Select', '2025-07-01', 3, '2025-07-07', true],
    [ups, 'Ground Residential', '2025-06-06', 1, '2025-06-07', true],
    [ups, 'Ground Commercial', '2025-06-06', 1, '2025-06-09', true],
    [ups, 'Ground Commercial', '2024-12-23', 5, '2024-12-31', false],
    [ups, 'Ground Commercial', '2027-07-02', 1, '2027-07-05', false],
    [ups, 'Next Day Air Commercial', '2025-01-17', 1, '2025-01-20', true],
    // FedEx
    [fedex, 'FedEx Priority Overnight', '2025-06-02', 1, '2025-06-03', true],
    [fedex, 'FedEx Priority Overnight', '2025-05-23', 1, '2025-05-27', true],
    [fedex, 'FedEx Priority Overnight', '2025-01-17', 1, '2025-01-20', false],
    [fedex, 'FedEx Priority Overnight', '2025-02-14', 1, '2025-02-17', false],
    [fedex, 'FedEx Ground', '2025-02-14', 1, '2025-02-17', true],
    [fedex, 'FedEx Priority Overnight', '2025-04-17', 1, '2025-04-18', false],
    [fedex, 'FedEx 2Day', '2025-12-24', 2, '2025-12-29', true],
    [fedex, 'FedEx 2Day', '2025-07-02', 2, '2025-07-07', true],
    [fedex, 'Home Delivery', '2025-04-19', 1, '2025-04-21', true],
    [fedex, 'Home Delivery', '2025-06-06', 2, '2025-06-08', true],
    [fedex, 'FedEx Ground', '2025-08-29', 1, '2025-09-02', true],
    [fedex, 'FedEx Express Saver', '2024-11-26', 3, '2024-12-02', false],
  ])('carrier %i, %s: %s and %i days are %s', (carrier, service, day, count, expected, isSure) => {
    expect(businessDaysAfter(holidayCalendar(packs, carrier, service), day, count)).toEqual({ day: expected, isSure });
  });

  it('names the holiday', () => {
    expect(holidayCalendar(packs, ups).holidayOn('2026-11-26')).toEqual({ name: 'Thanksgiving Day', isClosed: true });
    expect(holidayCalendar(packs, ups).holidayOn('2026-11-25')).toBeUndefined();
  });
});

describe('the clocks of claims, counted by hand on a calendar', () => {
  const days = {
    'ship date': '2025-06-02',
    'scheduled delivery': '2025-06-03',
    'invoice date': '2025-06-07',
  } as const;

  it.each<[number, Claim, boolean, readonly (readonly [string, string])[]]>([
    [ups, 'late', false, [['notice', '2025-06-18']]],
    [fedex, 'late', false, [['notice', '2025-06-22']]],
    [ups, 'billing', false, [['notice', '2025-12-04']]],
    [fedex, 'billing', false, [['notice', '2025-12-04']]],
    [
      ups,
      'loss',
      false,
      [
        ['notice', '2025-08-02'],
        ['filing', '2026-03-03'],
      ],
    ],
    [fedex, 'loss', false, [['filing', '2025-08-01']]],
    [fedex, 'loss', true, [['filing', '2025-06-23']]],
    [ups, 'void', false, [['notice', '2025-11-29']]],
    [fedex, 'void', false, []],
    [3, 'late', false, []],
  ])('carrier %i, %s, international %s', (carrierId, claim, isInternational, expected) => {
    const clocks = claimClocks(packs, claim, { carrierId, isInternational, days });
    expect(clocks.map(({ step, lastDay }) => [step, lastDay])).toEqual(expected);
  });

  it('gives no last day if the clock’s first day is not known', () => {
    const [clock] = claimClocks(packs, 'late', {
      carrierId: ups,
      isInternational: false,
      days: { 'ship date': '2025-06-02' },
    });
    expect(clock?.since).toBe('scheduled delivery');
    expect(clock?.lastDay).toBeUndefined();
  });
});

describe('guarantees as of a ship date', () => {
  it.each([
    [ups, 'Next Day Air Commercial', '2025-06-02', false, 'time'],
    [ups, 'Next Day Air Commercial', '2023-06-02', false, 'day'],
    [ups, 'Next Day Air Saver', '2025-12-15', false, 'day'],
    [ups, '2nd Day Air A.M.', '2024-01-21', true, 'day'],
    [ups, '2nd Day Air A.M.', '2024-01-22', false, 'time'],
    [ups, '2nd Day Air Residential', '2025-06-02', true, 'day'],
    [ups, 'Ground Commercial', '2025-06-02', true, 'day'],
    [ups, 'Worldwide Express', '2025-06-02', false, 'time'],
    [fedex, 'FedEx Priority Overnight', '2022-12-20', true, 'day'],
    [fedex, 'FedEx Priority Overnight', '2023-01-03', false, 'time'],
    [fedex, 'FedEx 2Day', '2025-06-02', true, 'day'],
    [fedex, 'FedEx 2Day A.M.', '2025-06-02', false, 'time'],
    [fedex, 'FedEx 2Day AM', '2024-01-25', true, 'day'],
    [fedex, 'FedEx International Priority', '2025-06-02', false, 'time'],
  ])('carrier %i, %s, shipped %s', (carrier, service, day, isSuspended, lateBy) => {
    expect(guaranteeOf(packs, carrier, service, day)).toMatchObject({ isSuspended, lateBy, isSecondHand: true });
  });

  it.each([
    [ups, 'Worldwide Expedited', '2025-06-02'],
    [ups, 'Next Day Air Commercial', '2019-06-02'],
    [3, 'Priority Mail Express', '2025-06-02'],
  ])('does not know carrier %i, %s, shipped %s', (carrier, service, day) => {
    expect(guaranteeOf(packs, carrier, service, day)).toBeUndefined();
  });

  it('differs in what it refunds and excludes', () => {
    expect(guaranteeOf(packs, ups, 'Next Day Air Saver', '2025-06-02')).toMatchObject({
      refundsFuel: false,
      excludes: ['Additional handling', 'Large package'],
    });
    expect(guaranteeOf(packs, fedex, 'FedEx First Overnight', '2025-06-02')).toMatchObject({
      refundsFuel: true,
      excludes: [],
    });
  });

  it('says when a service promises to deliver', () => {
    const of = (service: string, receiver: string) =>
      commitmentOf(packs, ups, { service, receiver, day: '2025-06-02' });
    expect(of('Next Day Air Commercial', 'commercial')).toMatchObject({ days: 1, by: '10:30' });
    expect(of('Next Day Air Residential', 'residential')).toMatchObject({ days: 1, by: '12:00' });
    expect(of('Next Day Air Early A.M.', 'residential')).toMatchObject({ days: 1, by: '08:00' });
    expect(of('Next Day Air Saver', 'commercial')).toMatchObject({ days: 1, by: null });
  });
});

describe('sizes and prices as of a day', () => {
  it('rounds sides up since 18 August 2025', () => {
    for (const carrier of [ups, fedex]) {
      expect(dimensionalRule(packs, carrier, 'Ground', '2025-08-17')).toMatchObject({ divisor: 139, sides: 'nearest' });
      expect(dimensionalRule(packs, carrier, 'Ground', '2025-08-18')).toMatchObject({ divisor: 139, sides: 'up' });
    }
  });

  it('has the limits of additional handling that Shipping Insight names', () => {
    const { longest, second, girth, pounds } = handlingLimits;
    for (const carrier of [ups, fedex]) {
      const found = triggersOn(packs, carrier, 'Ground', '2026-11-01').filter(({ charge }) =>
        charge.startsWith('Additional handling'),
      );
      const limits = Object.fromEntries(found.map(({ measure, above }) => [measure, above]));
      expect(limits).toMatchObject({
        'longest side': longest,
        'second side': second,
        'length and girth': girth,
        weight: pounds,
      });
    }
  });

  it('has volume triggers since 2026', () => {
    const volumes = (day: string) =>
      triggersOn(packs, fedex, 'Ground', day).flatMap(({ measure, above }) => (measure === 'volume' ? [above] : []));
    expect(volumes('2025-12-31')).toEqual([]);
    expect(volumes('2026-01-05')).toEqual([10368, 17280]);
  });

  it('finds published rates, and none between the weights of a table', () => {
    const rate = (service: string, zone: string, pounds: number, day = '2025-06-02') =>
      listRate(packs, { carrierId: fedex, service, packaging: 'package', zone, pounds, day })?.amount;
    expect(rate('FedEx Ground', '5', 10)).toBe(1939);
    expect(rate('Home Delivery', '8', 1)).toBe(1417);
    expect(rate('FedEx 2Day', '2', 1)).toBe(2523);
    expect(rate('FedEx 2Day A.M.', '2', 1)).toBe(2872);
    expect(rate('FedEx Ground', '5', 31)).toBeUndefined();
    expect(rate('FedEx Ground', '5', 10, '2026-01-05')).toBeUndefined();
    expect(rate('International Ground', '5', 10)).toBeUndefined();
  });

  it('finds fees by code, service and zone', () => {
    const of = (code: string, service: string, zone = '5', day = '2025-06-02') =>
      fee(packs, { carrierId: ups, code, service, zone, receiver: 'residential', day })?.amount;
    expect(of('RES', 'Ground Residential')).toBe(610);
    expect(of('RES', 'Ground Residential', '5', '2024-06-03')).toBe(565);
    expect(of('RES', 'Next Day Air Residential')).toBe(655);
    expect(of('AHW', 'Ground Commercial', '2')).toBe(4350);
    expect(of('AHW', 'Ground Commercial', '8')).toBe(5500);
    expect(of('AHW', 'Ground Commercial', '9')).toBeUndefined();
  });

  it('finds the fuel surcharge of a week, or of a price', () => {
    expect(fuelPercent(packs, { carrierId: ups, index: 'ground', day: '2025-01-03' })?.percent).toBe(17.5);
    expect(fuelPercent(packs, { carrierId: ups, index: 'ground', day: '2025-02-03' })).toBeUndefined();
    expect(fuelPercent(packs, { carrierId: fedex, index: 'ground', day: '2024-05-06', price: 3.4 })?.percent).toBe(15);
    expect(fuelPercent(packs, { carrierId: fedex, index: 'ground', day: '2024-05-06' })).toBeUndefined();
    expect(isInFuelBasis(packs, ups, 'Special incentive', '2025-06-02')).toBe(false);
    expect(isInFuelBasis(packs, ups, 'Residential', '2025-06-02')).toBe(true);
    expect(isInFuelBasis(packs, fedex, 'Residential', '2025-06-02')).toBeUndefined();
  });
});

describe('a name with % for any text', () => {
  it.each([
    ['%', '', true],
    ['Ground%', 'GROUND Residential', true],
    ['%Ground', 'International Ground', true],
    ['Ground', 'International Ground', false],
    ['%2Day A%M%', 'FedEx 2Day AM', true],
    ['%2Day A%M%', 'FedEx 2Day', false],
    ['a%a', 'a', false],
    ['a%b%b', 'ab', false],
  ])('%s fits %s: %s', (pattern, name, expected) => {
    expect(fits(pattern, name)).toBe(expected);
  });
});

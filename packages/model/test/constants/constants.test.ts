import { describe, expect, it } from 'vitest';
import {
  circleSize,
  currencySymbol,
  isClientCredit,
  linkedCarriers,
  parcelCarriers,
  senderKey,
  trackingLink,
} from '../../src/index.ts';

describe('tracking links', () => {
  it('exist for 28 carriers, among them every parcel carrier but one that hands its packages to others', () => {
    expect(linkedCarriers).toHaveLength(28);
    const without = parcelCarriers.filter(({ name }) => trackingLink(name, '1') === undefined);
    expect(without.map(({ name }) => name)).toEqual(['FlavorCloud']);
  });

  it('carry the number safely', () => {
    expect(trackingLink('UPS', '1Z5R')).toBe('https://www.ups.com/track?tracknum=1Z5R');
    expect(trackingLink('UPS', "a&b=$&'")).toBe("https://www.ups.com/track?tracknum=a%26b%3D%24%26'");
    for (const carrier of linkedCarriers) {
      expect(new URL(trackingLink(carrier, 'X1') ?? '').href).toContain('X1');
    }
  });

  it('do not exist for other carriers', () => {
    expect(trackingLink('Horse and Cart', '1')).toBeUndefined();
    expect(trackingLink('constructor', '1')).toBeUndefined();
  });
});

describe('constants', () => {
  it('size the circles of the distribution map', () => {
    expect([0, 500, 501, 1000, 1001, 10_000, 10_001].map(circleSize)).toEqual([
      'small',
      'small',
      'medium',
      'medium',
      'large',
      'large',
      'extra large',
    ]);
  });

  it('know currencies by symbol and the unknown by code', () => {
    expect(['USD', 'EUR', 'All Currencies', 'XXX', 'constructor'].map(currencySymbol)).toEqual([
      '$',
      '€',
      '$',
      'XXX',
      'constructor',
    ]);
  });

  it('tell client credits from audit credits', () => {
    expect(isClientCredit('Void')).toBe(true);
    expect(isClientCredit('GSR / late delivery')).toBe(false);
  });

  it('key senders by state, city and five digits', () => {
    expect(senderKey('OH', 'Akron', '44301-1234')).toBe('OH|Akron|44301');
  });
});

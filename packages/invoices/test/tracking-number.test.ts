import { expect, test } from 'vitest';
import type { KeyTarget, Target } from '../src/flat/declaration.ts';
import { trackingNumberOf } from '../src/flat/tracking-number.ts';

const numberOf = (row: Partial<Record<Target | KeyTarget, string>>, isRoutingLeftOut = false): string | null =>
  trackingNumberOf(
    (target) => row[target] ?? '',
    (target) => row[target] ?? '',
    isRoutingLeftOut,
  );

test.each<[string, Partial<Record<Target | KeyTarget, string>>, string | null]>([
  ['the package’s own', { trackingNumber: '9400' }, '9400'],
  ['its own with its prefix', { trackingPrefix: '92', trackingNumber: '9400' }, '929400'],
  ['none, if there is only a prefix', { trackingPrefix: '92' }, null],
  ['the one under which it was labelled again', { trackingNumber: '9400', relabelledNumber: '9499' }, '9499'],
  [
    'that of the other country',
    { trackingNumber: '9400', foreignTrackingNumber: 'CA1', consigneeCountry: 'CA' },
    'CA1',
  ],
  ['its own abroad, without one there', { trackingNumber: '9400', consigneeCountry: 'CA' }, '9400'],
  ['its own at home', { trackingNumber: '9400', foreignTrackingNumber: 'CA1', consigneeCountry: 'usa' }, '9400'],
  ['its own in the US', { trackingNumber: '9400', foreignTrackingNumber: 'CA1', consigneeCountry: 'US' }, '9400'],
  ['its own in an unnamed country', { trackingNumber: '9400', foreignTrackingNumber: 'CA1' }, '9400'],
  ['the internal one, if there is no other', { internalNumber: 'I1', foreignTrackingNumber: 'CA1' }, 'I1'],
  ['the foreign one at home, if there is no other', { foreignTrackingNumber: 'CA1' }, 'CA1'],
  ['none', {}, null],
])('the number of a package is %s', (_, row, expected) => {
  expect(numberOf(row)).toBe(expected);
});

test.each<[string, Partial<Record<Target | KeyTarget, string>>, string]>([
  ['is added', { trackingNumber: '9400', consigneePostalCode: '98101-1234' }, '420981019400'],
  [
    'is added in the United States',
    { trackingNumber: '9400', consigneePostalCode: '98101', consigneeCountry: 'United States' },
    '420981019400',
  ],
  ['is not added twice', { trackingNumber: '420981019400', consigneePostalCode: '98101' }, '420981019400'],
  ['is not added abroad', { trackingNumber: '9400', consigneePostalCode: '98101', consigneeCountry: 'MX' }, '9400'],
  ['is not added without a ZIP code', { trackingNumber: '9400', consigneePostalCode: 'K1A 0B1' }, '9400'],
])('the routing that a file leaves out %s', (_, row, expected) => {
  expect(numberOf(row, true)).toBe(expected);
});

test('the routing is not added where files do not leave it out', () => {
  expect(numberOf({ trackingNumber: '9400', consigneePostalCode: '98101' })).toBe('9400');
});

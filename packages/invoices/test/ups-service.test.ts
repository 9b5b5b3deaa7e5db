import { describe, expect, test } from 'vitest';
import { upsMode, upsServiceCategory } from '../src/layouts/ups-billing-data/ups-service.ts';
import { upsRow } from './ups-row.ts';

describe('the category of a UPS service', () => {
  test.each([
    ['Ground Undeliverable Return', 'Returns'],
    ['Returns Ground', 'Returns'],
    ['Return to Sender', 'Returns'],
    ['Worldwide Express', 'International'],
    ['Standard to Canada', 'International'],
    ['Next Day Air Early A.M.', 'Next Day Early'],
    ['Next Day Air Saver', 'Next Day'],
    ['2nd Day Air', '2 Day'],
    ['Second Day Air', '2 Day'],
    ['3 Day Select', '3 Day'],
    ['Three Day Select', '3 Day'],
    ['Ground Saver', 'Economy'],
    ['ground residential', 'Ground'],
  ])('is told by the text ‘%s’: %s', (chargeDescription, category) => {
    expect(upsServiceCategory(upsRow({ chargeDescription, chargeCode: '999' }))).toBe(category);
  });

  const coded = (code: string, more = {}) =>
    upsServiceCategory(upsRow({ chargeDescription: 'Freight', chargeCode: code, ...more }));

  test.each([
    ['001', 'Next Day'],
    ['002', '2 Day'],
    ['003', 'Ground'],
    ['3', 'Ground'],
    ['007', 'International'],
    ['008', 'International'],
    ['011', 'International'],
    ['012', '3 Day'],
    ['013', 'Next Day'],
    ['014', 'Next Day Early'],
    ['054', 'International'],
    ['059', '2 Day'],
    ['065', 'International'],
    ['069', 'International'],
    ['092', 'Economy'],
    ['093', 'Economy'],
    ['999', 'Other'],
  ])('is told by the code %s of its freight where the text does not: %s', (code, category) => {
    expect(coded(code)).toBe(category);
  });

  test('is not told by the code of anything but freight', () => {
    expect(coded('003', { classification: 'ACC' })).toBe('Other');
  });

  test('is that of returns in their part of the invoice, whatever the text says', () => {
    expect(coded('001', { category: 'RTN' })).toBe('Returns');
  });
});

test.each([
  ['Ground', 'Ground', 'Parcel Ground'],
  ['Economy', 'Ground Saver', 'Parcel Ground'],
  ['Returns', 'Returns Next Day Air', 'Parcel Ground'],
  ['Other', 'Pigeon', 'Other'],
  ['International', 'standard to Mexico', 'Parcel Ground'],
  ['International', 'Express Saver to Canada', 'Parcel Ground'],
  ['International', 'Worldwide Express', 'Parcel Express'],
  ['Next Day', 'Next Day Air, standard', 'Parcel Express'],
] as const)('UPS carries %s (%s) by %s', (category, description, mode) => {
  expect(upsMode(category, description)).toBe(mode);
});

import { expect, test } from 'vitest';
import { creditTypeOf } from '../src/mapping/credit-types.ts';

test.each([
  ['NPOD', 'NPOD - no proof of delivery'],
  ['MNS Manifest', 'Manifested not shipped'],
  ['Package not shipped', 'Manifested not shipped'],
  ['CLB', 'Closed loop billing'],
  ['Not previously billed', 'Closed loop billing'],
  ['Void credit', 'Void'],
  ['VOD', 'Void'],
  ['Corporate rebate', 'Corporate rebate'],
  ['Damage', 'Damaged / lost claim'],
  ['Lost package', 'Damaged / lost claim'],
  ['Loss', 'Damaged / lost claim'],
  ['Claim paid', 'Damaged / lost claim'],
  ['Duplicate billing', 'Duplicate Charges'],
  ['Double charge', 'Duplicate Charges'],
  ['Early AM', 'Early AM'],
  ['Early A.M. delivery', 'Early AM'],
  ['Saturday pickup', 'Saturday pickup'],
  ['Saturday delivery', 'Saturday Delivery'],
  ['Adult signature required', 'Adult signature'],
  ['Additional handling', 'Additional handling'],
  ['Addl. handling', 'Additional handling'],
  ['AHS weight', 'Additional handling'],
  ['Large package surcharge', 'Large package'],
  ['Oversize', 'Large package'],
  ['DAS resi', 'Delivery area'],
  ['Delivery area surcharge', 'Delivery area'],
  ['Address correction', 'Address correction'],
  ['Dim adjustment', 'Dimension/weight'],
  ['Weight', 'Dimension/weight'],
  ['Shipping charge correction', 'Dimension/weight'],
  ['Residential surcharge', 'Residential'],
  ['Commercial delivery', 'Residential'],
  ['GSR', 'GSR / late delivery'],
  ['Late', 'GSR / late delivery'],
  ['Money back guarantee', 'GSR / late delivery'],
  ['Proof of delivery', 'GSR / late delivery'],
  ['POD', 'GSR / late delivery'],
  ['Service failure', 'GSR / late delivery'],
  ['Service refund', 'GSR / late delivery'],
  ['Zone adjustment', 'Zone adjustment'],
  ['Third party', 'Third party'],
  ['GST', 'Tax'],
  ['HST', 'Tax'],
  ['VAT', 'Tax'],
  ['Tax', 'Tax'],
  ['Billing adjustment', 'Billing adjustment'],
  ['Fuel surcharge', 'Fuel'],
  ['Goodwill', 'Miscellaneous / Other'],
] as const)('‘%s’ is a credit of the type %s', (text, type) => {
  expect(creditTypeOf(['', text], '2026-01-31')).toBe(type);
});

test('words count only whole where they are short', () => {
  for (const text of ['Avoided', 'Closset', 'Translated', 'Taxonomy']) {
    expect(creditTypeOf([text], '2026-01-31')).toBe('Miscellaneous / Other');
  }
});

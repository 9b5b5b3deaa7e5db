import { expect, it } from 'vitest';
import { namedOn } from '../../src/charge-names/dated-names.ts';
import { chargeWords } from '../../src/mapped/charge-words.ts';

it.each([
  ['GST/HST', 'tax'],
  ['PST/QST', 'tax'],
  ['MwSt 19%', 'tax'],
  ['IVA 16', 'tax'],
  ['USt-Betrag', 'tax'],
  ['VAT', 'tax'],
  ['Umsatzsteuer', 'tax'],
  ['Adjustment', 'billing_adjustment'],
  ['Korrektur', 'billing_adjustment'],
  ['Late delivery refund', 'billing_adjustment'],
  ['Storno', 'billing_adjustment'],
  ['Remboursement', 'billing_adjustment'],
  ['Contre remboursement', 'other_accessorial'],
  ['Contrassegno', 'other_accessorial'],
  ['Customer charge', undefined],
  ['Private delivery', undefined],
])('%s is of the family %s', (text, family) => {
  expect(namedOn(chargeWords, text)?.family).toBe(family);
});

import { expect, test } from 'vitest';
import { weightOf } from '../src/mapping/weight.ts';

test.each([
  ['5', '', { weight: '5.00', unit: 'lbs', pounds: '5.00' }],
  [' 5.5 ', ' lb ', { weight: '5.50', unit: 'lbs', pounds: '5.50' }],
  ['5,5', 'LBS', { weight: '5.50', unit: 'lbs', pounds: '5.50' }],
  ['1', 'kg', { weight: '1.00', unit: 'kgs', pounds: '2.204623' }],
  ['2', ' K', { weight: '2.00', unit: 'kgs', pounds: '4.409245' }],
  ['8', 'oz', { weight: '8.00', unit: 'oz', pounds: '0.50' }],
  ['1', 'O', { weight: '1.00', unit: 'oz', pounds: '0.0625' }],
  ['0', 'L', { weight: '0.00', unit: 'lbs', pounds: '0.00' }],
])('a weight of ‘%s’ in ‘%s’', (amount, unit, expected) => {
  expect(weightOf(amount, unit)).toEqual(expected);
});

test.each(['', '  ', '-1', 'heavy', '1e999'])('‘%s’ is no weight', (amount) => {
  expect(weightOf(amount, 'LB')).toEqual({ weight: null, unit: null, pounds: null });
});

import { expect, it } from 'vitest';
import { hasWords } from '../../src/assistant/test-cases/difference.ts';

const answer = 'Total Spend, only UPS, in 2025: $1,234.50.\nUSPS and DHL are not counted.';

it.each(['Total Spend', 'only  UPS,\nin 2025', '$1,234.50', '1,234.50. USPS', 'in 2025: $1,234.50', ''])(
  'finds words that an answer contains: %j',
  (wanted) => {
    expect(hasWords(answer, wanted)).toBe(true);
  },
);

it.each(['Net Amount', 'UPS only', '$1', '$1,', '$1,234', '234.50', '34.50', 'in 202', '$1,234.5'])(
  'finds no other words, and no part of a number: %j',
  (wanted) => {
    expect(hasWords(answer, wanted)).toBe(false);
  },
);

it('finds a number in full where a longer one comes first', () => {
  expect(hasWords('12 packages in 2025, 2 of them late', '2')).toBe(true);
});

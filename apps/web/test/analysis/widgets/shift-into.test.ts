import { expect, test } from 'vitest';
import { shiftInto } from '../../../src/ui/charts/chart-tooltip.tsx';

const card = { left: 100, right: 500 };

test('what stands under the pointer is moved into its card, and no further', () => {
  expect(shiftInto({ left: 200, right: 360 }, card)).toBe(0);
  expect(shiftInto({ left: 400, right: 560 }, card)).toBe(-68);
  expect(shiftInto({ left: 60, right: 220 }, card)).toBe(48);
});

test('what is wider than its card begins where the card begins', () => {
  expect(shiftInto({ left: 90, right: 900 }, card)).toBe(18);
});

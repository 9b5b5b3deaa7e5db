import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharesOfCents } from '../src/index.ts';

it('gives the cents that are left to the shares that lost most', () => {
  expect(sharesOfCents(100, [3_333, 3_333, 3_334])).toEqual([33, 33, 34]);
  expect(sharesOfCents(-1, [5_000, 5_000])).toEqual([-1, 0]);
  expect(sharesOfCents(1_000, [5_050, 4_950])).toEqual([505, 495]);
});

it('adds up to the amount, whatever the shares, and no share is off by a cent or more', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), shares, (cents, all) => {
      const parts = sharesOfCents(cents, all);
      const whole = all.reduce((sum, share) => sum + share, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
      for (const [place, part] of parts.entries()) {
        expect(Math.abs(part - (cents * (all[place] ?? 0)) / whole)).toBeLessThan(1.01);
      }
    }),
  );
});

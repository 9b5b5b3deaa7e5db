import { describe, expect, test } from 'vitest';
import { expiryWarning, isExpired } from '../../../src/lib/session/password-expiry.ts';

describe('a password that ends', () => {
  test.each([
    [11, undefined],
    [10, 'Your password will expire within 10 days.'],
    [2, 'Your password will expire within 2 days.'],
    [1, 'Your password will expire today.'],
    [0, undefined],
    [-3, undefined],
  ])('with %i days left warns: %s', (days, warning) => {
    expect(expiryWarning(days)).toBe(warning);
  });

  test('has ended at 0 days and less', () => {
    expect([1, 0, -1].map(isExpired)).toEqual([false, true, true]);
  });
});

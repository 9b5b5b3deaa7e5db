import { describe, expect, test } from 'vitest';
import { expiryWarning, isExpired, reasonToChange } from '../../../src/lib/session/password-expiry.ts';

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

  test('asks for an own password where another person gave it, and else says that it expired', () => {
    expect(reasonToChange(true)).toBe('Choose your own password to begin.');
    expect(reasonToChange(false)).toBe('Your Password has been expired. Please change the password');
  });

  test('has ended at 0 days and less', () => {
    expect([1, 0, -1].map(isExpired)).toEqual([false, true, true]);
  });
});

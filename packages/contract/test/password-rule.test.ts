import { describe, expect, test } from 'vitest';
import { isAllowedPassword, newPassword, passwordStrength, passwordStrengths } from '../src/index.ts';

describe('a password', () => {
  test.each([
    ['Waybill1', 'eight characters of all three kinds'],
    ['Überfahrt7', 'letters outside of ASCII'],
    [`Aa1${'x'.repeat(125)}`, '128 characters'],
    ['correct Horse battery 1', 'a phrase with spaces'],
  ])('%s is allowed: %s', (text) => {
    expect(isAllowedPassword(text)).toBe(true);
    expect(newPassword.safeParse(text).success).toBe(true);
  });

  test.each([
    ['Waybil1', 'seven characters'],
    ['waybill1', 'no upper-case letter'],
    ['WAYBILL1', 'no lower-case letter'],
    ['Waybills', 'no digit'],
    [`Aa1${'x'.repeat(126)}`, '129 characters'],
  ])('%s is refused: %s', (text) => {
    expect(isAllowedPassword(text)).toBe(false);
    expect(newPassword.safeParse(text).success).toBe(false);
  });

  test.each([
    [0, 'Weak'],
    [5, 'Weak'],
    [6, 'Fair'],
    [8, 'Fair'],
    [9, 'Good'],
    [11, 'Good'],
    [12, 'Strong'],
    [50, 'Strong'],
  ])('with %i characters it is %s', (length, strength) => {
    expect(passwordStrengths[passwordStrength('x'.repeat(length))]).toBe(strength);
  });
});

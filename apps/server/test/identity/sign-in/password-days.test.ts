import { expect, it } from 'vitest';
import { passwordDaysOf, passwordEndsOn } from '../../../src/identity/sign-in/password-days.ts';

const now = new Date('2026-03-01T23:59:00Z');
const state = { identityProviderId: null, mustChangePassword: false, passwordExpiresOn: '2026-03-11' };

it('a password is valid for ninety days, today among them', () => {
  expect(passwordEndsOn(now)).toBe('2026-05-30');
  expect(passwordDaysOf({ ...state, passwordExpiresOn: passwordEndsOn(now) }, now)).toBe(90);
});

it.each([
  ['2026-03-11', 10],
  ['2026-03-02', 1],
  ['2026-03-01', 0],
  ['2026-02-20', -9],
])('a password that expires on %s has that many days: %i', (passwordExpiresOn, days) => {
  expect(passwordDaysOf({ ...state, passwordExpiresOn }, now)).toBe(days);
});

it('a password that must be changed has none left', () => {
  expect(passwordDaysOf({ ...state, mustChangePassword: true }, now)).toBe(0);
});

it('a user for whom an identity provider vouches needs no valid password', () => {
  for (const mustChangePassword of [true, false])
    expect(passwordDaysOf({ identityProviderId: 1, mustChangePassword, passwordExpiresOn: '2020-01-01' }, now)).toBe(
      90,
    );
});

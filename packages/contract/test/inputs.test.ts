import { describe, expect, test } from 'vitest';
import {
  changeDefaults,
  changePassword,
  isUnderMaintenance,
  landingPage,
  landingPageOf,
  maintenanceStatus,
  separateApplications,
  separatePages,
  setStatus,
} from '../src/index.ts';

describe('maintenance', () => {
  const accepts = (body: unknown) => setStatus.body.safeParse(body).success;

  test.each(['ON', 'OFF'])('switches a page and the assistant %s', (value) => {
    expect(accepts({ type: 'PAGE', value, path: '/reports' })).toBe(true);
    expect(accepts({ type: 'CHATBOT', value })).toBe(true);
    expect(maintenanceStatus.safeParse({ type: 'PAGE', value, path: '/reports' }).success).toBe(true);
    expect(maintenanceStatus.safeParse({ type: 'CHATBOT', value, path: null }).success).toBe(true);
  });

  test('leaves the page open where it is ended, in any spelling', () => {
    for (const path of ['/settings', '/Settings', '/settings/'])
      expect(setStatus.body.safeParse({ type: 'PAGE', value: 'ON', path }).error?.issues[0]?.message).toBe(
        'Settings stays open: maintenance is ended there.',
      );
  });

  test.each([
    ['another value', { type: 'PAGE', value: 'HALF', path: '/reports' }],
    ['another kind', { type: 'SERVER', value: 'ON', path: '/reports' }],
    ['no path', { type: 'PAGE', value: 'ON' }],
    ['an address', { type: 'PAGE', value: 'ON', path: 'reports' }],
    ['a path of more than 300 characters', { type: 'PAGE', value: 'ON', path: `/${'a'.repeat(300)}` }],
  ])('is not switched by %s', (_, body) => expect(accepts(body)).toBe(false));

  test('may have a path of 300 characters', () => {
    expect(accepts({ type: 'PAGE', value: 'ON', path: `/${'a'.repeat(299)}` })).toBe(true);
  });

  test('of the assistant closes no page', () => {
    expect(isUnderMaintenance('/reports', [{ type: 'CHATBOT', value: 'ON', path: null }])).toBe(false);
    expect(isUnderMaintenance('/reports', [{ type: 'CHATBOT', value: 'ON', path: '/' }])).toBe(false);
    expect(isUnderMaintenance('/reports', [{ type: 'PAGE', value: 'ON', path: null }])).toBe(false);
  });
});

describe('a landing page', () => {
  test.each(['/', '/profile', '/aframe/dashboard/spend', 'reports', '/'.padEnd(200, 'a')])('may be %s', (path) => {
    expect(landingPage.safeParse(path).success).toBe(true);
    expect(changeDefaults.body.safeParse({ username: 'a', landingPage: path }).success).toBe(true);
  });

  test.each(['', '//evil.example', 'https://evil.example', '/a?b', '/'.padEnd(201, 'a')])('may not be ‘%s’', (path) => {
    expect(landingPage.safeParse(path).success).toBe(false);
    expect(changeDefaults.body.safeParse({ username: 'a', landingPage: path }).success).toBe(false);
  });

  test('may be none', () => expect(landingPage.safeParse(null).success).toBe(true));

  test('may be the start or the profile for everybody', () => {
    const nobody = { permissions: [], internal: false };
    expect(landingPageOf('/', nobody)).toBe('/');
    expect(landingPageOf('profile/', nobody)).toBe('/profile');
  });
});

test.each([
  [changeDefaults.body, { landingPage: null }],
  [changePassword.body, { oldPassword: 'x', newPassword: 'Waybill2' }],
])('a user name has 1 to 254 characters', (body, rest) => {
  const accepted = ['', 'a', 'a'.repeat(254), 'a'.repeat(255)].map(
    (username) => body.safeParse({ username, ...rest }).success,
  );
  expect(accepted).toEqual([false, true, true, false]);
});

test('the old password may be any of 1 to 200 characters', () => {
  const accepted = ['', 'a', 'a'.repeat(200), 'a'.repeat(201)].map(
    (oldPassword) => changePassword.body.safeParse({ username: 'a', oldPassword, newPassword: 'Waybill2' }).success,
  );
  expect(accepted).toEqual([false, true, true, false]);
});

test('every separate application has pages, and there is no other', () => {
  const used = Object.keys(separatePages).map((path) => path.split('/')[1]);
  expect([...separateApplications].sort()).toEqual([...new Set(used)].sort());
});

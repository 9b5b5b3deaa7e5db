import { describe, expect, test } from 'vitest';
import {
  changeDefaults,
  changePassword,
  createFtpLocation,
  type Endpoint,
  isUnderMaintenance,
  landingPage,
  landingPageOf,
  maintenanceStatus,
  separateApplications,
  separatePages,
  setStatus,
} from '../src/index.ts';

/** The first thing that is wrong with what a call is sent; undefined if nothing is. */
function problemOf({ name, body }: Endpoint, sent: unknown): string | undefined {
  if (body === undefined) throw new Error(`${name} takes no body.`);
  return body.safeParse(sent).error?.issues[0]?.message;
}
const takes = (endpoint: Endpoint, sent: unknown): boolean => problemOf(endpoint, sent) === undefined;

describe('maintenance', () => {
  const accepts = (body: unknown) => takes(setStatus, body);

  test.each(['ON', 'OFF'])('switches a page and the assistant %s', (value) => {
    expect(accepts({ type: 'PAGE', value, path: '/reports' })).toBe(true);
    expect(accepts({ type: 'CHATBOT', value })).toBe(true);
    expect(maintenanceStatus.safeParse({ type: 'PAGE', value, path: '/reports' }).success).toBe(true);
    expect(maintenanceStatus.safeParse({ type: 'CHATBOT', value, path: null }).success).toBe(true);
  });

  test('leaves the page open where it is ended, in any spelling', () => {
    for (const path of ['/settings', '/Settings', '/settings/'])
      expect(problemOf(setStatus, { type: 'PAGE', value: 'ON', path })).toBe(
        'Settings stays open: maintenance is ended there.',
      );
  });

  test.each([
    ['another value', { type: 'PAGE', value: 'HALF', path: '/reports' }],
    ['another kind', { type: 'SERVER', value: 'ON', path: '/reports' }],
    ['no path', { type: 'PAGE', value: 'ON' }],
    ['an address', { type: 'PAGE', value: 'ON', path: 'reports' }],
    ['a path of more than 300 characters', { type: 'PAGE', value: 'ON', path: `/reports/${'a'.repeat(292)}` }],
  ])('is not switched by %s', (_, body) => expect(accepts(body)).toBe(false));

  test('may have a path of 300 characters', () => {
    expect(accepts({ type: 'PAGE', value: 'ON', path: `/reports/${'a'.repeat(291)}` })).toBe(true);
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
    expect(takes(changeDefaults, { username: 'a', landingPage: path })).toBe(true);
  });

  test.each(['', '//evil.example', 'https://evil.example', '/a?b', '/'.padEnd(201, 'a')])('may not be ‘%s’', (path) => {
    expect(landingPage.safeParse(path).success).toBe(false);
    expect(takes(changeDefaults, { username: 'a', landingPage: path })).toBe(false);
  });

  test('may be none', () => expect(landingPage.safeParse(null).success).toBe(true));

  test('may be the start or the profile for everybody', () => {
    const nobody = { permissions: [], internal: false };
    expect(landingPageOf('/', nobody)).toBe('/');
    expect(landingPageOf('profile/', nobody)).toBe('/profile');
  });
});

test.each<[Endpoint, object]>([
  [changeDefaults, { landingPage: null }],
  [changePassword, { oldPassword: 'x', newPassword: 'Waybill2' }],
])('a user name has 1 to 254 characters', (endpoint, rest) => {
  const accepted = ['', 'a', 'a'.repeat(254), 'a'.repeat(255)].map((username) =>
    takes(endpoint, { username, ...rest }),
  );
  expect(accepted).toEqual([false, true, true, false]);
});

test('the old password may be any of 1 to 200 characters', () => {
  const accepted = ['', 'a', 'a'.repeat(200), 'a'.repeat(201)].map((oldPassword) =>
    takes(changePassword, { username: 'a', oldPassword, newPassword: 'Waybill2' }),
  );
  expect(accepted).toEqual([false, true, true, false]);
});

test('every separate application has pages, and there is no other', () => {
  const used = Object.keys(separatePages).map((path) => path.split('/')[1]);
  expect([...separateApplications].sort()).toEqual([...new Set(used)].sort());
});

describe('a new FTP location', () => {
  test.each([
    ['sftp', 'or a private key is required'],
    ['ftps', 'is required'],
  ])('of %s lacks its secret in the same answer as its other fields', (protocol, message) => {
    const sent = { protocol, name: '', host: '', userName: '', password: null, privateKey: '' };
    const issues = createFtpLocation.body?.safeParse(sent).error?.issues ?? [];
    expect(issues).toContainEqual(expect.objectContaining({ path: ['password'], message }));
    expect(issues.map(({ path }) => path[0])).toEqual(expect.arrayContaining(['name', 'host', 'userName', 'clientId']));
  });
});

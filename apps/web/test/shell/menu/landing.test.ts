import { describe, expect, test } from 'vitest';
import { landingPath } from '../../../src/features/identity/sign-in/landing-path.ts';
import { landingPages, roleLandingPage } from '../../../src/lib/menu/landing-pages.ts';
import { separateAddress } from '../../../src/lib/menu/separate-address.ts';

const applications = {
  ui4: 'https://boards.example/',
  ui6: 'https://freight.example/base',
  tmsui: 'https://tms.example',
};

describe('the address of a page elsewhere', () => {
  test('stands below that of its application, and is not there without one', () => {
    expect(separateAddress('/ui6/ltlinvoices?open=1', applications)).toBe(
      'https://freight.example/base/ltlinvoices?open=1',
    );
    expect(separateAddress('/tmsui/components/orders/view', applications)).toBe(
      'https://tms.example/components/orders/view',
    );
    expect(separateAddress('/tmsui', applications)).toBe('https://tms.example/');
    expect(separateAddress('/freightDashboards', applications)).toBe('https://boards.example/freightDashboards');
    expect(separateAddress('/ui3/ltl-client', applications)).toBeUndefined();
    expect(separateAddress('/ui6/ltlinvoices', {})).toBeUndefined();
    expect(separateAddress('/reports', applications)).toBeUndefined();
  });
});

describe('where a user begins', () => {
  const pages = { '/': null, '/profile': null, '/reports': null, '/dashboards': null };
  const router = { routesByPath: pages } as never;
  const client = { roles: ['ROLE_CLIENT'], permissions: [], internal: false };
  const guest = { roles: ['ROLE_GUEST'], permissions: [], internal: false };
  const carrier = { roles: ['ROLE_CARRIER'], permissions: ['LTL_CARRIER'], internal: false };

  test('is the chosen page, with or without a stroke before it', () => {
    expect(landingPath(router, {}, 'reports', client)).toBe('/reports');
    expect(landingPath(router, {}, '/reports', client)).toBe('/reports');
    expect(landingPath(router, applications, '/ui6/ltlinvoices', carrier)).toBe('/ui6/ltlinvoices');
  });

  test('is /dashboards for a guest and / for others when the chosen page is not there', () => {
    expect(landingPath(router, {}, 'gone', guest)).toBe('/dashboards');
    expect(landingPath(router, {}, 'gone', client)).toBe('/');
    expect(landingPath(router, {}, '/ui6/ltlinvoices', carrier)).toBe('/');
    expect(landingPath({ routesByPath: { '/': null } } as never, {}, 'gone', guest)).toBe('/');
  });

  test('is by role the profile for a guest, the first page for a client, and asked of others', () => {
    expect(roleLandingPage(guest)).toBe('profile');
    expect(roleLandingPage(client)).toBe('');
    expect(roleLandingPage(carrier)).toBeUndefined();
  });

  test('is offered to a carrier among the freight invoices where they are', () => {
    const offered = (there: boolean) => landingPages(carrier, () => there).map(({ path }) => path);
    expect(offered(true)).toEqual(['/ui6/ltlinvoices']);
    expect(offered(false)).toEqual([]);
  });
});

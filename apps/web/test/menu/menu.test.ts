import { permissions as catalogue, separateApplications } from '@waybill/contract';
import { describe, expect, test } from 'vitest';
import { firstEntry, type MenuSurroundings, menuOf } from '../../src/lib/menu/menu-entries.ts';

const everything = {
  hasPage: () => true,
  applications: Object.fromEntries(separateApplications.map((name) => [name, `https://${name}.example/base/`])),
};
const internal = (permissions: readonly string[]) => ({ permissions: [...permissions], internal: true });
const pathsOf = (permissions: readonly string[], surroundings: MenuSurroundings = everything) =>
  Object.fromEntries(
    menuOf(internal(permissions), surroundings).map(({ label, entries }) => [label, entries.map(({ path }) => path)]),
  );

describe('the side menu', () => {
  test('is empty without permissions', () => {
    expect(menuOf(internal([]), everything)).toEqual([]);
  });

  test('shows each entry with its permission, and no group without entries', () => {
    expect(pathsOf(['MARKUP_VIEW', 'RUN_REPORTS', 'GL_CODES'])).toEqual({
      Parcel: ['/reports', '/markup'],
      Administration: ['/glcodes'],
    });
    expect(pathsOf(['DISTRIBUTION_MAP'])).toEqual({});
    expect(pathsOf(['NEW_BI_TOOLS', 'SYNC'])).toMatchObject({ Analytics: expect.arrayContaining(['/aframe/sync']) });
  });

  test('has all groups for a user with every permission, and every permission of an entry exists', () => {
    const groups = menuOf(internal(catalogue), everything);
    expect(groups.map(({ label }) => label)).toEqual([
      'Analytics',
      'Parcel',
      'Freight',
      'Freight facelift',
      'Recon',
      'Administration',
    ]);
    const roles = ['ROLE_CARRIER'];
    const needed = groups.flatMap(({ entries }) => entries.flatMap(({ permissions }) => permissions));
    const unknown = needed.filter((name) => ![...catalogue, ...roles].some((known) => known === name));
    expect(unknown).toEqual([]);
  });

  test('keeps from others what is for internal users, whatever their permissions', () => {
    const held = ['AUDIT_WEB', 'ACL_ADMIN', 'USER_VIEW', 'USER_ADD'];
    const shownTo = (isInternal: boolean) =>
      menuOf({ permissions: held, internal: isInternal }, { ...everything, applications: {} })
        .flatMap(({ entries }) => entries)
        .map(({ path }) => path);
    expect(shownTo(true)).toEqual(['/users', '/usersNew', '/acl', '/identityProviders', '/audit_log']);
    expect(shownTo(false)).toEqual(['/users', '/usersNew']);
  });

  test('leaves out pages that this version does not have', () => {
    const surroundings = { ...everything, hasPage: (path: string) => path === '/reports' };
    expect(pathsOf(['RUN_REPORTS', 'MARKUP_VIEW'], surroundings)).toEqual({ Parcel: ['/reports'] });
  });

  test('leads to separate applications where they are configured, and nowhere else', () => {
    const held = ['BILLING_VIEW', 'RECON_ACCESS', 'FREIGHT_FACELIFT'];
    expect(pathsOf(held, { ...everything, applications: {} })).toEqual({ Parcel: ['/billing'] });
    const entries = menuOf(internal(held), everything).flatMap((group) => group.entries);
    expect(entries.map(({ address, opensNewTab = false }) => [address, opensNewTab])).toEqual([
      ['https://ui1.example/base/billing', false],
      ['https://ui4.example/base/freightDashboards', false],
      ['https://tmsui.example/base/components/orders/view', false],
      ['https://tossxui.example/base/tosspro', false],
      ['https://tossxui.example/base/', true],
      ['https://ui5.example/base/dashboards', true],
    ]);
  });

  test('is freight alone for a carrier, and the guest dashboards alone for a guest', () => {
    expect(Object.keys(pathsOf(['ROLE_CARRIER', ...catalogue]))).toEqual(['Freight']);
    expect(pathsOf(['ROLE_GUEST', ...catalogue])).toEqual({
      'Parcel dashboards': ['/aframe/dashboard/spend', '/aframe/dashboard/networkmap', '/aframe/distributionmap'],
    });
  });

  test('names the first page, those in this application before others', () => {
    expect(firstEntry(internal(['BILLING_VIEW', 'INVOICE_SEARCH']), everything)?.path).toBe('/invoices');
    expect(firstEntry(internal(['AUDIT_WEB']), { hasPage: () => false, applications: {} })).toBeUndefined();
  });

  test('names a page of a separate application for a carrier, none that opens a tab of its own', () => {
    expect(firstEntry(internal(['ROLE_CARRIER']), everything)?.address).toBe(
      'https://ui3.example/base/ltlinvoiceScreen',
    );
    expect(firstEntry(internal(['RECON_ACCESS']), everything)).toBeUndefined();
    expect(firstEntry(internal(['ROLE_CARRIER']), { ...everything, applications: {} })).toBeUndefined();
  });
});

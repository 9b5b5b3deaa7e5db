import {
  belongsTo,
  permissions as catalogue,
  type PortalPath,
  portalPages,
  separateApplications,
  separatePages,
} from '@waybill/contract';
import { describe, expect, test } from 'vitest';
import { firstEntry, type MenuSurroundings, menuAreas, menuOf, tabsOf } from '../../../src/lib/menu/menu-entries.ts';
import { audienceOf } from '../../../src/lib/menu/menu-entry.ts';

const everything = {
  hasPage: () => true,
  applications: Object.fromEntries(separateApplications.map((name) => [name, `https://${name}.example/base/`])),
};
const own = { ...everything, applications: {} };
const internal = (permissions: readonly string[]) => ({ permissions: [...permissions], internal: true });
const pathsOf = (permissions: readonly string[], surroundings: MenuSurroundings = everything) =>
  Object.fromEntries(
    menuOf(internal(permissions), surroundings).map(({ label, entries }) => [label, entries.map(({ path }) => path)]),
  );
const everyEntry = menuAreas.flatMap(({ entries }) => entries);

describe('the side menu', () => {
  test('is empty without permissions', () => {
    expect(menuOf(internal([]), everything)).toEqual([]);
  });

  test('shows each entry with its permission, and no area without entries', () => {
    expect(pathsOf(['MARKUP_VIEW', 'RUN_REPORTS', 'SYNC'])).toEqual({
      Invoices: ['/markup'],
      Reports: ['/reports'],
      Administration: ['/aframe/sync'],
    });
    expect(pathsOf(['DISTRIBUTION_MAP'])).toEqual({
      Analyse: ['/aframe/distributionmap', '/aframe/distributionmapdemo'],
    });
    expect(pathsOf(['NEW_BI_TOOLS']).Analyse).not.toContain('/aframe/distributionmap');
  });

  test('has five areas, and freight where its applications are', () => {
    const areas = ['Analyse', 'Invoices', 'Recover', 'Reports', 'Administration'];
    expect(Object.keys(pathsOf(catalogue, own))).toEqual(areas);
    expect(Object.keys(pathsOf(catalogue))).toEqual([...areas, 'Freight']);
  });

  test('leads to every page that needs a permission but Settings, which the user menu has, and to no page twice', () => {
    const paths: readonly string[] = everyEntry.map(({ path }) => path);
    const pages = [...Object.keys(portalPages), ...Object.keys(separatePages)].filter((path) => path !== '/settings');
    expect(paths.toSorted()).toEqual(pages.toSorted());
    expect(new Set(everyEntry.map(({ label }) => label)).size).toBe(everyEntry.length);
  });

  test.each(catalogue)('shows with %s exactly what the guards of the pages let through', (permission) => {
    const shown = menuOf(internal([permission]), {
      ...everything,
      previews: new Set(['overviewInMenu'] as const),
    }).flatMap(({ entries }) => entries.map(({ path }) => path));
    const open = everyEntry
      .filter(({ path }) => belongsTo(audienceOf(path), internal([permission])))
      .map(({ path }) => path);
    expect(shown).toEqual(open);
  });

  test('has actions and neighbouring pages on the page that leads to them, for users who may open it', () => {
    const inMenu = (...permissions: string[]) =>
      menuOf(internal(permissions), own).flatMap(({ entries }) =>
        entries.filter(({ within }) => within === undefined).map(({ path }) => path),
      );
    expect(inMenu('USER_VIEW', 'USER_ADD', 'MARKUP_VIEW', 'RUN_MARKUP')).toEqual(['/markup', '/users']);
    expect(inMenu('USER_ADD', 'RUN_MARKUP')).toEqual(['/runMarkup', '/usersNew']);
    const tabs = (path: string, ...permissions: string[]) =>
      tabsOf(menuOf(internal(permissions), own), path).map((tab) => tab.path);
    const markup = ['MARKUP_VIEW', 'ASSIGN_MARKUP', 'RUN_MARKUP'];
    expect(tabs('/runMarkup', ...markup)).toEqual(['/markup', '/assignMarkup', '/runMarkup']);
    expect(tabs('/markup', 'MARKUP_VIEW')).toEqual([]);
    expect(tabs('/users', 'USER_VIEW', 'USER_ADD')).toEqual([]);
  });

  test('keeps from others what is for internal users, whatever their permissions', () => {
    const held = ['AUDIT_WEB', 'ACL_ADMIN', 'USER_VIEW', 'USER_ADD', 'RUN_JOB'];
    const shownTo = (isInternal: boolean) =>
      menuOf({ permissions: held, internal: isInternal }, own)
        .flatMap(({ entries }) => entries)
        .map(({ path }) => path);
    expect(shownTo(true)).toEqual([
      '/users',
      '/usersNew',
      '/acl',
      '/identityProviders',
      '/apiTokens',
      '/audit_log',
      '/jobs',
    ]);
    expect(shownTo(false)).toEqual(['/users', '/usersNew']);
  });

  test('leaves out pages that this version does not have', () => {
    const surroundings = { ...everything, hasPage: (path: string) => path === '/reports' };
    expect(pathsOf(['RUN_REPORTS', 'MARKUP_VIEW'], surroundings)).toEqual({ Reports: ['/reports'] });
  });

  test('leads to separate applications where they are configured, beside the own page of the same kind', () => {
    const held = ['BILLING_VIEW', 'RECON_ACCESS', 'FREIGHT_FACELIFT'];
    expect(pathsOf(held, own)).toEqual({ Invoices: ['/billing'] });
    const entries = menuOf(internal(held), everything).flatMap(({ entries: each }) => each);
    expect(entries.map(({ path, address, opensNewTab = false }) => [address ?? path, opensNewTab])).toEqual([
      ['/billing', false],
      ['https://ui1.example/base/billing', false],
      ['https://ui5.example/base/dashboards', true],
      ['https://ui4.example/base/freightDashboards', false],
      ['https://tmsui.example/base/components/orders/view', false],
      ['https://tossxui.example/base/tosspro', false],
      ['https://tossxui.example/base/', true],
    ]);
  });

  test('is freight alone for a carrier, and the guest dashboards alone for a guest', () => {
    expect(Object.keys(pathsOf(['ROLE_CARRIER', ...catalogue]))).toEqual(['Freight']);
    expect(pathsOf(['ROLE_CARRIER'], own)).toEqual({});
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
    expect(firstEntry(internal(['ROLE_CARRIER']), own)).toBeUndefined();
  });
});

test('a page that leads to others stands in the menu itself', () => {
  const parents = everyEntry.flatMap(({ within }): PortalPath[] => (within === undefined ? [] : [within]));
  for (const parent of parents) expect(everyEntry.find(({ path }) => path === parent)?.within, parent).toBeUndefined();
});

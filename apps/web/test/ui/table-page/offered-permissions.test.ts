import { permissions } from '@waybill/contract';
import { describe, expect, test } from 'vitest';
import {
  countEffective,
  effectivePermissions,
  offeredGroups,
} from '../../../src/features/identity/roles/offered-permissions.ts';

const withoutEffect = [
  'AUDINTEL_BILLED_DATE',
  'PINGING_DASHBOARD',
  'ADMIN_2',
  'PARCEL_2',
  'DOWNLOAD_TRACKING_INVOICE_REPORT',
];
const offered = (held: readonly string[] = []) => offeredGroups(held).flatMap((group) => group.permissions);

describe('the form of a role', () => {
  test('explains every permission once, and leaves out those that open nothing', () => {
    const names: readonly string[] = offered().map(({ name }) => name);
    expect(names.toSorted()).toEqual(permissions.filter((name) => !withoutEffect.includes(name)).toSorted());
    expect(new Set(offered().map(({ label }) => label)).size).toBe(names.length);
  });

  test('still shows one without effect to a role that holds it, so that it can be taken away', () => {
    expect(offeredGroups(['ADMIN_2']).at(-1)).toMatchObject({ permissions: [{ name: 'ADMIN_2', opens: [] }] });
  });

  test('counts alike in the form and in the list: only what does something', () => {
    expect(countEffective(permissions)).toBe(effectivePermissions);
    expect(countEffective(['GL_CODES', 'ADMIN_2'])).toBe(1);
  });

  test('says what a permission opens as menu and guard do', () => {
    const of = (name: string) => offered().find((each) => each.name === name);
    expect(of('GL_CODES')?.opens.map(({ path }) => path)).toEqual(['/glcodes']);
    expect(of('GL_CODES')).toMatchObject({ opensInside: [], isElsewhere: false });
    const pathsInside = (name: string) => of(name)?.opensInside.map(({ path }) => path);
    expect(pathsInside('ACL_ADMIN')).toEqual(of('ACL_ADMIN')?.opens.map(({ path }) => path));
    expect(pathsInside('BULK_UPLOAD')).toEqual(['/fileLayouts', '/unknownCharges']);
    expect(of('LTL_ODE_QA')?.isElsewhere).toBe(true);
    expect(of('CLIENT_ADD')?.opens).toEqual([]);
  });
});

import { type Permission, permissions } from '@waybill/contract';
import { text } from '../../../lib/languages/text.ts';
import { menuAreas } from '../../../lib/menu/menu-entries.ts';
import { applicationOf, audienceOf, type MenuEntry } from '../../../lib/menu/menu-entry.ts';
import { type PermissionGroup, permissionGroups } from '../../../lib/permissions/permission-groups.ts';

/** A permission as the form of a role shows it. */
export interface OfferedPermission {
  readonly name: Permission;
  /** What it lets somebody do. */
  readonly label: string;
  /** The pages that it opens, from the same source as menu and guards, so that the form is always right. */
  readonly opens: readonly MenuEntry[];
  /** Those of the pages that open only to internal users. */
  readonly opensInside: readonly MenuEntry[];
  /** Whether it opens only pages of separate applications. */
  readonly isElsewhere: boolean;
}

export interface OfferedGroup {
  readonly label: string;
  readonly permissions: readonly OfferedPermission[];
}

const explained = new Set(permissionGroups.flatMap((group) => Object.keys(group.permissions)));

/** How many of these permissions do something; a role is counted by them in its form and in the list. */
export const countEffective = (held: readonly string[]): number => held.filter((name) => explained.has(name)).length;

/** How many permissions do something. */
export const effectivePermissions = explained.size;

/** Permissions without effect; roles of older versions may still have them. */
const withoutEffect: readonly Permission[] = permissions.filter((name) => !explained.has(name));

/** Every permission that does something, and those without effect that the role holds, so that they can be taken away. */
export function offeredGroups(held: readonly string[]): readonly OfferedGroup[] {
  const old = withoutEffect.filter((name) => held.includes(name));
  const groups: readonly PermissionGroup[] =
    old.length === 0
      ? permissionGroups
      : [
          ...permissionGroups,
          {
            label: text('Without effect'),
            permissions: Object.fromEntries(old.map((name) => [name, text('Has no effect; you can remove it')])),
          },
        ];
  return groups.map((group) => ({
    label: group.label,
    permissions: permissions.flatMap((name) => {
      const label = group.permissions[name];
      return label === undefined ? [] : [offered(name, label)];
    }),
  }));
}

function offered(name: Permission, label: string): OfferedPermission {
  const opens = menuAreas
    .flatMap(({ entries }) => entries)
    .filter(({ path }) => audienceOf(path).access.includes(name));
  return {
    name,
    label,
    opens,
    opensInside: opens.filter(({ path }) => audienceOf(path).internalOnly === true),
    isElsewhere: opens.length > 0 && opens.every(({ path }) => applicationOf(path) !== undefined),
  };
}

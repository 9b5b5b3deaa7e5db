import { IconCoins } from '@tabler/icons-react';
import { spend } from '@waybill/model';
import { mayOpen } from './may-open.ts';

/** An entry of the side menu; any one of its permissions shows it (S3 section 2.3). */
export interface MenuEntry {
  readonly label: string;
  readonly path: '/aframe/dashboard/spend';
  readonly icon: typeof IconCoins;
  readonly permissions: readonly string[];
}

export interface MenuGroup {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

const groups: readonly MenuGroup[] = [
  {
    label: 'Analytics',
    entries: [{ label: 'Spend', path: '/aframe/dashboard/spend', icon: IconCoins, permissions: spend.permissions }],
  },
];

/** The menu of a user: entries that the permissions open, groups that are not empty. */
export function menuOf(permissions: readonly string[]): readonly MenuGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => mayOpen(entry.permissions, permissions)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Where a user without another wish begins. */
export function firstEntry(permissions: readonly string[]): MenuEntry | undefined {
  return menuOf(permissions)[0]?.entries[0];
}

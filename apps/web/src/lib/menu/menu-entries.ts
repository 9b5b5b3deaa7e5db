import type { Preview } from '../beta/previews.ts';
import { administration } from './groups/administration.ts';
import { analytics, guestDashboards } from './groups/analytics.ts';
import { freight, freightFacelift, recon } from './groups/freight.ts';
import { parcel } from './groups/parcel.ts';
import { mayVisit, type Visitor } from './may-open.ts';
import type { MenuEntry, MenuGroup } from './menu-entry.ts';
import { type Applications, addressBelow } from './separate-address.ts';

/** What decides beside the permissions which entries there are. */
export interface MenuSurroundings {
  /** Whether this version of the web app has a page at the path. */
  readonly hasPage: (path: string) => boolean;
  /** Where the separate applications are; entries of others are left out. */
  readonly applications: Applications;
  /** The previews of the beta that are on; none unless given. */
  readonly previews?: ReadonlySet<Preview['name']>;
}

/** An entry that can be opened: `address` is set for a page of a separate application. */
export interface ShownEntry extends MenuEntry {
  readonly address: string | undefined;
}

export interface ShownGroup extends Pick<MenuGroup, 'label'> {
  readonly entries: readonly ShownEntry[];
}

const groups = [guestDashboards, analytics, parcel, freight, freightFacelift, recon, administration];

/** The menu of a user (S3 section 2.3): what is for them and what is there; groups that are not empty. */
export function menuOf(user: Visitor, surroundings: MenuSurroundings): readonly ShownGroup[] {
  return groups
    .filter(({ isFor }) => isFor(user.permissions))
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter((entry) => mayVisit(entry, user)).flatMap((entry) => shownEntry(entry, surroundings)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Where a user without another wish begins: on a page of this application, else of a separate one. */
export function firstEntry(user: Visitor, surroundings: MenuSurroundings): ShownEntry | undefined {
  const entries = menuOf(user, surroundings).flatMap((group) => group.entries);
  return entries.find(({ address }) => address === undefined) ?? entries.find(({ opensNewTab }) => !opensNewTab);
}

function shownEntry(entry: MenuEntry, { hasPage, applications, previews }: MenuSurroundings): readonly ShownEntry[] {
  if (entry.preview !== undefined && !previews?.has(entry.preview)) return [];
  if (entry.unlessIn !== undefined && applications[entry.unlessIn] !== undefined) return [];
  if (entry.application === undefined) return hasPage(entry.path) ? [{ ...entry, address: undefined }] : [];
  const base = applications[entry.application];
  return base === undefined ? [] : [{ ...entry, address: addressBelow(base, entry.path) }];
}

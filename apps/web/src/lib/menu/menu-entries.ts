import { belongsTo, type PortalPath } from '@waybill/contract';
import type { Preview } from '../beta/previews.ts';
import { text } from '../languages/text.ts';
import type { Visitor } from '../session/may-open.ts';
import { administration, analyse, freight, invoices, recover, reports } from './menu-areas.ts';
import { applicationOf, audienceOf, isGuest, type MenuArea, type MenuEntry } from './menu-entry.ts';
import { type Applications, addressBelow } from './separate-address.ts';

/** What decides, besides the permissions, which entries there are. */
export interface MenuSurroundings {
  /** Whether this version of the web app has a page at the path. */
  readonly hasPage: (path: string) => boolean;
  /** Where the separate applications are; entries of others are left out. */
  readonly applications: Applications;
  /** The previews of the beta that are on; none unless given. */
  readonly previews?: ReadonlySet<Preview['name']>;
}

/** An entry that can be opened: `address` is set for a page of a separate application. */
export interface ShownEntry extends Omit<MenuEntry, 'path' | 'within'> {
  readonly path: string;
  readonly address: string | undefined;
  /** The page among whose tabs it stands, for those who may open that. */
  readonly within: PortalPath | undefined;
}

export interface ShownArea extends Pick<MenuArea, 'label'> {
  readonly entries: readonly ShownEntry[];
}

/** The five areas, and freight if its applications are configured. */
export const menuAreas = [analyse, invoices, recover, reports, administration, freight];

const guestLabel = text('Parcel dashboards');

/** All that a user can open by the menu (S3 section 2.3): what is for them and what is there; areas that are not empty. */
export function menuOf(user: Visitor, surroundings: MenuSurroundings): readonly ShownArea[] {
  return menuAreas
    .map(({ label, entries }) => ({
      label: isGuest(user.permissions) ? guestLabel : label,
      entries: entries.flatMap((entry) => shownEntry(entry, user, surroundings)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Where a user without another wish begins: on a page of this application, else of a separate one. */
export function firstEntry(user: Visitor, surroundings: MenuSurroundings): ShownEntry | undefined {
  const entries = menuOf(user, surroundings).flatMap(({ entries: each }) => each);
  return entries.find(({ address }) => address === undefined) ?? entries.find(({ opensNewTab }) => !opensNewTab);
}

/** The entry of a page of this application. */
export function entryAt(path: PortalPath): MenuEntry | undefined {
  return menuAreas.flatMap(({ entries }) => entries).find((entry) => entry.path === path);
}

/** The page and those among whose tabs it stands; empty if it is alone. */
export function tabsOf(areas: readonly ShownArea[], path: string): readonly ShownEntry[] {
  const entries = areas.flatMap((area) => area.entries).filter(({ isAction }) => !isAction);
  const parent = entries.find((entry) => entry.path === path)?.within ?? path;
  const tabs = entries.filter((entry) => entry.path === parent || entry.within === parent);
  return tabs.length > 1 ? tabs : [];
}

function shownEntry(entry: MenuEntry, user: Visitor, surroundings: MenuSurroundings): readonly ShownEntry[] {
  const { hasPage, applications, previews } = surroundings;
  if (!belongsTo(audienceOf(entry.path), user)) return [];
  if (entry.preview !== undefined && !previews?.has(entry.preview)) return [];
  const isWithin = entry.within !== undefined && belongsTo(audienceOf(entry.within), user);
  const shown = { ...entry, within: isWithin ? entry.within : undefined };
  const application = applicationOf(entry.path);
  if (application === undefined) return hasPage(entry.path) ? [{ ...shown, address: undefined }] : [];
  const base = applications[application];
  if (base === undefined) return [];
  return [{ ...shown, address: addressBelow(base, entry.path.slice(application.length + 1)) }];
}

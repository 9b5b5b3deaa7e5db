import type { IconCoins } from '@tabler/icons-react';
import {
  type Audience,
  type PortalPath,
  portalPages,
  type SeparateApplication,
  type SeparatePath,
  separateApplications,
  separatePages,
} from '@waybill/contract';
import type { Preview } from '../beta/previews.ts';

/** An entry of the side menu. Who sees it is defined once, with the page, in the contract. */
export interface MenuEntry {
  readonly label: string;
  /** In this application; below `/ui1` and the like, in a separate one. */
  readonly path: PortalPath | SeparatePath;
  readonly icon: typeof IconCoins;
  /** The page that leads to this one; who may open that finds this among its tabs and not in the menu. */
  readonly within?: PortalPath;
  /** It is done on the page that leads to it, by a button; there it has no tab. */
  readonly isAction?: true;
  readonly opensNewTab?: boolean;
  /** The preview of the beta that shows it. */
  readonly preview?: Preview['name'];
}

/** One of the areas of the menu. */
export interface MenuArea {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/** Whom the page of an entry is for. */
export function audienceOf(path: MenuEntry['path']): Audience {
  return path in portalPages ? portalPages[path as PortalPath] : separatePages[path as SeparatePath];
}

/** The separate application that has the page; undefined for a page of this one. */
export function applicationOf(path: MenuEntry['path']): SeparateApplication | undefined {
  return separateApplications.find((name) => path.startsWith(`/${name}/`));
}

/** Whether somebody with these permissions is a guest, who sees a few pages alone (S3 section 2.3). */
export const isGuest = (permissions: readonly string[]): boolean => permissions.includes('ROLE_GUEST');

/** Whether somebody with these permissions is a carrier, who sees freight alone (S3 section 2.3). */
export const isCarrier = (permissions: readonly string[]): boolean => permissions.includes('ROLE_CARRIER');

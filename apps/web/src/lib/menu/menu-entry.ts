import type { IconCoins } from '@tabler/icons-react';
import type { SeparateApplication } from '@waybill/contract';
import type { Preview } from '../beta/previews.ts';

/** An entry of the side menu; any one of its permissions shows it (S3 section 2.3). */
export interface MenuEntry {
  readonly label: string;
  /** In this application, or in the separate one below its address. */
  readonly path: string;
  readonly icon: typeof IconCoins;
  readonly permissions: readonly string[];
  /** Of those who hold a permission, only internal users see it. */
  readonly internalOnly?: true;
  /** The application that has the page, where it is not this one. */
  readonly application?: SeparateApplication;
  /** The application whose page takes the place of this one where it is configured. */
  readonly unlessIn?: SeparateApplication;
  readonly opensNewTab?: boolean;
  /** The preview of the beta that shows it. */
  readonly preview?: Preview['name'];
}

export interface MenuGroup {
  readonly label: string;
  /** Whether the group is for users with these permissions at all. */
  readonly isFor: (permissions: readonly string[]) => boolean;
  readonly entries: readonly MenuEntry[];
}

export const isCarrier = (permissions: readonly string[]): boolean => permissions.includes('ROLE_CARRIER');
export const isGuest = (permissions: readonly string[]): boolean => permissions.includes('ROLE_GUEST');

/** Neither a carrier, who sees freight alone, nor a guest, who has a menu of their own. */
export const isStaffOrClient = (permissions: readonly string[]): boolean =>
  !isCarrier(permissions) && !isGuest(permissions);

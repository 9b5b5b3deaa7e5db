import {
  IconBulb,
  IconCoins,
  IconLayoutDashboard,
  IconPackages,
  IconReceiptRefund,
  IconScale,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { accessorial, carrierScore, overview, type Page, refund, shippingInsight, spend, weight } from '@waybill/model';
import { text } from '../languages/text.ts';
import { type AdministrationPath, administrationEntries } from './administration-entries.ts';
import { mayOpen } from './may-open.ts';

/** Where the analysis pages are (S3 section 2.3). */
export type AnalysisPath =
  `/aframe/dashboard/${'overview' | 'spend' | 'refund' | 'carrierScore' | 'accessorial' | 'weight' | 'shippingInsight'}`;

/** An entry of the side menu; any one of its permissions shows it (S3 section 2.3). */
export interface MenuEntry {
  readonly label: string;
  readonly path: AnalysisPath | AdministrationPath;
  readonly icon: typeof IconCoins;
  readonly permissions: readonly string[];
}

export interface MenuGroup {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

const groups: readonly MenuGroup[] = [
  {
    label: text('Analytics'),
    entries: [
      entry(text('Overview'), '/aframe/dashboard/overview', IconLayoutDashboard, overview),
      entry(text('Spend'), '/aframe/dashboard/spend', IconCoins, spend),
      entry(text('Refund'), '/aframe/dashboard/refund', IconReceiptRefund, refund),
      entry(text('Carrier Score'), '/aframe/dashboard/carrierScore', IconTruckDelivery, carrierScore),
      entry(text('Accessorial'), '/aframe/dashboard/accessorial', IconPackages, accessorial),
      entry(text('Weight'), '/aframe/dashboard/weight', IconScale, weight),
      entry(text('Shipping Insight'), '/aframe/dashboard/shippingInsight', IconBulb, shippingInsight),
    ],
  },
  { label: text('Administration'), entries: administrationEntries },
];

function entry(label: string, path: AnalysisPath, icon: typeof IconCoins, { permissions }: Page): MenuEntry {
  return { label, path, icon, permissions };
}

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

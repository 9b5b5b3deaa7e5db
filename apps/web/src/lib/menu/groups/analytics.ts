import {
  IconArrowsDiff,
  IconBulb,
  IconChartHistogram,
  IconCoins,
  IconDatabaseCog,
  IconLayoutDashboard,
  IconMap2,
  IconPackages,
  IconReceiptRefund,
  IconRefresh,
  IconRoute,
  IconScale,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { audiences } from '@waybill/contract';
import { findPageAt } from '@waybill/model';
import { text } from '../../languages/text.ts';
import { isGuest, isStaffOrClient, type MenuEntry, type MenuGroup } from '../menu-entry.ts';

const tools = ['NEW_BI_TOOLS'];
const spend = { label: text('Spend'), path: '/aframe/dashboard/spend', icon: IconCoins, permissions: tools };
const networkMap = {
  label: text('Network Map'),
  path: '/aframe/dashboard/networkmap',
  icon: IconRoute,
  permissions: tools,
};
const distributionMap = {
  label: text('Distribution Map'),
  path: '/aframe/distributionmap',
  icon: IconMap2,
  permissions: ['DISTRIBUTION_MAP'],
};

const described: readonly MenuEntry[] = [
  { label: text('Overview'), path: '/aframe/dashboard/overview', icon: IconLayoutDashboard, permissions: tools },
  spend,
  { label: text('Refund'), path: '/aframe/dashboard/refund', icon: IconReceiptRefund, permissions: tools },
  { label: text('Carrier Score'), path: '/aframe/dashboard/carrierScore', icon: IconTruckDelivery, permissions: tools },
  { label: text('Accessorial'), path: '/aframe/dashboard/accessorial', icon: IconPackages, permissions: tools },
  { label: text('Weight'), path: '/aframe/dashboard/weight', icon: IconScale, permissions: tools },
  networkMap,
  { label: text('Comparison'), path: '/aframe/dashboard/comparison', icon: IconArrowsDiff, permissions: tools },
  { label: text('Shipping Insight'), path: '/aframe/dashboard/shippingInsight', icon: IconBulb, permissions: tools },
  distributionMap,
  { ...distributionMap, label: text('Distribution Map (demo)'), path: '/aframe/distributionmapdemo' },
  {
    label: text('Statistics'),
    path: '/aframe/statistics',
    icon: IconChartHistogram,
    permissions: audiences.statistics.access,
    internalOnly: audiences.statistics.internalOnly,
  },
  {
    label: text('CDC administration'),
    path: '/aframe/cdcAdmin',
    icon: IconDatabaseCog,
    permissions: audiences.changeData.access,
    internalOnly: audiences.changeData.internalOnly,
  },
  {
    label: text('Synchronisation'),
    path: '/aframe/sync',
    icon: IconRefresh,
    permissions: audiences.synchronisation.access,
    internalOnly: audiences.synchronisation.internalOnly,
  },
];

/** Where the model has the page, the model says who may open it. */
const withOwnPermissions = (entry: MenuEntry): MenuEntry => ({
  ...entry,
  permissions: findPageAt(entry.path)?.permissions ?? entry.permissions,
});

export const analytics: MenuGroup = {
  label: text('Analytics'),
  isFor: (permissions) => isStaffOrClient(permissions) && permissions.includes('NEW_BI_TOOLS'),
  entries: described.map(withOwnPermissions),
};

/** What a guest sees instead of everything else. */
export const guestDashboards: MenuGroup = {
  label: text('Parcel dashboards'),
  isFor: isGuest,
  entries: [spend, networkMap, distributionMap].map(withOwnPermissions),
};

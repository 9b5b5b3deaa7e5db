import {
  IconArrowsDiff,
  IconBriefcase,
  IconBulb,
  IconCalendarStats,
  IconChartLine,
  IconCoins,
  IconDashboard,
  IconLayoutDashboard,
  IconMap2,
  IconPackages,
  IconReceiptRefund,
  IconRoute,
  IconScale,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { text } from '../../languages/text.ts';
import type { MenuArea } from '../menu-entry.ts';

export const analyse: MenuArea = {
  label: text('Analyse'),
  entries: [
    { label: text('Overview'), path: '/aframe/dashboard/overview', icon: IconLayoutDashboard },
    { label: text('Business overview'), path: '/businessOverview', icon: IconBriefcase, preview: 'overviewInMenu' },
    { label: text('Spend'), path: '/aframe/dashboard/spend', icon: IconCoins },
    { label: text('Refund'), path: '/aframe/dashboard/refund', icon: IconReceiptRefund },
    { label: text('Carrier score'), path: '/aframe/dashboard/carrierScore', icon: IconTruckDelivery },
    { label: text('Accessorial'), path: '/aframe/dashboard/accessorial', icon: IconPackages },
    { label: text('Weight'), path: '/aframe/dashboard/weight', icon: IconScale },
    { label: text('Network map'), path: '/aframe/dashboard/networkmap', icon: IconRoute },
    { label: text('Distribution map'), path: '/aframe/distributionmap', icon: IconMap2 },
    {
      label: text('Distribution map (demo)'),
      path: '/aframe/distributionmapdemo',
      icon: IconMap2,
      within: '/aframe/distributionmap',
    },
    { label: text('Comparison'), path: '/aframe/dashboard/comparison', icon: IconArrowsDiff },
    { label: text('Shipping insight'), path: '/aframe/dashboard/shippingInsight', icon: IconBulb },
    { label: text('Dashboards'), path: '/dashboards', icon: IconDashboard },
    { label: text('Rate forecasting'), path: '/ui1/rateForecastingTool', icon: IconChartLine },
    { label: text('Rolling week average'), path: '/ui1/rollingWeekAverage', icon: IconCalendarStats },
  ],
};

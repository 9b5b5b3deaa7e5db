import { portalPages } from '@waybill/contract';
import { totalSpend } from '../figures/total-spend.ts';
import { amountFields, pageFields } from '../grid/base-columns.ts';
import { gridColumnsOf } from '../grid/define-column.ts';
import { commonViews } from '../grid/views.ts';
import { commonContainers } from './container.ts';
import type { Page } from './page.ts';

/** The configurable dashboard: pages of dashboards, each with a question of its own (S1 section 2). */
export const configurableDashboard: Page = {
  name: 'dashboards',
  displayName: 'Dashboards',
  purpose:
    'Pages of dashboards, with client, carriers, accounts, currency and dates chosen in one popup. You arrange your own.',
  path: '/dashboards',
  audience: portalPages['/dashboards'],
  table: 'package_level_info',
  otherTables: ['charge_level_info'],
  containers: commonContainers,
  pageWhereClauses: [],
  facts: [{ ...totalSpend, notes: [] }],
  defaultFact: 'totalSpend',
  widgets: [],
  notes: [],
  filterDimensions: [],
  gridColumns: gridColumnsOf(
    'package_level_info',
    pageFields([
      'service_category',
      'zone',
      'no_of_pkgs',
      'tracking_status',
      'bill_weight_pounds',
      'actual_weight_pounds',
    ]),
  ),
  gridViews: commonViews(['no_of_pkgs', 'bill_weight_pounds', ...amountFields]),
  weightUnits: ['lbs'],
  tabs: [],
};

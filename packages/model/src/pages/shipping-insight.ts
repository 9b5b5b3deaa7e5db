import { portalPages } from '@waybill/contract';
import { avoidableFacts } from '../figures/avoidable-facts.ts';
import { auditFee, costAvoidanceFacts, shippingChargeCorrection } from '../figures/cost-avoidance-facts.ts';
import { packages } from '../figures/packages.ts';
import { factsBehindTotalSpend, totalSpend } from '../figures/total-spend.ts';
import { commonFilterDimensions } from '../filters/filter-dimension.ts';
import { pageFields } from '../grid/base-columns.ts';
import { gridColumnsOf } from '../grid/define-column.ts';
import { commonViews } from '../grid/views.ts';
import { insightWidgets, insightWidgetsWithMap } from '../widgets/analysis-widgets.ts';
import { commonContainers } from './container.ts';
import type { Analysis, Page, Tab } from './page.ts';

const insightColumns = [
  'address_correction_amt',
  'shipping_charge_correction_amt',
  'chargeback_amt',
  'declared_amt',
  'scc_audit_fee_amt',
];

const shared = {
  table: 'package_level_info',
  pageWhereClauses: [],
  notes: [],
  filterDimensions: commonFilterDimensions,
  gridColumns: gridColumnsOf('package_level_info', pageFields(['no_of_pkgs', ...insightColumns])),
  gridViews: commonViews(['no_of_pkgs', 'net_amount', ...insightColumns]),
} as const satisfies Partial<Analysis>;

const costAvoidanceSummary: Tab = {
  ...shared,
  name: 'costAvoidanceSummary',
  displayName: 'Cost Avoidance Summary',
  widgets: insightWidgetsWithMap('service_category'),
  facts: costAvoidanceFacts,
  factsBehind: [...factsBehindTotalSpend, ...avoidableFacts],
  defaultFact: 'totalSpend',
};

const nextDayEarlyAm: Tab = {
  ...shared,
  name: 'nextDayEarlyAm',
  displayName: 'Next Day Early AM',
  widgets: insightWidgetsWithMap('account_number'),
  pageWhereClauses: ["service_category = 'Next Day Early'"],
  facts: [totalSpend, packages],
  factsBehind: factsBehindTotalSpend,
  defaultFact: 'totalSpend',
};

const sccAuditFee: Tab = {
  ...shared,
  name: 'sccAuditFee',
  displayName: 'SCC Audit Fee',
  widgets: insightWidgets('account_number'),
  facts: [auditFee, shippingChargeCorrection],
  defaultFact: 'sccAuditFee',
};

/** Shipping Insight: charges that could have been avoided; each tab is an analysis of its own. */
export const shippingInsight: Page = {
  ...costAvoidanceSummary,
  name: 'shippingInsight',
  displayName: 'Shipping Insight',
  purpose:
    'Charges that better data would have avoided: address corrections, chargebacks, declared value and shipping charge corrections.',
  path: '/aframe/dashboard/shippingInsight',
  audience: portalPages['/aframe/dashboard/shippingInsight'],
  otherTables: ['charge_level_info'],
  containers: commonContainers,
  weightUnits: ['lbs'],
  tabs: [costAvoidanceSummary, nextDayEarlyAm, sccAuditFee],
};

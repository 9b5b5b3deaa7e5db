import { spendFacts } from '../facts/spend-facts.ts';
import { commonFilterDimensions } from '../filters/filter-dimension-name.ts';
import { addressFields, amountFields, shipmentFields } from '../grid/base-columns.ts';
import { gridColumnsOf } from '../grid/define-column.ts';
import { commonViews } from '../grid/views.ts';
import { analysisWidgets } from '../widgets/analysis-widgets.ts';
import { commonContainers } from './container.ts';
import { unmappedNote } from './notes.ts';
import type { Page } from './page.ts';

/** Spend: what was billed, and what it is made of. */
export const spend: Page = {
  name: 'spend',
  displayName: 'Spend Analysis',
  path: '/aframe/dashboard/spend',
  permissions: ['NEW_BI_TOOLS'],
  table: 'package_level_info',
  otherTables: ['charge_level_info'],
  containers: commonContainers,
  pageWhereClauses: [],
  facts: spendFacts,
  defaultFact: 'totalSpend',
  hasCostPerPackage: true,
  widgets: analysisWidgets(),
  notes: [unmappedNote],
  filterDimensions: commonFilterDimensions,
  gridColumns: gridColumnsOf('package_level_info', [...shipmentFields, ...amountFields, ...addressFields]),
  gridViews: commonViews(amountFields),
  weightUnits: ['lbs'],
  tabs: [],
};

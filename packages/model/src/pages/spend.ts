import { portalPages } from '@waybill/contract';
import { spendFacts } from '../figures/spend-facts.ts';
import { factsBehindTotalSpend } from '../figures/total-spend.ts';
import { commonFilterDimensions } from '../filters/filter-dimension.ts';
import { amountFields, pageFields } from '../grid/base-columns.ts';
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
  purpose: 'What your carriers billed, broken down by charge, over time, and by state.',
  path: '/aframe/dashboard/spend',
  audience: portalPages['/aframe/dashboard/spend'],
  table: 'package_level_info',
  otherTables: ['charge_level_info'],
  containers: commonContainers,
  pageWhereClauses: [],
  facts: spendFacts,
  factsBehind: factsBehindTotalSpend,
  defaultFact: 'totalSpend',
  hasCostPerPackage: true,
  widgets: analysisWidgets(),
  notes: [unmappedNote],
  filterDimensions: commonFilterDimensions,
  gridColumns: gridColumnsOf('package_level_info', pageFields()),
  gridViews: commonViews(amountFields),
  weightUnits: ['lbs'],
  tabs: [],
};

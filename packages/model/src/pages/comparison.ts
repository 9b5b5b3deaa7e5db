import { portalPages } from '@waybill/contract';
import { filterDimensionNames } from '../filters/filter-dimension.ts';
import { comparisonWidgets } from '../widgets/analysis-widgets.ts';
import { accessorial } from './accessorial.ts';
import { carrierScore } from './carrier-score.ts';
import { commonContainers } from './container.ts';
import { findings } from './findings.ts';
import type { Page, Tab } from './page.ts';
import type { TabName } from './page-name.ts';
import { refund } from './refund.ts';
import { spend } from './spend.ts';
import { weight } from './weight.ts';

const comparisonSpend = comparing('comparisonSpend', spend);

/** Up to three sets of client, dates and filters side by side, in one tab for each analysis page (S1 section 2). */
export const comparison: Page = {
  ...comparisonSpend,
  name: 'comparison',
  displayName: 'Comparison View',
  purpose: 'Up to three sets of client, dates and filters side by side, on the same scale.',
  path: '/aframe/dashboard/comparison',
  audience: portalPages['/aframe/dashboard/comparison'],
  otherTables: ['charge_level_info'],
  containers: [...commonContainers, 'comparisonBreakdown', 'comparisonTrends'],
  filterDimensions: filterDimensionNames,
  weightUnits: ['lbs', 'kgs'],
  tabs: [
    comparisonSpend,
    comparing('comparisonCarrierScore', carrierScore),
    comparing('comparisonRefund', refund),
    comparing('comparisonAccessorial', accessorial),
    comparing('comparisonWeight', weight),
    { ...comparing('comparisonFindings', findings), audience: findings.audience },
  ],
};

function comparing(name: TabName, page: Page): Tab {
  const { displayName, table, pageWhereClauses, facts, defaultFact, filterDimensions, gridColumns, gridViews } = page;
  return {
    name,
    displayName,
    table,
    pageWhereClauses,
    facts,
    defaultFact,
    filterDimensions,
    gridColumns,
    gridViews,
    notes: page.notes,
    widgets: comparisonWidgets(page.widgets),
  };
}

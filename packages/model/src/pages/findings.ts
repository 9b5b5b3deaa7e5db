import { portalPages } from '@waybill/contract';
import { findingFacts } from '../figures/finding-facts.ts';
import { commonFilterDimensions } from '../filters/filter-dimension.ts';
import { pageFields } from '../grid/base-columns.ts';
import { gridColumnsOf } from '../grid/define-column.ts';
import { findingFields } from '../grid/finding-fields.ts';
import { commonViews, findingRule, groupedBy } from '../grid/views.ts';
import { analysisWidgets } from '../widgets/analysis-widgets.ts';
import { commonContainers } from './container.ts';
import { findingsNote } from './notes.ts';
import type { Page } from './page.ts';

const values = ['finding_count', 'recoverable_amount', 'overcharged_amount', 'unproven_amount', 'net_amount'];

/** Findings Analysis: what was billed too much, by rule, confidence and all that packages are told apart by. */
export const findings: Page = {
  name: 'findings',
  displayName: 'Findings Analysis',
  purpose: 'What the rules find wrong with your bills: by rule, over time, by carrier, and by state.',
  path: '/aframe/dashboard/findings',
  audience: portalPages['/aframe/dashboard/findings'],
  table: 'package_level_info',
  otherTables: [],
  containers: commonContainers,
  pageWhereClauses: [],
  facts: findingFacts,
  defaultFact: 'recoverable',
  widgets: analysisWidgets({
    trends: ['finding_rule', 'finding_confidence'],
    breakdown: ['finding_rule', 'finding_confidence'],
  }),
  notes: [findingsNote],
  filterDimensions: [...commonFilterDimensions, 'finding_rule', 'finding_confidence'],
  gridColumns: gridColumnsOf('package_level_info', pageFields(findingFields)),
  gridViews: [...commonViews(values), groupedBy([findingRule], values)],
  weightUnits: ['lbs'],
  tabs: [],
};

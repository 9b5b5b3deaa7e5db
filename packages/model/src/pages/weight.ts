import { portalPages } from '@waybill/contract';
import { weightFacts, weightNote } from '../figures/weight-facts.ts';
import { commonFilterDimensions } from '../filters/filter-dimension.ts';
import { pageFields } from '../grid/base-columns.ts';
import { gridColumnsOf } from '../grid/define-column.ts';
import { commonViews } from '../grid/views.ts';
import { analysisWidgets } from '../widgets/analysis-widgets.ts';
import { commonContainers } from './container.ts';
import { unmappedNote } from './notes.ts';
import type { Page } from './page.ts';

const weights = ['bill_weight_pounds', 'actual_weight_pounds', 'delta_weight_pounds'];

/** Weight: what was billed against what the shipper entered. */
export const weight: Page = {
  name: 'weight',
  displayName: 'Weight Analysis',
  purpose: 'Billed weight compared with actual weight, in pounds or kilograms.',
  path: '/aframe/dashboard/weight',
  audience: portalPages['/aframe/dashboard/weight'],
  table: 'package_level_info',
  otherTables: ['charge_level_info'],
  containers: commonContainers,
  pageWhereClauses: [],
  facts: weightFacts,
  defaultFact: 'billWeight',
  widgets: analysisWidgets(),
  notes: [weightNote, unmappedNote],
  filterDimensions: commonFilterDimensions,
  gridColumns: gridColumnsOf('package_level_info', pageFields(['no_of_pkgs', ...weights])),
  gridViews: commonViews(['no_of_pkgs', ...weights]),
  weightUnits: ['lbs', 'kgs'],
  tabs: [],
};

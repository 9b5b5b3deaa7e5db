import { portalPages } from '@waybill/contract';
import { packages } from '../figures/packages.ts';
import { commonFilterDimensions } from '../filters/filter-dimension.ts';
import { pageFields } from '../grid/base-columns.ts';
import { gridColumnsOf } from '../grid/define-column.ts';
import { commonViews } from '../grid/views.ts';
import { mapOnly } from '../widgets/analysis-widgets.ts';
import { commonContainers } from './container.ts';
import { unmappedNote } from './notes.ts';
import type { Page } from './page.ts';

/** Circles whose size says how many packages a place gets (S1 section 9). */
export const distributionMap: Page = {
  name: 'distributionmap',
  displayName: 'Distribution Map',
  purpose: 'Where packages are delivered. Larger circles mean more packages.',
  path: '/aframe/distributionmap',
  audience: portalPages['/aframe/distributionmap'],
  table: 'package_level_info',
  otherTables: [],
  containers: commonContainers,
  pageWhereClauses: [],
  facts: [packages],
  defaultFact: 'packages',
  widgets: mapOnly(),
  notes: [unmappedNote],
  filterDimensions: commonFilterDimensions,
  gridColumns: gridColumnsOf('package_level_info', pageFields(['no_of_pkgs'])),
  gridViews: commonViews(['no_of_pkgs', 'net_amount']),
  weightUnits: ['lbs'],
  tabs: [],
};

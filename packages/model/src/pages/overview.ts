import { portalPages } from '@waybill/contract';
import { latePackages, onTimePackages } from '../figures/delivery-facts.ts';
import { packages } from '../figures/packages.ts';
import { componentsOfSpend } from '../figures/spend-facts.ts';
import { excludedSpend, netOfAllCarriers, totalSpend } from '../figures/total-spend.ts';
import { commonFilterDimensions } from '../filters/filter-dimension.ts';
import { amountFields, pageFields } from '../grid/base-columns.ts';
import { gridColumnsOf } from '../grid/define-column.ts';
import { commonViews } from '../grid/views.ts';
import { overviewWidgets } from '../widgets/analysis-widgets.ts';
import { commonContainers } from './container.ts';
import { unmappedNote } from './notes.ts';
import type { Page } from './page.ts';

/** The home page: tiles of four weeks, half a year against the one before, refunds of a year (S1 section 2). */
export const overview: Page = {
  name: 'overview',
  displayName: 'Overview',
  purpose: 'The last four weeks at a glance, the last six months against the six before, and the refunds of a year.',
  path: '/aframe/dashboard/overview',
  audience: portalPages['/aframe/dashboard/overview'],
  table: 'package_level_info',
  otherTables: ['charge_level_info'],
  containers: [...commonContainers, 'tiles', 'refunds'],
  pageWhereClauses: [],
  facts: [netOfAllCarriers, totalSpend, ...componentsOfSpend, packages, onTimePackages, latePackages],
  factsBehind: [excludedSpend],
  defaultFact: 'netOfAllCarriers',
  widgets: overviewWidgets(),
  notes: [unmappedNote],
  filterDimensions: commonFilterDimensions,
  gridColumns: gridColumnsOf('package_level_info', pageFields(['no_of_pkgs'])),
  gridViews: commonViews(['no_of_pkgs', ...amountFields]),
  weightUnits: ['lbs'],
  tabs: [],
};

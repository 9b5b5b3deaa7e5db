import { portalPages } from '@waybill/contract';
import { packages } from '../figures/packages.ts';
import { factsBehindTotalSpend, totalSpend } from '../figures/total-spend.ts';
import { commonFilterDimensions } from '../filters/filter-dimension.ts';
import { pageFields } from '../grid/base-columns.ts';
import { gridColumnsOf } from '../grid/define-column.ts';
import { commonViews, groupedBy, receiverState, senderState } from '../grid/views.ts';
import { networkWidgets } from '../widgets/analysis-widgets.ts';
import { commonContainers } from './container.ts';
import { militaryStatesNote, unmappedNote } from './notes.ts';
import type { Page } from './page.ts';

const values = ['no_of_pkgs', 'net_amount'];

/** The network map: which states the fulfilment centres or the biggest senders supply (S1 section 2). */
export const starburst: Page = {
  name: 'starburst',
  displayName: 'Network Map',
  purpose: 'Lines on a map show which states your fulfillment centers or largest senders ship to.',
  path: '/aframe/dashboard/networkmap',
  audience: portalPages['/aframe/dashboard/networkmap'],
  table: 'package_level_info',
  otherTables: [],
  containers: [...commonContainers, 'senders'],
  pageWhereClauses: [],
  facts: [packages, totalSpend],
  factsBehind: factsBehindTotalSpend,
  defaultFact: 'packages',
  widgets: networkWidgets(),
  notes: [militaryStatesNote, unmappedNote],
  filterDimensions: commonFilterDimensions,
  gridColumns: gridColumnsOf('package_level_info', pageFields(['no_of_pkgs'])),
  gridViews: [...commonViews(values), groupedBy([receiverState], values), groupedBy([senderState], values)],
  weightUnits: ['lbs'],
  tabs: [],
};

import { portalPages } from '@waybill/contract';
import { deliveryFacts } from '../figures/delivery-facts.ts';
import { commonFilterDimensions } from '../filters/filter-dimension.ts';
import { pageFields } from '../grid/base-columns.ts';
import { gridColumnsOf } from '../grid/define-column.ts';
import { carrier, commonViews, groupedAndPivoted, groupedBy, trackingStatus } from '../grid/views.ts';
import { analysisWidgets } from '../widgets/analysis-widgets.ts';
import { commonContainers } from './container.ts';
import { trackingStatusNote, unmappedNote } from './notes.ts';
import type { Page } from './page.ts';

const values = ['no_of_pkgs', 'net_amount'];

/** Carrier Score: how many packages came on time. */
export const carrierScore: Page = {
  name: 'carrierScore',
  displayName: 'Carrier Score',
  purpose: 'How many packages arrived on time, late, or with an exception, and how many are overdue.',
  path: '/aframe/dashboard/carrierScore',
  audience: portalPages['/aframe/dashboard/carrierScore'],
  table: 'package_level_info',
  otherTables: ['charge_level_info'],
  containers: commonContainers,
  pageWhereClauses: [],
  facts: deliveryFacts,
  defaultFact: 'total',
  widgets: analysisWidgets({ trends: ['tracking_status'] }),
  notes: [trackingStatusNote, unmappedNote],
  filterDimensions: commonFilterDimensions,
  gridColumns: gridColumnsOf('package_level_info', pageFields(['no_of_pkgs', 'tracking_status'])),
  gridViews: [
    ...commonViews(values),
    groupedBy([trackingStatus], values),
    groupedBy([trackingStatus, carrier], values),
    groupedAndPivoted(trackingStatus, carrier, ['no_of_pkgs']),
  ],
  weightUnits: ['lbs'],
  tabs: [],
};

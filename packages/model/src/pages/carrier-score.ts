import type { trackingStatuses } from '../constants/tracking-statuses.ts';
import { type Fact, fact } from '../facts/fact.ts';
import { commonFilterDimensions } from '../filters/filter-dimension-name.ts';
import { addressFields, amountFields, shipmentFields } from '../grid/base-columns.ts';
import { gridColumnsOf } from '../grid/define-column.ts';
import { carrier, commonViews, groupedAndPivoted, groupedBy, trackingStatus } from '../grid/views.ts';
import { analysisWidgets } from '../widgets/analysis-widgets.ts';
import { commonContainers } from './container.ts';
import { trackingStatusNote, unmappedNote } from './notes.ts';
import type { Page } from './page.ts';

const ofStatus = (key: string, status: (typeof trackingStatuses)[number], meaning: string): Fact =>
  fact({
    key,
    text: `${status} Packages`,
    meaning,
    unit: 'packages',
    measure: { sum: 'no_of_pkgs' },
    whereClauses: [`tracking_status = '${status}'`],
  });

const values = ['no_of_pkgs', 'net_amount'];

export const carrierScore: Page = {
  name: 'carrierScore',
  displayName: 'Carrier Score',
  path: '/aframe/dashboard/carrierScore',
  permissions: ['NEW_BI_TOOLS'],
  table: 'package_level_info',
  otherTables: [],
  containers: commonContainers,
  pageWhereClauses: [],
  facts: [
    fact({
      key: 'total',
      text: 'Total Packages',
      meaning: 'Packages whose delivery is known: on time, late, exception or pending late.',
      unit: 'packages',
      measure: { sum: 'no_of_pkgs' },
      whereClauses: ['tracking_status is not null'],
    }),
    ofStatus('onTime', 'On Time', 'Packages delivered by the promised time.'),
    ofStatus('late', 'Late', 'Packages delivered after the promised time.'),
    ofStatus('exception', 'Exception', 'Packages that the carrier excused, by weather or a wrong address for example.'),
    ofStatus('pendingLate', 'Pending Late', 'Packages past the promised time and not delivered yet.'),
  ],
  defaultFact: 'total',
  widgets: analysisWidgets({ trends: ['tracking_status'] }),
  notes: [trackingStatusNote, unmappedNote],
  filterDimensions: commonFilterDimensions,
  gridColumns: gridColumnsOf('package_level_info', [
    ...shipmentFields,
    'no_of_pkgs',
    'tracking_status',
    ...amountFields,
    ...addressFields,
  ]),
  gridViews: [
    ...commonViews(values),
    groupedBy([trackingStatus], values),
    groupedBy([trackingStatus, carrier], values),
    groupedAndPivoted(trackingStatus, carrier, ['no_of_pkgs']),
  ],
  weightUnits: ['lbs'],
  tabs: [],
};

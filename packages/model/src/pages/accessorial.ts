import { portalPages } from '@waybill/contract';
import { accessorialFacts } from '../figures/accessorial-facts.ts';
import { commonFilterDimensions } from '../filters/filter-dimension.ts';
import { pageFields } from '../grid/base-columns.ts';
import { gridColumnsOf } from '../grid/define-column.ts';
import { accessorial as accessorialField, carrier, commonViews, groupedAndPivoted, groupedBy } from '../grid/views.ts';
import { analysisWidgets } from '../widgets/analysis-widgets.ts';
import { commonContainers } from './container.ts';
import { unmappedNote } from './notes.ts';
import type { Page } from './page.ts';

const chargeColumns = ['invoice_total_charges', 'net_other_accessorial_amount', 'other_accessorial_count'];

/** The accessorials: what carriers charge beyond transportation and fuel. */
export const accessorial: Page = {
  name: 'accessorial',
  displayName: 'Accessorial Analysis',
  purpose: 'What accessorials cost on top of transportation and fuel, how often they occur, and where.',
  path: '/aframe/dashboard/accessorial',
  audience: portalPages['/aframe/dashboard/accessorial'],
  table: 'charge_level_info',
  otherTables: ['package_level_info'],
  containers: commonContainers,
  pageWhereClauses: [],
  facts: accessorialFacts,
  defaultFact: 'accessorials',
  widgets: analysisWidgets({ trends: ['accessorial'], breakdown: ['accessorial'] }),
  notes: [unmappedNote],
  filterDimensions: [...commonFilterDimensions, 'accessorial'],
  gridColumns: gridColumnsOf(
    'charge_level_info',
    pageFields([...chargeColumns, 'accessorial_group', 'charge_description', 'accessorial_code']),
    { other_accessorial_amount: 'Accessorials (gross)' },
    // A charge's net amount under its other name is `invoice_total_charges`, which is shown.
    ['net_amount'],
  ),
  gridViews: [
    ...commonViews(chargeColumns),
    groupedBy([accessorialField], chargeColumns),
    groupedBy([accessorialField, carrier], chargeColumns),
    groupedAndPivoted(accessorialField, carrier, ['net_other_accessorial_amount']),
    groupedAndPivoted(carrier, accessorialField, ['net_other_accessorial_amount']),
  ],
  weightUnits: ['lbs'],
  tabs: [],
};

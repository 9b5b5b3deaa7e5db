import { portalPages } from '@waybill/contract';
import { refundFacts } from '../figures/refund-facts.ts';
import { commonFilterDimensions } from '../filters/filter-dimension.ts';
import { pageFields } from '../grid/base-columns.ts';
import { gridColumnsOf } from '../grid/define-column.ts';
import { carrier, commonViews, creditType, groupedAndPivoted, groupedBy } from '../grid/views.ts';
import { analysisWidgets } from '../widgets/analysis-widgets.ts';
import { commonContainers } from './container.ts';
import { unmappedNote } from './notes.ts';
import type { Page } from './page.ts';

const refundColumns = ['total_refund_amount', 'audit_refund_amount', 'client_refund_amount'];

/** Refunds: what carriers gave back, found by audit or by the client. */
export const refund: Page = {
  name: 'refund',
  displayName: 'Refund Analysis',
  purpose: 'What the carriers refunded, through audits and your own claims, and why.',
  path: '/aframe/dashboard/refund',
  audience: portalPages['/aframe/dashboard/refund'],
  table: 'charge_level_info',
  otherTables: ['package_level_info'],
  containers: commonContainers,
  pageWhereClauses: [],
  facts: refundFacts,
  defaultFact: 'total',
  widgets: analysisWidgets({ trends: ['credit_type'], breakdown: ['credit_type'] }),
  notes: [unmappedNote],
  filterDimensions: [...commonFilterDimensions, 'credit_type'],
  gridColumns: gridColumnsOf('charge_level_info', pageFields([...refundColumns, 'credit_type', 'charge_description']), {
    audit_refund_amount: 'Audit Refund Amount',
    client_refund_amount: 'Client Refund Amount',
    charge_description: 'Charge in File',
  }),
  gridViews: [
    ...commonViews(refundColumns),
    groupedBy([creditType], refundColumns),
    groupedBy([carrier, creditType], refundColumns),
    groupedAndPivoted(creditType, carrier, ['total_refund_amount']),
    groupedAndPivoted(carrier, creditType, ['total_refund_amount']),
  ],
  weightUnits: ['lbs'],
  tabs: [],
};

import { portalPages } from '@waybill/contract';
import { fact } from '../figures/fact.ts';
import { amountFields, pageFields } from '../grid/base-columns.ts';
import { gridColumnsOf } from '../grid/define-column.ts';
import { commonViews } from '../grid/views.ts';
import type { Page } from './page.ts';
import { spend } from './spend.ts';

/**
 * The rows of one carrier invoice in the grid: all of them, whatever the carrier. Its calls need the permission of
 * the page of invoices, and it returns only rows and shipments.
 */
export const invoicePackages: Page = {
  ...spend,
  name: 'invoice',
  path: '/invoices',
  audience: portalPages['/invoices'],
  containers: ['trackingNumberPopUpContainer'],
  displayName: 'Invoice',
  facts: [
    fact({
      key: 'invoiceAmount',
      text: 'Net Amount',
      meaning: 'Everything that the invoice bills, after discounts.',
      unit: 'currency',
      measure: { sum: 'net_amount' },
      whereClauses: [],
    }),
  ],
  defaultFact: 'invoiceAmount',
  notes: [],
  gridColumns: gridColumnsOf('package_level_info', pageFields(['no_of_pkgs', 'currency_code'])),
  gridViews: commonViews(['no_of_pkgs', ...amountFields]),
};

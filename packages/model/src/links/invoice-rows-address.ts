import { analysisAddress } from './analysis-address.ts';
import type { RowsPart } from './rows-part.ts';

/** An invoice of a client or, with a tracking number, one of its packages. */
export interface LinkedInvoice {
  readonly clientId: number;
  readonly billDate: string;
  readonly invoiceNumber: string;
  readonly trackingNumber?: string | null;
}

/** The address that opens the grid on all rows of an invoice or a package, whatever pages usually leave out. */
export function invoiceRowsAddress({
  clientId,
  billDate,
  invoiceNumber,
  trackingNumber = null,
}: LinkedInvoice): string {
  const ofInvoice: RowsPart = { kind: 'value', column: 'invoice_number', value: invoiceNumber };
  const ofPackage: readonly RowsPart[] =
    trackingNumber === null ? [] : [{ kind: 'value', column: 'tracking_number', value: trackingNumber }];
  return analysisAddress({
    path: '/aframe/dashboard/spend',
    fact: 'rows',
    clientId,
    childClientIds: [],
    dateType: 'bill_date',
    dates: { from: billDate, to: billDate },
    include: ['inactive_accounts', 'unpayable_freight'],
    filters: {},
    trackingNumbers: [],
    rows: { parts: [ofInvoice, ...ofPackage], sort: [] },
  });
}

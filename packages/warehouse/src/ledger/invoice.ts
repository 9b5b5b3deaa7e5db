/** What makes an invoice unique. */
export interface InvoiceKey {
  readonly carrierId: number;
  readonly accountNumber: string;
  readonly invoiceNumber: string;
  /** `YYYY-MM-DD` */
  readonly billDate: string;
}

/** A stored invoice; `amount` is the exact sum of all its loads. */
export interface Invoice extends InvoiceKey {
  readonly invoiceId: bigint;
  readonly clientId: number;
  readonly accountId: number;
  readonly carrierName: string;
  readonly currencyCode: string;
  readonly amount: string;
  readonly sourceName: string;
  /** The load that brought it first. */
  readonly loadId: number;
}

/** Which invoices to list; everything left out is not asked for. */
export interface InvoiceFilter {
  readonly clientIds?: readonly number[];
  readonly carrierId?: number;
  readonly accountNumber?: string;
  readonly invoiceNumber?: string;
  /** `YYYY-MM-DD` */
  readonly billDate?: string;
}

/** What makes an invoice unique: two clients may hold the same account and have the same invoice, each their own. */
export interface InvoiceKey {
  readonly clientId: number;
  readonly carrierId: number;
  readonly accountNumber: string;
  readonly invoiceNumber: string;
  /** `YYYY-MM-DD` */
  readonly billDate: string;
}

/** A stored invoice; `amount` is the exact sum of all its loads. */
export interface Invoice extends InvoiceKey {
  readonly invoiceId: bigint;
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
  readonly clientId?: number;
  readonly carrierId?: number;
  readonly accountNumber?: string;
  readonly invoiceNumber?: string;
  /** `YYYY-MM-DD` */
  readonly billDate?: string;
}

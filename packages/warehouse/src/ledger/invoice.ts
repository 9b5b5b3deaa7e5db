/** What identifies an invoice: two clients may have the same account and the same invoice, each their own. */
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
  /** The load that first contained it. */
  readonly loadId: number;
}

/** Which invoices to list; absent fields do not narrow the list. */
export interface InvoiceFilter {
  readonly clientIds?: readonly number[];
  readonly clientId?: number;
  readonly carrierId?: number;
  readonly accountNumber?: string;
  readonly invoiceNumber?: string;
  /** `YYYY-MM-DD` */
  readonly billDate?: string;
}

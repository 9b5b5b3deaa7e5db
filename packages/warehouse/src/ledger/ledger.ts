/** The warehouse's copy of an account of the settings database, to resolve account group and division. */
export interface AccountMirror {
  readonly accountId: number;
  readonly clientId: number;
  readonly carrierId: number;
  readonly accountNumber: string;
  readonly accountGroup: string | null;
  readonly accountDivision: string | null;
  readonly active: boolean;
}

/** A committed load: where its rows came from, and when it was committed. */
export interface CommittedLoad {
  readonly loadId: number;
  readonly source: string;
  /** `YYYY-MM-DDTHH:MM:SS.mmmZ` */
  readonly committedAt: string;
}

/** When invoices of a client were loaded last, and the newest of their bill dates. */
export interface LastLoad {
  readonly clientId: number;
  /** `YYYY-MM-DDTHH:MM:SS.mmmZ` */
  readonly loadedAt: string;
  /** `YYYY-MM-DD` */
  readonly newestBillDate: string;
}

/** An invoice of which a load contained a part. */
export interface InvoiceOfLoad {
  readonly invoiceId: bigint;
  readonly clientId: number;
  readonly accountId: number;
  readonly carrierName: string;
  readonly invoiceNumber: string;
  /** The later loads with further parts of it, in order. */
  readonly laterLoads: readonly number[];
}

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

/** The state of the warehouse relative to the settings database and its own loads. */
export interface WarehouseState {
  readonly accounts: readonly AccountMirror[];
  /** The newest load that is committed; 0 while empty. */
  readonly committedLoad: number;
  /** Clients' quarters that the next compaction sorts, with their package rows. */
  readonly waiting: readonly { readonly billDatePartition: number; readonly rows: number }[];
}

import type { ChargeRow, PackageRow } from '@waybill/model';
import type { ChargeClassification } from '../ledger/charge-classification.ts';
import type { OwnPromises } from '../ledger/own-promises.ts';

/** What a load is and where its rows come from. */
export interface LoadDescription {
  readonly kind:
    | 'invoice'
    | 'synthetic'
    | 'compaction'
    | 'import'
    | 'undo'
    | 'deliveries'
    | 'overdue'
    | 'promises'
    | 'classify'
    | 'move';
  /** For people: file name, profile. */
  readonly source: string;
  /** The tenant whose invoices it contains: the tenant's delivery facts for all of its clients apply to them too. */
  readonly tenantId?: number;
  /**
   * Classifications of charges that no rule of their layout recognises; those of one name in order of their first day.
   */
  readonly classifications?: readonly ChargeClassification[];
  /** What services promise to clients with rules of their own. Default: nobody has any. */
  readonly ownPromises?: readonly OwnPromises[];
}

/** An invoice (or a further part of one) in a load. Amounts are exact decimal text, such as `1234.50`. */
export interface NewInvoice {
  /** If given, the rows are a further part of an invoice that is already stored. */
  readonly invoiceId?: bigint;
  readonly clientId: number;
  readonly accountId: number;
  readonly carrierId: number;
  readonly carrierName: string;
  readonly accountNumber: string;
  readonly invoiceNumber: string;
  /** `YYYY-MM-DD` */
  readonly billDate: string;
  readonly currencyCode: string;
  /** What the rows of this load add to the invoice; the sum of their net amounts must equal it. */
  readonly amount: string;
  readonly sourceName: string;
}

/** An invoice within a running load. */
export interface InvoiceHandle {
  readonly invoice: number;
}

/** A package row within a running load. */
export interface PackageHandle {
  readonly invoice: number;
  readonly package: number;
}

/** The contents of a load. */
export interface LoadSummary {
  readonly loadId: number;
  readonly invoices: number;
  readonly packages: number;
  readonly charges: number;
  readonly seconds: number;
}

/** The rows of an open load, which are staged as they arrive. */
export interface LoadRows {
  addInvoice(invoice: NewInvoice): InvoiceHandle;
  addPackage(invoice: InvoiceHandle, row: PackageRow): PackageHandle;
  /** The shipment's columns are copied from the package row. */
  addCharge(parent: PackageHandle, row: ChargeRow): void;
  /** Fingerprints of the file's rows, one for each occurrence; a repeated row has its fingerprint more than once. */
  addSourceRows(invoice: InvoiceHandle, fingerprints: Iterable<string>): void;
  /** Resolves when staged rows have reached the disk: await it now and then (every few thousand rows) to bound memory. */
  drain(): Promise<void>;
}

/**
 * An open load: its rows become visible together when `commit` returns. Only one load is open at a time; `beginLoad`
 * waits its turn. End every load with `commit` or `rollback`.
 */
export interface Load extends LoadRows {
  /** Stores and publishes. Throws LoadRejected (and keeps nothing) if charges, packages and invoices do not add up. */
  commit(): Promise<LoadSummary>;
  /** Discards the load. Has no effect after `commit`. */
  rollback(): Promise<void>;
}

/**
 * Loads that are stored in one change, each under a number of its own: what a change costs whatever its size is paid once
 * for all of them. Like a single load, no other is open meanwhile.
 */
export interface LoadGroup {
  /** Whether another load may be added. */
  readonly hasRoom: boolean;
  /** Begins the next load. The rows of the one before are complete; no two loads may have rows of the same invoice. */
  add(description: LoadDescription): LoadRows;
  /** Stores and publishes all loads, in their order. Throws LoadRejected, and keeps none, if one does not add up. */
  commit(): Promise<LoadSummary[]>;
  /** Discards all loads. Has no effect after `commit`. */
  rollback(): Promise<void>;
}

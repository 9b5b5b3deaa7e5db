import type { ChargeRow, PackageRow } from '@waybill/model';
import type { ChargeClassification } from '../charges/charge-classification.ts';

/** What a load is and where its rows come from. */
export interface LoadDescription {
  readonly kind: 'invoice' | 'synthetic' | 'compaction' | 'import' | 'undo' | 'deliveries' | 'classify';
  /** For people: file name, profile. */
  readonly source: string;
  /** Whose invoices it brings: delivery facts that this tenant gave for all of its clients complete them too. */
  readonly tenantId?: number;
  /** What charges are that no rule of their layout knows; of one name, those from earlier days first. */
  readonly classifications?: readonly ChargeClassification[];
}

/** An invoice (or a further part of one) that a load brings. Amounts are exact decimal text, such as `1234.50`. */
export interface NewInvoice {
  /** Given: the rows are a further part of an invoice that is stored already. */
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

/** What a load brought. */
export interface LoadSummary {
  readonly loadId: number;
  readonly invoices: number;
  readonly packages: number;
  readonly charges: number;
  readonly seconds: number;
}

/**
 * A load in the making: rows are staged on disk as they come, and become visible all together when `commit` returns.
 * One load is open at a time; `beginLoad` waits for its turn. End every load with `commit` or `rollback`.
 */
export interface Load {
  readonly loadId: number;
  addInvoice(invoice: NewInvoice): InvoiceHandle;
  addPackage(invoice: InvoiceHandle, row: PackageRow): PackageHandle;
  /** The shipment's columns are copied from the package row. */
  addCharge(parent: PackageHandle, row: ChargeRow): void;
  /** Fingerprints of the file's rows, one for each occurrence; a repeated row has its fingerprint repeatedly. */
  addSourceRows(invoice: InvoiceHandle, fingerprints: Iterable<string>): void;
  /** Resolves when staged rows have reached the disk: await it now and then (every few thousand rows) to bound memory. */
  drain(): Promise<void>;
  /** Stores and publishes. Throws LoadRejected (and keeps nothing) if charges, packages and invoices do not add up. */
  commit(): Promise<LoadSummary>;
  /** Forgets the load. Harmless after `commit`. */
  rollback(): Promise<void>;
}

import type { ChargeRow } from '@waybill/model';

/** Which invoice a row belongs to. Numbers are without padding zeros. */
export interface InvoiceIdentity {
  readonly carrierId: number;
  readonly carrierName: string;
  readonly accountNumber: string;
  readonly invoiceNumber: string;
  /** `YYYY-MM-DD` */
  readonly billDate: string;
}

/** What a row says about its invoice. */
export interface InvoiceHead extends InvoiceIdentity {
  readonly currencyCode: string;
  /** `YYYY-MM-DD` */
  readonly dueDate: string | null;
  /** The invoice's total in cents as the carrier states it; null when the layout states none. */
  readonly statedCents: bigint | null;
}

/** A charge of a row with its exact amounts. */
export interface BilledCharge {
  readonly row: ChargeRow;
  readonly netCents: bigint;
  readonly incentiveCents: bigint;
}

/** One row of a carrier file, read and mapped. */
export interface BilledRow {
  readonly kind: 'row';
  readonly line: number;
  readonly invoice: InvoiceHead;
  /** Hash of what the row says, the same in every dialect of its layout. */
  readonly fingerprint: string;
  /** The package it speaks of; null on rows of the account. */
  readonly trackingNumber: string | null;
  /** Whether the row bills the package, so that the package counts on this invoice. */
  readonly billsPackage: boolean;
  readonly charges: readonly BilledCharge[];
  /** What the row says about the shipment. */
  readonly shipment: unknown;
}

import type { CreditType, ServiceCategory } from '@waybill/model';
import type { ChargeMeaning } from '../charge-names/charge-names.ts';
import type { InvoiceRow } from '../invoice-file.ts';
import type { Target } from './declaration.ts';

/** A charge of a row with its meaning. */
export interface FlatCharge {
  /** The column of its amount. */
  readonly column: string;
  /** What the file calls it. */
  readonly text: string;
  /** Its code, where the file has one. */
  readonly code?: string;
  /** Undefined: no rule knows it. */
  readonly meaning: ChargeMeaning | undefined;
  readonly cents: number;
  /** What the contract takes off, positive. */
  readonly incentiveCents: number;
}

/** A row of a flat file: a package, or something else, with all its charges. */
export interface FlatRow extends InvoiceRow {
  /** The layout's name. */
  readonly layout: string;
  readonly kind: 'package' | 'adjustment' | 'account';
  readonly credit: CreditType | undefined;
  /** Where the kind of row decides it. */
  readonly serviceCategory: ServiceCategory | undefined;
  /** Null on rows of the account. */
  readonly trackingNumber: string | null;
  readonly shipDay: string | undefined;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly deliveredAt: string | undefined;
  readonly charges: readonly FlatCharge[];
  /** Packages that the row bills as one shipment. */
  readonly pieces: number;
  /** Its texts, from which `text` reads. */
  readonly kept: string;
  text(target: Target): string;
}

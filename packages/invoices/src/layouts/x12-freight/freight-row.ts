import type { ChargeMeaning } from '../../charge-names/charge-names.ts';
import type { InvoiceRow } from '../../invoice-file.ts';

/** A charge of a freight bill. */
export interface FreightCharge {
  /** Code of a special charge or allowance; empty on the freight itself. */
  readonly code: string;
  readonly text: string;
  /** Undefined: no table knows it. */
  readonly meaning: ChargeMeaning | undefined;
  readonly cents: number;
}

/** A party of a shipment. */
export interface Party {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
}

/** The kinds of invoices that are read. */
export type TransactionSet = '110' | '210' | '310';

/** A freight bill: one transaction of an X12 file, or one of the shipments of a 110. */
export interface FreightRow extends InvoiceRow {
  readonly layout: 'x12-freight';
  /** 110 is by air, 210 by road, 310 by sea. */
  readonly transactionSet: TransactionSet;
  /** The level of its service, as the carrier writes it; empty if it writes none. */
  readonly serviceLevel: string;
  readonly proNumber: string;
  readonly shipDay: string | undefined;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly deliveredAt: string | undefined;
  readonly methodOfPayment: string;
  readonly weight: string;
  readonly weightUnit: string;
  readonly sender: Party;
  readonly consignee: Party;
  readonly charges: readonly FreightCharge[];
}

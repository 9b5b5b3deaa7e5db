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

/** A freight bill: one transaction of an X12 file. */
export interface FreightRow extends InvoiceRow {
  readonly layout: 'x12-freight';
  /** 210 is by road, 310 by sea. */
  readonly transactionSet: '210' | '310';
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

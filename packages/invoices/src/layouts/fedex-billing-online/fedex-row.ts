import type { InvoiceRow } from '../../invoice-file.ts';
import type { FedexColumn } from './fedex-columns.ts';

/** A charge of a row; discounts are negative. */
export interface FedexCharge {
  readonly description: string;
  readonly cents: number;
}

/** A row of the FedEx Billing Online file: one package with all its charges. */
export interface FedexRow extends InvoiceRow {
  readonly layout: 'fedex-billing-online';
  /** The same in all lines of a package whose charges are in lines of their own. */
  readonly group?: string;
  /** Ground numbers with their prefix; null on rows of the account. */
  readonly trackingNumber: string | null;
  readonly shipmentDate: string | undefined;
  /** It has no day of shipment, in a file that states those of packages. */
  readonly isOfNoShipment: boolean;
  readonly deliveryDate: string | undefined;
  readonly transportationCents: number;
  readonly charges: readonly FedexCharge[];
  /** Packages that the row bills as one shipment. */
  readonly pieces: number;
  /** Its texts, from which `text` reads. */
  readonly kept: string;
  text(column: FedexColumn): string;
}

import type { DeliveryFileKind } from '@waybill/model';

/** What a column of a tracking or manifest file may tell. */
export type DeliveryTarget =
  | 'trackingNumber'
  | 'carrier'
  | 'promised'
  | 'promisedTime'
  | 'delivered'
  | 'deliveredTime'
  | 'timeZone'
  | 'status'
  | 'reason'
  | 'signedBy'
  | 'leftAt';

/** A layout of files that tell of deliveries. A new one is a new folder and an entry in delivery-layouts.ts. */
export interface DeliveryLayout {
  readonly name: string;
  readonly kind: DeliveryFileKind;
  /** The carrier of all its packages; absent where a column or the tracking number tells it. */
  readonly carrierId?: number;
  /** One column of each group must be there. */
  readonly recognisedBy: readonly (readonly string[])[];
  /** None of these may be there. */
  readonly neverHas?: readonly string[];
  /** What no file of this layout tells, one sentence each. */
  readonly limits: readonly string[];
}

import type { DeliveryFileKind } from '@waybill/model';

/** The meanings of columns of tracking and manifest files. */
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

/** A layout of delivery files. To add one, add a folder and an entry in delivery-layouts.ts. */
export interface DeliveryLayout {
  readonly name: string;
  readonly kind: DeliveryFileKind;
  /** The carrier of all its packages; absent if a column or the tracking number determines it. */
  readonly carrierId?: number;
  /** One column of each group must be there. */
  readonly recognisedBy: readonly (readonly string[])[];
  /** None of these may be there. */
  readonly neverHas?: readonly string[];
  /** What files of this layout do not contain, one sentence each. */
  readonly limits: readonly string[];
}

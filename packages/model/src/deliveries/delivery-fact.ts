import type { ReferenceColumn } from '../columns/references.ts';
import type { TrackingStatus } from '../constants/tracking-statuses.ts';

/** A moment as a source states it. */
export interface DeliveryMoment {
  /** `YYYY-MM-DD HH:MM:SS` on the clock of the place; midnight if the source states only the day. */
  readonly local: string;
  readonly hasTime: boolean;
  /** Minutes that this clock is ahead of UTC; null if the source does not say. */
  readonly offsetMinutes: number | null;
}

/** What one line of a tracking or manifest file, or of reference fields, states about a package. */
export interface DeliveryFact {
  /** Line of the file on which it begins, counted from 1. */
  readonly line: number;
  /** Null if the file does not tell the carrier: then the tracking number alone decides. */
  readonly carrierId: number | null;
  /** Empty where the line names the package by `reference`. */
  readonly trackingNumber: string;
  /** What the carrier's invoice prints as the shipper's reference; null where the line has a tracking number. */
  readonly reference: string | null;
  readonly promised: DeliveryMoment | null;
  readonly delivered: DeliveryMoment | null;
  /** The carrier's words. */
  readonly status: string | null;
  /** The status as the source itself judges it, in Waybill's words. */
  readonly verdict: TrackingStatus | null;
  /** Whether the carrier is excused if the package comes late, for weather or a wrong address for example. */
  readonly isExcused: boolean;
  readonly signedBy: string | null;
  readonly leftAt: string | null;
  readonly shipped: ShippedPackage;
  /** The shipper's reference fields; empty ones are absent. */
  readonly fields: ReferenceFields;
}

/** Values of reference fields by the columns that hold them. */
export type ReferenceFields = Readonly<Partial<Record<ReferenceColumn, string>>>;

/** What a tracking or manifest file says about the package itself; null where it does not. */
export interface ShippedPackage {
  /** `YYYY-MM-DD` */
  readonly day: string | null;
  /** The shipper's account, without padding zeros. */
  readonly accountNumber: string | null;
  /** In the carrier's or the shipper's words. */
  readonly service: string | null;
  readonly zone: string | null;
  /** Decimal digits. */
  readonly pounds: string | null;
}

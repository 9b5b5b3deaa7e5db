import type { ChargeFamily } from '@waybill/model';

/** What a carrier calls a charge. */
export interface ChargeName {
  readonly carrierId: number;
  readonly description: string | null;
  readonly code: string | null;
}

/** How charges of a name are classified from a bill date on, because no rule of their layout recognises them. */
export interface ChargeClassification extends ChargeName {
  readonly id: number;
  /** `YYYY-MM-DD` */
  readonly validFrom: string;
  readonly family: ChargeFamily;
  /** The accessorial's name; null for charges of other families. */
  readonly group: string | null;
}

/** Which stored charges a classification affects. */
export interface ClassifiedCharges {
  readonly charges: number;
  /** Package rows with such charges. */
  readonly packages: number;
  /** Net amount in US dollars, exact decimal text. */
  readonly netUsd: string;
}

/** The result of a change to stored charges. */
export interface ReclassifySummary {
  /** The number under which the change is published. */
  readonly loadId: number;
  readonly charges: number;
  /** Package rows whose families changed. */
  readonly packages: number;
}

/** Charges of one name that neither a rule of their layout nor a classification covers. */
export interface UnknownCharge extends ChargeName {
  readonly carrierName: string;
  /** `other`, or `other_accessorial` if only the accessorial's name is missing. */
  readonly family: ChargeFamily;
  readonly charges: number;
  readonly packages: number;
  /** Net amount in US dollars, exact decimal text. */
  readonly netUsd: string;
  readonly firstSeen: string;
  readonly lastSeen: string;
  /** The most expensive ones, at most three. */
  readonly examples: readonly ExampleOfCharge[];
}

/** Where a charge is found. */
export interface ExampleOfCharge {
  readonly clientId: number;
  readonly invoiceNumber: string;
  readonly billDate: string;
  /** Null for an account charge. */
  readonly trackingNumber: string | null;
}

/** A claim that was filed with a carrier. Money is in whole cents, days are `YYYY-MM-DD`. */
export interface FiledClaim {
  /** The id of its finding. */
  readonly id: string;
  readonly clientId: number;
  readonly carrierName: string;
  /** The name of the rule that found it. */
  readonly rule: string;
  readonly trackingNumber: string | null;
  /** Whose packages it is about; empty if it was not recorded. */
  readonly accountNumber: string;
  /** The invoice that it is about, and its date; null if it was not recorded. */
  readonly invoiceNumber: string;
  readonly billDate: string | null;
  readonly filedOn: string | null;
  /** The carrier's claim number; empty if none was recorded. */
  readonly reference: string;
  /** What was claimed. */
  readonly cents: number;
}

/** Money that an invoice gives back: all rows of one credit type for a package, or a single row without a package. */
export interface Credit {
  /** It stays the same if the invoice is loaded again. */
  readonly key: string;
  readonly clientId: number;
  readonly carrierName: string;
  readonly accountNumber: string;
  readonly invoiceNumber: string;
  readonly billDate: string;
  readonly trackingNumber: string | null;
  readonly creditType: string;
  /** What the invoice says about it. */
  readonly text: string;
  /** Positive if the carrier gives money back, negative if it takes a credit back. */
  readonly cents: number;
}

/** What an invoice bills for a package: it may take an earlier credit back. */
export interface Rebill {
  readonly clientId: number;
  readonly carrierName: string;
  readonly trackingNumber: string;
  readonly invoiceNumber: string;
  readonly billDate: string;
  /** Whether the package as a whole is billed again, and not only corrected. */
  readonly isWhole: boolean;
  readonly cents: number;
}

/** What somebody decided about a credit. */
export interface Decision {
  readonly creditKey: string;
  /** The finding that it is for; null if it is for no claim. */
  readonly findingId: string | null;
  readonly cents: number;
  /** `automatic`: the credit had come before the finding was claimed, so it answers no claim. */
  readonly kind: 'claim' | 'automatic' | 'none';
}

/** By what a credit was allocated. */
export const allocationGrounds = ['decision', 'claim_number', 'tracking_number', 'amount', 'automatic'] as const;
export type AllocationGround = (typeof allocationGrounds)[number];

/** Cents of a credit that belong to a finding. */
export interface Allocation {
  readonly creditKey: string;
  readonly findingId: string;
  readonly cents: number;
  readonly ground: AllocationGround;
}

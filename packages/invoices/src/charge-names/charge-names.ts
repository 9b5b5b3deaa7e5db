import type { ChargeFamily } from '@waybill/model';

/** Where Waybill has a figure of its own for a charge, such as corrected addresses. */
export const insights = ['address correction', 'shipping charge correction', 'declared value', 'audit fee'] as const;

export type Insight = (typeof insights)[number];

/** What a charge is, under the names that all carriers share. */
export interface ChargeMeaning {
  readonly family: ChargeFamily;
  /** The accessorial's name for all carriers. */
  readonly group?: string;
  /** It reduces its family: its amount is negative and counts as an incentive. */
  readonly isDiscount?: boolean;
  readonly insight?: Insight;
}

/** A text or code of an invoice and what it means: the first that fits, ignoring case. */
export interface NamedCharge extends ChargeMeaning {
  /** All of them occur in the text; one with an equals sign before it is the whole text. */
  readonly words: readonly string[];
  /** Instead of words. */
  readonly pattern?: RegExp;
  /** The first bill date on which it means this, as `YYYY-MM-DD`; without it, any. */
  readonly from?: string;
}

/** The names of charges, and where and when they were found. A name that is not listed counts in the family other. */
export interface ChargeNames {
  readonly source: string;
  readonly names: readonly NamedCharge[];
}

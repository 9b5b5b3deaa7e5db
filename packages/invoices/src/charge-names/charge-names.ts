import type { ChargeFamily } from '@waybill/model';
import type { DatedName, DatedNames } from './dated-names.ts';

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

/** A text, code or column of an invoice and what it means. */
export interface NamedCharge extends ChargeMeaning, DatedName {}

/** The names of charges. A name that is not listed counts in the family other. */
export type ChargeNames = DatedNames<NamedCharge>;

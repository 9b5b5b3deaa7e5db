import { chargeFamilies, isCalendarDay } from '@waybill/model';
import { z } from 'zod';

/** Larger tables are refused. */
export const mostRowsOfTable = 5_000;

const name = z.string().trim().max(500).nullable();

/** What charges of a name are from a bill date on, as an operator writes it. */
export const chargeOfTable = z.strictObject({
  /** The carrier's name as on the page Carriers. */
  carrier: z.string().trim().min(1, 'is required').max(100),
  /** What the invoice says; null if it only has a code. */
  text: name,
  code: name,
  from: z.string().refine(isCalendarDay, 'must be a valid date, written as YYYY-MM-DD'),
  family: z.enum(chargeFamilies),
  /** The accessorial's name for all carriers, in the family other_accessorial. */
  accessorial: z.string().trim().max(200).nullable(),
  meaning: z.string().trim().max(1_000),
});

export type ChargeOfTable = z.output<typeof chargeOfTable>;

/** A table of charge names cannot be used; the message says where it is wrong and how to mend it. */
export class ChargeTableError extends Error {
  override readonly name = 'ChargeTableError';
}

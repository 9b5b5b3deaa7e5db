import { classificationRow, unknownChargeRow } from '@waybill/contract';
import { chargeFamilies, isCalendarDay } from '@waybill/model';
import { z } from 'zod';

const name = z.string().trim().max(500).nullable();

/** What charges of a name are from a bill date on, as an operator writes it. */
export const chargeOfTable = z.strictObject({
  /** The carrier's name as on the page Carriers. */
  carrier: z.string().trim().min(1, 'is required').max(100),
  /** What the invoice says; null if it only has a code. */
  text: name,
  code: name,
  from: z.string().refine(isCalendarDay, 'must be an existing date, as YYYY-MM-DD'),
  family: z.enum(chargeFamilies),
  /** The accessorial's name for all carriers, in the family other_accessorial. */
  accessorial: z.string().trim().max(200).nullable(),
  meaning: z.string().trim().max(1_000),
});

export type ChargeOfTable = z.output<typeof chargeOfTable>;

const tenant = z.string().max(50).optional();
const mostRows = 5_000;

/** What the command line does with charges that no rule knows, for the named tenant or the oldest one. */
export const chargeCommand = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('list'), tenant }),
  z.strictObject({ act: z.literal('classified'), tenant }),
  z.strictObject({ act: z.literal('classify'), tenant, charges: z.array(chargeOfTable).min(1).max(mostRows) }),
  z.strictObject({ act: z.literal('undo'), tenant, id: z.number().int().positive() }),
]);

export type ChargeCommand = z.output<typeof chargeCommand>;

/** `known`: rows that say what was said before. `refused`: the row, counted from 1, and why. */
export const chargeCommandAnswer = z.discriminatedUnion('act', [
  z.object({ act: z.literal('list'), charges: z.array(unknownChargeRow) }),
  z.object({ act: z.literal('classified'), classifications: z.array(classificationRow) }),
  z.object({
    act: z.literal('classify'),
    classified: z.array(classificationRow),
    known: z.number().int(),
    refused: z.array(z.object({ row: z.number().int(), reason: z.string() })),
  }),
  z.object({ act: z.literal('undo'), classification: classificationRow }),
]);

export type ChargeCommandAnswer = z.output<typeof chargeCommandAnswer>;

/** The command cannot be carried out; the message is for the operator. */
export class ChargeCommandError extends Error {
  override readonly name = 'ChargeCommandError';
}

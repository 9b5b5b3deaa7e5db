import { classificationRow, unknownChargeRow } from '@waybill/contract';
import { z } from 'zod';
import { chargeOfTable, mostRowsOfTable } from '../charge-table/charge-of-table.ts';

const tenant = z.string().max(50).optional();

/** What the command line does with charges that no rule knows, for the named tenant or the oldest one. */
export const chargeCommand = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('list'), tenant }),
  z.strictObject({ act: z.literal('classified'), tenant }),
  z.strictObject({ act: z.literal('classify'), tenant, charges: z.array(chargeOfTable).min(1).max(mostRowsOfTable) }),
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

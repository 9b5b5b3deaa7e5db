import { listRulePacks, packImport } from '@waybill/contract';
import { z } from 'zod';

const whose = { tenant: z.string().min(1).max(200).optional() };
const day = z.iso.date().optional();

/** What the command line does with rule packs; without a tenant, with those of the oldest one. */
export const ruleCommand = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('list'), ...whose }),
  z.strictObject({
    act: z.literal('import'),
    ...whose,
    carrierId: z.int(),
    kind: z.string().max(40),
    fileName: z.string().min(1).max(200),
    content: z.base64(),
    sheet: z.string().max(100).optional(),
    from: day,
    to: day,
    source: z.string().max(300).default(''),
    secondHand: z.boolean().default(false),
    service: z.string().max(300).default(''),
    origin: z.string().max(20).default(''),
  }),
  z.strictObject({ act: z.literal('export'), ...whose, carrierId: z.int(), kind: z.string().max(40) }),
  z.strictObject({ act: z.literal('revert'), ...whose, id: z.int().positive() }),
]);
export type RuleCommand = z.output<typeof ruleCommand>;

/** What came of it. */
export const ruleCommandAnswer = z.discriminatedUnion('act', [
  z.object({ act: z.literal('list'), packs: listRulePacks.answer.shape.packs }),
  z.object({ act: z.literal('import'), imported: packImport }),
  z.object({ act: z.literal('export'), csv: z.string() }),
  z.object({ act: z.literal('revert'), reverted: packImport }),
]);
export type RuleCommandAnswer = z.output<typeof ruleCommandAnswer>;

/** The command cannot be carried out; the message is for the operator. */
export class RuleCommandError extends Error {
  override readonly name = 'RuleCommandError';
}

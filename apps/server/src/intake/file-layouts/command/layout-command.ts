import { fileLayout, fileLayoutDetail, fileMapping } from '@waybill/contract';
import { z } from 'zod';

const tenant = z.string().max(50).optional();

/** What the command line does with the layouts that the named tenant, or the oldest one, mapped. */
export const layoutCommand = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('list'), tenant }),
  z.strictObject({ act: z.literal('export'), tenant, name: z.string().min(1).max(100) }),
  z.strictObject({ act: z.literal('import'), tenant, mapping: fileMapping }),
]);

export type LayoutCommand = z.output<typeof layoutCommand>;

export const layoutCommandAnswer = z.discriminatedUnion('act', [
  z.object({ act: z.literal('list'), layouts: z.array(fileLayout) }),
  z.object({ act: z.literal('export'), mapping: fileMapping }),
  z.object({ act: z.literal('import'), layout: fileLayoutDetail, isNew: z.boolean() }),
]);

export type LayoutCommandAnswer = z.output<typeof layoutCommandAnswer>;

/** The command cannot be carried out; the message is for the operator. */
export class LayoutCommandError extends Error {
  override readonly name = 'LayoutCommandError';
}

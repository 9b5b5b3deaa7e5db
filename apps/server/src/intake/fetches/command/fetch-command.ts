import { mailRules } from '@waybill/contract';
import { z } from 'zod';

/** What the command asks for: look into mailboxes or watched folders now, watch a folder of this machine, or take mails for an address. */
export const fetchCommand = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('fetch'),
    protocols: z.array(z.enum(['imaps', 'smtp', 'folder'])),
    /** Only the one with this name; absent: all that are active. */
    name: z.string().max(100).optional(),
  }),
  z.strictObject({
    act: z.literal('watch'),
    /** Absolute path that the server can read. */
    path: z.string().min(1).max(1_000),
    clientId: z.number().int().positive(),
    intervalMinutes: z.number().int().min(1).max(10_080),
    pattern: z.string().min(1).max(200),
    moveTo: z.string().min(1).max(1_000).nullable(),
  }),
  z.strictObject({ act: z.literal('unwatch'), path: z.string().min(1).max(1_000) }),
  z.strictObject({
    act: z.literal('receive'),
    clientId: z.number().int().positive(),
    pattern: z.string().min(1).max(200),
    mail: mailRules,
  }),
  z.strictObject({ act: z.literal('unreceive'), address: mailRules.shape.address }),
]);
export type FetchCommand = z.output<typeof fetchCommand>;

/** What was asked for cannot be done, in a sentence. */
export class FetchCommandError extends Error {
  override readonly name = 'FetchCommandError';
}

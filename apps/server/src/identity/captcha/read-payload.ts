import type { Payload } from 'altcha-lib/types';
import { z } from 'zod';

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string().min(1).max(200),
      salt: z.string().max(200),
      cost: z.number().int().positive().max(100_000),
      keyLength: z.number().int().positive().max(256),
      keyPrefix: z.string().max(512),
      keySignature: z.string().max(512).optional(),
      expiresAt: z.number().optional(),
    }),
    signature: z.string().max(512).optional(),
  }),
  solution: z.object({ counter: z.number().int().nonnegative(), derivedKey: z.string().max(1_024) }),
});

/** What the browser's widget sends: JSON in base64. Undefined for anything else. */
export function readPayload(answer: string): Payload | undefined {
  try {
    const parsed = payload.safeParse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
    return parsed.success ? (parsed.data as Payload) : undefined;
  } catch {
    return undefined;
  }
}

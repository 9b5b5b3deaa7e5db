import type { Settings } from '@waybill/db';
import { recordAudit } from './record-audit.ts';

/** Who acts; without a user it is the house itself, or the command on its machine. */
export interface Actor {
  readonly tenantId: number | null;
  readonly userId: number | null;
}

/** One value of a field before and after a change. */
export interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

/** What is to be remembered. Never put passwords, tokens or their hashes into it. */
interface Act {
  /** Subject and verb, e.g. `user.create`. */
  readonly action: string;
  /** To what it was done: its number and its name. */
  readonly subject?: { readonly id?: number | string; readonly name: string };
  readonly changes?: Readonly<Record<string, Change>>;
  /** Whatever else one should know. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Writes what somebody did to a thing. Call it in the transaction of the change: neither is there without the other. */
export async function writeAudit(settings: Settings, { tenantId, userId }: Actor, at: Date, act: Act): Promise<void> {
  const { action, subject, changes, more } = act;
  const details = {
    ...(subject === undefined ? {} : { subject }),
    ...(changes === undefined ? {} : { changes }),
    ...more,
  };
  await recordAudit(settings, { tenantId, userId, action, details, at });
}

import type { Settings } from '@waybill/db';
import { recordAudit } from './record-audit.ts';

/** Who acts; without a user, the server itself or the command on this machine. */
export interface Actor {
  readonly tenantId: number | null;
  readonly userId: number | null;
}

/** One value of a field before and after a change. */
export interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

/** An entry for the audit log. It must never contain passwords, tokens or their hashes. */
interface Act {
  /** Subject and verb, e.g. `user.create`. */
  readonly action: string;
  /** The object of the action: its id and name. */
  readonly subject?: { readonly id?: number | string; readonly name: string };
  readonly changes?: Readonly<Record<string, Change>>;
  /** Further details. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Records an action. Call it in the transaction of the change, so that both are stored or neither. */
export async function writeAudit(settings: Settings, { tenantId, userId }: Actor, at: Date, act: Act): Promise<void> {
  const { action, subject, changes, more } = act;
  const details = {
    ...(subject === undefined ? {} : { subject }),
    ...(changes === undefined ? {} : { changes }),
    ...more,
  };
  await recordAudit(settings, { tenantId, userId, action, details, at });
}

import type { Settings, Transaction } from '@waybill/db';
import { currentTokenName } from '../../platform/http/asker.ts';

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
export interface Act {
  /** Subject and verb, e.g. `user.create`. */
  readonly action: string;
  /** The object of the action: its id and name. */
  readonly subject?: { readonly id?: number | string; readonly name: string };
  readonly changes?: Readonly<Record<string, Change>>;
  /** Further details. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Records a change in its own transaction, so that both are stored or neither. */
export const writeAudit = (transaction: Transaction, actor: Actor, at: Date, act: Act): Promise<void> =>
  recordEvent(transaction, actor, at, act);

/**
 * Records what changes nothing in the settings: a reading, an export, a refusal, or an order whose work lies elsewhere,
 * such as a load. Record an order before its work begins, so that no work is without its record. Whatever came with an
 * API token names it.
 */
export async function recordEvent(settings: Settings, { tenantId, userId }: Actor, at: Date, act: Act): Promise<void> {
  const { action, subject, changes, more } = act;
  const apiToken = currentTokenName();
  const details = {
    ...(subject === undefined ? {} : { subject }),
    ...(changes === undefined ? {} : { changes }),
    ...(apiToken === undefined ? {} : { apiToken }),
    ...more,
  };
  await settings
    .insertInto('audit_log')
    .values({ tenant_id: tenantId, user_id: userId, action, details: JSON.stringify(details), at })
    .execute();
}

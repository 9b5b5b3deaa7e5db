import type { Settings } from '@waybill/db';

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
export interface AuditedAct {
  /** Subject and verb, e.g. `user.create`, `session.refused`. */
  readonly action: string;
  /** To what it was done: its number and its name. */
  readonly subject?: { readonly id?: number | string; readonly name: string };
  readonly changes?: Readonly<Record<string, Change>>;
  /** Whatever else one should know. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Writes who did what. Call it in the transaction of the change, so that neither is there without the other. */
export async function writeAudit(settings: Settings, actor: Actor, act: AuditedAct): Promise<void> {
  const { action, subject, changes, more } = act;
  await settings
    .insertInto('audit_log')
    .values({
      tenant_id: actor.tenantId,
      user_id: actor.userId,
      action,
      details: JSON.stringify({
        ...(subject === undefined ? {} : { subject }),
        ...(changes === undefined ? {} : { changes }),
        ...more,
      }),
    })
    .execute();
}

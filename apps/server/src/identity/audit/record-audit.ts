import type { Settings } from '@waybill/db';

/** One line of the audit log. `details` never holds passwords, tokens or hashes. */
export interface AuditEntry {
  readonly tenantId: number | null;
  readonly userId: number | null;
  /** What happened, e.g. `session.open`: the object, then the action. */
  readonly action: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** Records who did what; inside a transaction it is written only if that succeeds. */
export async function recordAudit(settings: Settings, entry: AuditEntry): Promise<void> {
  const { tenantId, userId, action, details, at } = entry;
  await settings
    .insertInto('audit_log')
    .values({ tenant_id: tenantId, user_id: userId, action, details: JSON.stringify(details), at })
    .execute();
}

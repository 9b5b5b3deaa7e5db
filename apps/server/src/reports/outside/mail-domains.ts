import type { Settings } from '@waybill/db';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';

/** The domains to whose addresses a tenant sends reports although nobody signs in there. */
export async function readMailDomains(settings: Settings, tenantId: number): Promise<string[]> {
  const { domains } = await settings
    .selectFrom('tenant')
    .select('mail_domains as domains')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return domains.split(' ').filter((domain) => domain !== '');
}

/** Changes them; addresses at other domains get nothing more. */
export async function storeMailDomains(
  settings: Settings,
  user: SignedInUser,
  wanted: readonly string[],
  now: Date,
): Promise<string[]> {
  const domains = [...new Set(wanted)].toSorted();
  await settings.transaction().execute(async (transaction) => {
    const before = await readMailDomains(transaction, user.tenantId);
    await transaction
      .updateTable('tenant')
      .set({ mail_domains: domains.join(' ') })
      .where('id', '=', user.tenantId)
      .execute();
    await writeAudit(transaction, user, now, {
      action: 'mail_domains.save',
      subject: { name: 'domains of reports' },
      changes: { domains: { before, after: domains } },
    });
  });
  return domains;
}

/** Whether an address is at one of the domains itself; those below it are domains of their own. */
export const isAtDomain = (email: string, domains: readonly string[]): boolean =>
  domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

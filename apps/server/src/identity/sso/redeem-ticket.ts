import type { Settings } from '@waybill/db';
import { badRequest } from '../../platform/problems.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type OpenSession, openOnlySession } from '../sign-in/sessions.ts';
import { hashOf } from './secrets.ts';

interface Redemption {
  readonly ticket: string;
  readonly logOffOtherSessions: boolean;
  readonly browserHashes: readonly string[];
}

/**
 * Opens the session of a ticket, once. If it is refused because of a session elsewhere, the ticket remains for the
 * retry.
 * @throws ProblemError (400)
 */
export async function redeemTicket(settings: Settings, redemption: Redemption, now: Date): Promise<OpenSession> {
  const { ticket, logOffOtherSessions, browserHashes } = redemption;
  if (browserHashes.length === 0) throw outdated();
  return settings.transaction().execute(async (transaction) => {
    const taken = await transaction
      .deleteFrom('sso_ticket')
      .where('ticket_hash', '=', hashOf(ticket))
      .where('browser_hash', 'in', browserHashes)
      .where('expires_at', '>', now)
      .returning(['user_id', 'identity_provider_id', 'log_off_other_sessions'])
      .executeTakeFirst();
    if (taken === undefined) throw outdated();
    const { login, tenant_id, activated } = await transaction
      .selectFrom('user_account')
      .select(['login', 'tenant_id', 'activated'])
      .where('id', '=', taken.user_id)
      .executeTakeFirstOrThrow();
    if (!activated) throw outdated();
    const session = await openOnlySession(
      transaction,
      { userId: taken.user_id, rememberMe: false, identityProviderId: taken.identity_provider_id },
      logOffOtherSessions || taken.log_off_other_sessions,
      now,
    );
    await writeAudit(transaction, { tenantId: tenant_id, userId: taken.user_id }, now, {
      action: 'session.open',
      subject: { id: taken.user_id, name: login },
      more: { by: 'single sign-on', identityProviderId: taken.identity_provider_id },
    });
    return session;
  });
}

const outdated = () => badRequest('This sign-in has ended or belongs to another browser. Please sign in again.');

import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { writeAudit } from '../audit/write-audit.ts';

/** Whose tokens may be revoked: those that the caller made for themselves, or all of the tenant. */
type Reach = 'own' | 'tenant';

/**
 * Revokes a token at once, and records who did it.
 * @throws ProblemError 404 when there is none within reach that can still be revoked.
 */
export async function revokeToken(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  caller: SignedInUser,
  id: number,
  reach: Reach,
): Promise<string> {
  const now = clock();
  return await settings.transaction().execute(async (transaction) => {
    const revoked = await transaction
      .updateTable('api_token')
      .set({ revoked_at: now, revoked_by: caller.userId })
      .where('id', '=', id)
      .where('tenant_id', '=', caller.tenantId)
      .$if(reach === 'own', (tokens) => tokens.where('user_id', '=', caller.userId).where('kind', '=', 'personal'))
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (revoked === undefined) throw notFound('There is no such API token, or it was already revoked.');
    await writeAudit(transaction, caller, now, { action: 'api_token.revoke', subject: { id, name: revoked.name } });
    return revoked.name;
  });
}

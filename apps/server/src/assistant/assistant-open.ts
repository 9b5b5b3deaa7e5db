import type { Settings } from '@waybill/db';
import { statusesOf } from '../live/maintenance/statuses.ts';
import type { SignedInUser } from '../platform/http/signed-in-user.ts';
import { forbidden } from '../platform/problems.ts';

/**
 * Whether the assistant is on for the tenant and for the user, and the user has not switched it off (S3 section 4.11).
 */
export async function isAssistantOpen(settings: Settings, user: SignedInUser): Promise<boolean> {
  const statuses = await statusesOf(settings, user.tenantId);
  if (!statuses.some(({ type, value }) => type === 'CHATBOT' && value === 'ON')) return false;
  const account = await settings
    .selectFrom('user_account')
    .select(['chat', 'chat_shown'])
    .where('id', '=', user.userId)
    .executeTakeFirst();
  return account?.chat === true && account.chat_shown;
}

/** @throws ProblemError 403 if the assistant is switched off. */
export async function assertAssistantOpen(settings: Settings, user: SignedInUser): Promise<void> {
  if (!(await isAssistantOpen(settings, user))) throw forbidden('The assistant is switched off.');
}

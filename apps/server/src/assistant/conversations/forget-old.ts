import type { Settings } from '@waybill/db';
import { sql } from 'kysely';

/**
 * Deletes messages that are older than their tenant keeps them, with their logs, and empty conversations. Returns how
 * many messages were deleted.
 */
export async function forgetOldConversations(settings: Settings, now: Date): Promise<number> {
  return settings.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('chat_exchange')
      .using('chat_conversation')
      .innerJoin('user_account', 'user_account.id', 'chat_conversation.user_id')
      .innerJoin('tenant', 'tenant.id', 'user_account.tenant_id')
      .whereRef('chat_exchange.conversation_id', '=', 'chat_conversation.id')
      .where(
        sql<boolean>`chat_exchange.asked_at < ${now.toISOString()}::timestamptz - make_interval(days => tenant.conversation_days)`,
      )
      .executeTakeFirst();
    await transaction
      .deleteFrom('chat_conversation')
      .using('user_account')
      .innerJoin('tenant', 'tenant.id', 'user_account.tenant_id')
      .whereRef('chat_conversation.user_id', '=', 'user_account.id')
      .where(
        sql<boolean>`chat_conversation.updated_at < ${now.toISOString()}::timestamptz - make_interval(days => tenant.conversation_days)`,
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('chat_exchange')
              .select('chat_exchange.id')
              .whereRef('chat_exchange.conversation_id', '=', 'chat_conversation.id'),
          ),
        ),
      )
      .execute();
    return Number(deleted.numDeletedRows);
  });
}

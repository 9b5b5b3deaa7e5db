import { getConversationRetention, setConversationRetention } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../../identity/audit/write-audit.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { forgetOldConversations } from '../forget-old.ts';

/** How long conversations are kept, for administrators. */
export function retentionRoutes(app: FastifyInstance, { settings, clock }: Services): void {
  const daysOf = (tenantId: number) =>
    settings
      .selectFrom('tenant')
      .select('conversation_days as days')
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow();

  route(app, getConversationRetention, ({ user }) => daysOf(user.tenantId));

  route(app, setConversationRetention, async ({ body: { days }, user }) => {
    const before = await daysOf(user.tenantId);
    await settings.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('tenant')
        .set({ conversation_days: days })
        .where('id', '=', user.tenantId)
        .execute();
      await writeAudit(transaction, user, clock(), {
        action: 'assistant.retention',
        subject: { name: 'conversations' },
        changes: { days: { before: before.days, after: days } },
      });
    });
    await forgetOldConversations(settings, clock());
    return { days };
  });
}

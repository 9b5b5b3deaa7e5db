import { updateUserChatBotSettings } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { forbidden } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { writeAudit } from '../../audit/write-audit.ts';

export function updateUserChatBotSettingsRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, updateUserChatBotSettings, async ({ body: { chat }, user }) => {
    return await settings.transaction().execute(async (transaction) => {
      const before = await transaction
        .selectFrom('user_account')
        .select(['chat', 'chat_shown'])
        .where('id', '=', user.userId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (chat && !before.chat) throw forbidden('Your administrator has not given you access to the assistant.');
      if (before.chat && before.chat_shown !== chat) {
        await transaction.updateTable('user_account').set({ chat_shown: chat }).where('id', '=', user.userId).execute();
        await writeAudit(transaction, user, clock(), {
          action: 'chat.choose',
          subject: { id: user.userId, name: user.login },
          changes: { chat: { before: before.chat_shown, after: chat } },
        });
      }
      return { chat };
    });
  });
}

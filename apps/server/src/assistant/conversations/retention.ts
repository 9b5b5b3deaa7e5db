import { getConversationRetention, setConversationRetention } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { route } from '../../platform/http/route.ts';
import { takesChore } from '../../platform/servers/chores.ts';
import type { Services } from '../../platform/services.ts';
import { forgetOldConversations } from './forget-old.ts';

const millisecondsBetweenLooks = 3_600_000;

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

/** Old conversations are deleted when the server starts, and every hour from then on. */
export const retentionOfConversations = plugin<Services>(async (app, services) => {
  const { settings, clock, runsJobs } = services;
  if (runsJobs === false) return;
  const forgetOnce = async () =>
    (await takesChore(services, 'old conversations', clock(), millisecondsBetweenLooks))
      ? await forgetOldConversations(settings, clock())
      : 0;
  let running: Promise<void> = Promise.resolve();
  const forget = () => {
    running = forgetOnce().then(
      (messages) => {
        if (messages > 0) app.log.info({ messages }, 'old conversations were deleted');
      },
      (error: unknown) => app.log.error({ err: error }, 'old conversations'),
    );
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    forget();
    timer = setInterval(forget, millisecondsBetweenLooks);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
});

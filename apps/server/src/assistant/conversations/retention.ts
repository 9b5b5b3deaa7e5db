import plugin from 'fastify-plugin';
import { takesChore } from '../../platform/servers/chores.ts';
import type { Services } from '../../platform/services.ts';
import { forgetOldConversations } from './forget-old.ts';

const millisecondsBetweenLooks = 3_600_000;

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

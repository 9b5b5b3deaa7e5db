import plugin from 'fastify-plugin';
import { hourlyChore } from '../../platform/servers/hourly-chore.ts';
import type { Services } from '../../platform/services.ts';
import { deliverMessages, forgetMessages } from './deliver-messages.ts';
import { webhookTopic } from './tell-webhooks.ts';

/** How late a message that is tried again may be. */
const millisecondsBetweenLooks = 15_000;

/** Sends messages to webhooks: as soon as there are any, and again those that failed. */
export const webhookDeliveries = plugin<Services>(async (app, services) => {
  await app.register(hourlyChore('webhook messages', forgetMessages), services);
  if (services.runsJobs === false) return;
  let running: Promise<void> = Promise.resolve();
  let isAskedAgain = false;
  const look = () => {
    if (isAskedAgain) return;
    isAskedAgain = true;
    running = running
      .then(() => {
        isAskedAgain = false;
        return deliverMessages(services);
      })
      .catch((error: unknown) => app.log.error({ err: error }, 'webhooks'));
  };
  const stop = app.news.on(webhookTopic, look);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(look, millisecondsBetweenLooks);
  });
  app.addHook('onClose', async () => {
    stop();
    clearInterval(timer);
    await running;
  });
});

import plugin from 'fastify-plugin';
import { choreEvery } from '../../platform/servers/hourly-chore.ts';
import type { Services } from '../../platform/services.ts';
import { onRatingChanged } from './rating-changed.ts';
import { settleChangedPromises } from './settle-promises.ts';

/** Another server, or the command, may have changed a rule. */
const fiveMinutes = 300_000;

const regularly = choreEvery(fiveMinutes, 'promised days', settleChangedPromises);

/** Judges packages by the holidays and service days that count, as soon as they change. */
export const keptPromises = plugin<Services>(async (app, services) => {
  await app.register(regularly, services);
  if (services.runsJobs === false) return;
  let running: Promise<unknown> = Promise.resolve();
  const stop = onRatingChanged(services.settings, () => {
    running = running
      .then(() => settleChangedPromises(services))
      .catch((error: unknown) => app.log.error({ err: error }, 'promised days'));
  });
  app.addHook('onClose', async () => {
    stop();
    await running;
  });
});

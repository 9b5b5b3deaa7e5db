import plugin from 'fastify-plugin';
import { choreEvery } from '../platform/servers/hourly-chore.ts';
import type { Services } from '../platform/services.ts';
import { evaluateAlerts } from './evaluate-alerts.ts';

/** Quiet hours end at full hours, and days begin there. */
const quarterOfAnHour = 900_000;
/** Files that are loaded one after another are looked at once. */
const millisecondsAfterLoad = 5_000;

const regularly = choreEvery(quarterOfAnHour, 'alerts', evaluateAlerts);

/** Looks at alerts after every load, and regularly for what time brings. */
export const alerts = plugin<Services>(async (app, services) => {
  await app.register(regularly, services);
  if (services.runsJobs === false) return;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const evaluate = () => {
    timer = undefined;
    running = running
      .then(() => evaluateAlerts(services))
      .catch((error: unknown) => app.log.error({ err: error }, 'alerts'));
  };
  const stop = services.warehouse.onPublished(() => {
    timer ??= setTimeout(evaluate, millisecondsAfterLoad);
  });
  app.addHook('onClose', async () => {
    stop();
    clearTimeout(timer);
    await running;
  });
});

import plugin from 'fastify-plugin';
import { afterStart } from '../../platform/servers/after-start.ts';
import type { Services } from '../../platform/services.ts';
import { onRatingChanged } from '../rule-packs/rating-changed.ts';
import { PacedRuns } from './paced-runs.ts';
import { noteKeeper } from './read-found.ts';
import { workOut } from './work-out.ts';

/** Another server may have changed a rule, and a day begins. */
const millisecondsBetweenLooks = 300_000;

/**
 * Keeps what packages should have cost by agreements, and what the rules find: worked out after loads and whenever
 * other agreements or rules count, on one server at a time. The first of several loads is searched at once, the others
 * together after a rest. Whoever looks at a screen does not wait for that.
 */
export const keptFindings = plugin<Services>(async (app, services) => {
  if (services.runsJobs === false || services.keepsFindings === false) return;
  const closing = new AbortController();
  const runs = new PacedRuns(async () => {
    const until = { signal: closing.signal, load: services.warehouse.dataVersion };
    await workOut(services, undefined, until).catch((error: unknown) => {
      if (!closing.signal.aborted) app.log.error({ err: error }, 'findings');
    });
  });
  const start = () => runs.now();
  const stops = [services.warehouse.onPublished(() => runs.afterRest()), onRatingChanged(services.settings, start)];
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    stops.push(noteKeeper(services.settings, { start, ended: () => runs.ended() }), afterStart(services, start));
    timer = setInterval(start, millisecondsBetweenLooks);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    for (const stop of stops) stop();
    closing.abort();
    await runs.end();
  });
});

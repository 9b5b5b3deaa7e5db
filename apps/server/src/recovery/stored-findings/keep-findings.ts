import plugin from 'fastify-plugin';
import type { Services } from '../../platform/services.ts';
import { onRatingChanged } from '../rule-packs/rating-changed.ts';
import { noteKeeper } from './read-found.ts';
import { workOut } from './work-out.ts';

/** Another server may have changed a rule, and a day begins. */
const millisecondsBetweenLooks = 300_000;

/**
 * Keeps what packages should have cost by agreements, and what the rules find: worked out after every load and whenever
 * other agreements or rules count, on one server at a time.
 */
export const keptFindings = plugin<Services>(async (app, services) => {
  if (services.runsJobs === false || services.keepsFindings === false) return;
  const closing = new AbortController();
  let isWanted = false;
  let running: Promise<void> | undefined;
  let since = 0;
  const work = async (): Promise<void> => {
    while (isWanted && !closing.signal.aborted) {
      isWanted = false;
      await workOut(services, undefined, closing.signal);
    }
  };
  const start = (): number => {
    isWanted = true;
    if (running !== undefined) return since;
    since = performance.now();
    running = work()
      .catch((error: unknown) => {
        if (!closing.signal.aborted) app.log.error({ err: error }, 'findings');
      })
      .finally(() => {
        running = undefined;
      });
    return since;
  };
  const stops = [services.warehouse.onPublished(start), onRatingChanged(services.settings, start)];
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    stops.push(noteKeeper(services.settings, { start }));
    start();
    timer = setInterval(start, millisecondsBetweenLooks);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    for (const stop of stops) stop();
    closing.abort();
    await running;
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import { countWarehouseChanges, type Settings } from '@waybill/db';
import type { Warehouse } from '@waybill/warehouse';
import plugin from 'fastify-plugin';
import type { Services } from '../services.ts';

/** Other servers show a change a second later in any case; what is slower than this shows what it has. */
const longestWaitMilliseconds = 2_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when this server shows every change of the warehouse that another one had confirmed before the call. */
    showNewestData(): Promise<void>;
  }
}

/**
 * Every call is answered from all that any server had confirmed before: what a user has just loaded or classified on one
 * server, the next request shows on another.
 */
export const newestData = plugin<Pick<Services, 'settings' | 'sharesSettings' | 'warehouse'>>(
  async (app, { settings, sharesSettings = false, warehouse }) => {
    const show = sharesSettings ? lookForChanges(settings, warehouse) : async () => undefined;
    app.decorate('showNewestData', show);
    if (!sharesSettings) return;
    app.addHook('preHandler', async ({ url }) => {
      if (/^\/(aiparcelweb|aiparcelreports|internal)\//.test(url)) await show();
    });
  },
);

/** One look serves everybody who asked before it began. */
export function lookForChanges(settings: Settings, warehouse: Pick<Warehouse, 'catchUp'>): () => Promise<void> {
  let seen = -1;
  let current = Promise.resolve();
  let next: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const changes = await countWarehouseChanges(settings);
    if (changes === seen) return;
    seen = changes;
    await Promise.race([warehouse.catchUp(), wait(longestWaitMilliseconds, undefined, { ref: false })]);
  };
  return () => {
    next ??= current.then(() => {
      next = undefined;
      // The call itself says what is wrong with a database.
      current = look().catch(() => undefined);
      return current;
    });
    return next;
  };
}

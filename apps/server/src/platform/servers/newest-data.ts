import { setTimeout as wait } from 'node:timers/promises';
import { countWarehouseChanges, type Settings } from '@waybill/db';
import type { Warehouse } from '@waybill/warehouse';
import plugin from 'fastify-plugin';
import { askedByNobody } from '../http/asker.ts';
import { isCall } from '../http/is-call.ts';
import type { Services } from '../services.ts';

/** A call waits no longer than this, and is then answered from what the server has. */
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
      if (isCall(url)) await show();
    });
  },
);

/**
 * One look serves everybody who asked before it began. Whoever has waited long enough goes on without it, and until it
 * has ended nobody waits for another.
 */
export function lookForChanges(settings: Settings, warehouse: Pick<Warehouse, 'catchUp'>): () => Promise<void> {
  let seen = -1;
  let isLooking = false;
  let current = Promise.resolve();
  let next: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      const changes = await countWarehouseChanges(settings);
      if (changes !== seen) await warehouse.catchUp();
      seen = changes;
    } catch {
      // The call itself says what is wrong with a database, and the next one looks again.
    } finally {
      isLooking = false;
    }
  };
  return () => {
    next ??= current.then(() => {
      next = undefined;
      current = orLongestWait(askedByNobody(look));
      return current;
    });
    return next;
  };
}

async function orLongestWait(looking: Promise<void>): Promise<void> {
  const hasLooked = new AbortController();
  const waiting = wait(longestWaitMilliseconds, undefined, { ref: false, signal: hasLooked.signal });
  await Promise.race([looking, waiting]);
  hasLooked.abort();
  await waiting.catch(() => undefined);
}

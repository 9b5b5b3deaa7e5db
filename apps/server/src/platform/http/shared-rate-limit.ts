import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Settings } from '@waybill/db';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { ExchangedTallies, forgetOldTallies, tallyExactly } from './shared-request-tally.ts';

const millisecondsBetweenExchanges = 1_000;
const millisecondsBetweenCleanings = 60_000;

/**
 * Where several servers share the limits: the few calls that come without sign-in are counted one by one in the settings
 * database; all requests together are counted on each server, and exchanged once a second.
 */
export function sharedStore(
  app: FastifyInstance,
  { settings }: { readonly settings: Settings },
): FastifyRateLimitStoreCtor {
  const tallies = new ExchangedTallies(settings);
  const failed = (error: unknown) => app.log.error({ err: error }, 'counting requests together failed');
  const exchanging = regularly(millisecondsBetweenExchanges, () => tallies.exchange().catch(failed));
  const cleaning = regularly(millisecondsBetweenCleanings, () => forgetOldTallies(settings).catch(failed));
  app.addHook('onClose', async () => {
    await exchanging();
    await cleaning();
  });
  return class SharedStore implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, milliseconds) =>
      callback(null, tallies.count(`all ${key}`, milliseconds));

    child(options: FastifyRateLimitOptions): FastifyRateLimitStore {
      return new ExactStore(settings, routeOf(options));
    }
  };
}

class ExactStore implements FastifyRateLimitStore {
  readonly #settings: Settings;
  readonly #route: string;

  constructor(settings: Settings, route: string) {
    this.#settings = settings;
    this.#route = route;
  }

  incr: FastifyRateLimitStore['incr'] = (key, callback, milliseconds) => {
    tallyExactly(this.#settings, `${this.#route} ${key}`, 1, milliseconds).then(
      (tallied) => callback(null, tallied),
      (error: Error) => callback(error),
    );
  };

  child(options: FastifyRateLimitOptions): FastifyRateLimitStore {
    return new ExactStore(this.#settings, routeOf(options));
  }
}

/** The plugin passes the limit with the route in it, although its types do not say so. */
function routeOf(options: FastifyRateLimitOptions & { readonly routeInfo?: Partial<RouteOptions> }): string {
  return `${String(options.routeInfo?.method)} ${options.routeInfo?.url}`;
}

/** Repeats work that must not overlap; returns a function that stops it after the current run. */
function regularly(milliseconds: number, work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= work().finally(() => {
      underWay = undefined;
    });
  }, milliseconds);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

import rateLimit from '@fastify/rate-limit';
import plugin from 'fastify-plugin';
import { ProblemError } from '../problems.ts';
import type { Services } from '../services.ts';
import { networkOf } from './network-of.ts';
import { sharedStore } from './shared-rate-limit.ts';

/**
 * Requests per address and minute: enough for an office behind one address. Fifty users who never pause made 100,000 in
 * the benchmark. Sign-in has its own, narrower limit.
 */
const defaultRequestsPerMinute = 300_000;

type LimitServices = Pick<Services, 'settings' | 'sharesSettings' | 'requestsPerMinute'>;

export const requestLimit = plugin<LimitServices>(async (app, services) => {
  await app.register(rateLimit, {
    global: true,
    max: services.requestsPerMinute ?? defaultRequestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { after }) =>
      new ProblemError({
        title: 'Too Many Requests',
        status: 429,
        detail: `Too many requests. Try again in ${after}.`,
      }),
    ...(services.sharesSettings === true ? { store: sharedStore(app, services) } : {}),
  });
});

/** The limit per minute and address for calls without sign-in. */
export const fewAMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } });

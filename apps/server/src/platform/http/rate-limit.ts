import rateLimit from '@fastify/rate-limit';
import plugin from 'fastify-plugin';
import { ProblemError } from '../problems.ts';
import type { Services } from '../services.ts';
import { networkOf } from './network-of.ts';

/**
 * Requests per address and minute: room for an office behind one address. Fifty users who never pause made 100,000 in
 * the bench. Sign-in has its own, narrower limit.
 */
const defaultRequestsPerMinute = 300_000;

export const requestLimit = plugin<Pick<Services, 'requestsPerMinute'>>(async (app, { requestsPerMinute }) => {
  await app.register(rateLimit, {
    global: true,
    max: requestsPerMinute ?? defaultRequestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { after }) =>
      new ProblemError({
        title: 'Too Many Requests',
        status: 429,
        detail: `Too many requests. Try again in ${after}.`,
      }),
  });
});

/** For calls that come without sign-in: the limit per minute from one address. */
export const fewAMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } });

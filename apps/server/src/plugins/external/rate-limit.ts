import rateLimit from '@fastify/rate-limit';
import plugin from 'fastify-plugin';
import { ProblemError } from '../../problems.ts';

/** Requests per address and minute; sign-in has its own, narrower limit at its route. */
export const requestLimit = plugin(async (app) => {
  await app.register(rateLimit, {
    global: true,
    max: 3_000,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { after }) =>
      new ProblemError({
        title: 'Too Many Requests',
        status: 429,
        detail: `Too many requests. Try again in ${after}.`,
      }),
  });
});

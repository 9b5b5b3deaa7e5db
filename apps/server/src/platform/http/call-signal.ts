import type { FastifyReply } from 'fastify';

/** Aborts when the client goes away before its answer. */
export function callSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

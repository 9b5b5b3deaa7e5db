import type { FastifyRequest } from 'fastify';

/** Aborts when the client goes away before its answer. */
export function callSignal(request: FastifyRequest): AbortSignal {
  const controller = new AbortController();
  request.raw.socket.once('close', () => controller.abort());
  return controller.signal;
}

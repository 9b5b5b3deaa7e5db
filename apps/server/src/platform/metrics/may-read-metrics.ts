import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Headers that proxies add by default. */
const forwarding = /^(via|forwarded|x-forwarded-|x-real-ip)/;
/** A proxy that passes on the requested host name is recognised by it. */
const ownNames = new Set(['127.0.0.1', 'localhost', '[::1]', '::1']);

/** With a token, callers that send it; without one, only this machine, and nobody behind a proxy on it. */
export function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = Object.keys(request.headers).some((name) => forwarding.test(name));
  return !isForwarded && ownNames.has(request.hostname) && loopback.has(request.socket.remoteAddress ?? '');
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

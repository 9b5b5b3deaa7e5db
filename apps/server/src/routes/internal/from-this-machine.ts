import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether the caller runs on this machine (not through a proxy) and knows the token of server.json. */
export function isCommandOnThisMachine(request: FastifyRequest, internalToken: string): boolean {
  const { remoteAddress = '', localAddress } = request.socket;
  const isLocal = loopback.has(remoteAddress) || remoteAddress === localAddress;
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  return isLocal && !isForwarded && isSame(request.headers.authorization ?? '', `Bearer ${internalToken}`);
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

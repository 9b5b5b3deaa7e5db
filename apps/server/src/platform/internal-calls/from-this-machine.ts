import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { connectionProof, connectionProofHeader } from './connection-proof.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Whether the caller runs on this machine and knows the token of server.json. The proof includes the caller's port, so
 * that nothing is answered through a proxy on this machine, whatever headers it sets.
 */
export function isCommandOnThisMachine({ socket, headers }: FastifyRequest, internalToken: string): boolean {
  const { remoteAddress = '', remotePort = 0, localAddress } = socket;
  const isLocal = loopback.has(remoteAddress) || remoteAddress === localAddress;
  const proof = headers[connectionProofHeader];
  return (
    isLocal &&
    isSame(headers.authorization ?? '', `Bearer ${internalToken}`) &&
    isSame(typeof proof === 'string' ? proof : '', connectionProof(internalToken, remotePort))
  );
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { freshSecret, hashOf } from './secrets.ts';

const prefix = 'waybill-sso-';
const nameBytes = 8;
const validSeconds = 900;

/** The response comes from another site, so the cookie must be SameSite=None and therefore Secure. */
const attributes = 'Path=/aiparcelweb; HttpOnly; Secure; SameSite=None';

/** Sets a cookie for one sign-in; returns the hash by which the browser is recognised. */
export function markBrowser(reply: FastifyReply): string {
  const secret = freshSecret();
  const name = `${prefix}${freshSecret().slice(0, nameBytes)}`;
  reply.header('set-cookie', `${name}=${secret}; Max-Age=${validSeconds}; ${attributes}`);
  return hashOf(secret);
}

/** The hashes of all such cookies that the browser sends. */
export const browserHashes = (request: FastifyRequest): readonly string[] =>
  cookiesOf(request).map(({ value }) => hashOf(value));

/** Deletes the cookies. */
export function unmarkBrowser(request: FastifyRequest, reply: FastifyReply): void {
  for (const { name } of cookiesOf(request)) reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes}`);
}

function cookiesOf(request: FastifyRequest): readonly { readonly name: string; readonly value: string }[] {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.flatMap(([name = '', value = '']) => (name.startsWith(prefix) ? [{ name, value }] : []));
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { freshSecret, hashOf } from './secrets.ts';

const prefix = 'waybill-sso-';
const nameBytes = 8;
const validSeconds = 900;

/** The answer comes from another site, so the cookie must come along from there: SameSite=None, and thus Secure. */
const attributes = 'Path=/aiparcelweb; HttpOnly; Secure; SameSite=None';

/** Gives the browser a cookie of its own for one sign-in; returns the hash by which it is known again. */
export function markBrowser(reply: FastifyReply): string {
  const secret = freshSecret();
  const name = `${prefix}${freshSecret().slice(0, nameBytes)}`;
  reply.header('set-cookie', `${name}=${secret}; Max-Age=${validSeconds}; ${attributes}`);
  return hashOf(secret);
}

/** The hashes of all such cookies that the browser shows. */
export const browserHashes = (request: FastifyRequest): readonly string[] =>
  cookiesOf(request).map(({ value }) => hashOf(value));

/** Takes the cookies back. */
export function unmarkBrowser(request: FastifyRequest, reply: FastifyReply): void {
  for (const { name } of cookiesOf(request)) reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes}`);
}

function cookiesOf(request: FastifyRequest): readonly { readonly name: string; readonly value: string }[] {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.flatMap(([name = '', value = '']) => (name.startsWith(prefix) ? [{ name, value }] : []));
}

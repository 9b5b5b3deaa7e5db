import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token of a link in a mail: what it names, joined by dots, and a signature. It is good for one purpose only, and does not expire. */
export const linkToken = (secret: string, purpose: string, named: readonly (number | string)[]): string =>
  [...named, signatureOf(secret, purpose, named)].join('.');

/** What a token names; undefined if this portal did not make it for this purpose. */
export function namedByToken(secret: string, purpose: string, token: string): readonly string[] | undefined {
  const named = token.split('.');
  const signature = Buffer.from(named.pop() ?? '');
  const expected = Buffer.from(signatureOf(secret, purpose, named));
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? named : undefined;
}

const signatureOf = (secret: string, purpose: string, named: readonly (number | string)[]): string =>
  createHmac('sha256', secret)
    .update(`${purpose}: ${named.join(' ')}`)
    .digest('base64url');

import { createHash, randomBytes } from 'node:crypto';
import { apiTokenPrefix } from '@waybill/contract';

const secretBytes = 32;
const charactersShown = apiTokenPrefix.length + 6;

/** A new API token: 256 random bits behind its prefix. */
export const newSecret = (): string => `${apiTokenPrefix}${randomBytes(secretBytes).toString('base64url')}`;

/** What is stored of a token. A fast hash is enough, because nobody can try 2^256 tokens. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The characters by which people recognise a token; the other 220 bits stay secret. */
export const beginningOf = (secret: string): string => secret.slice(0, charactersShown);

/** The API token of an `Authorization` header; undefined if it carries something else. */
export function apiTokenIn(header: string | undefined): string | undefined {
  const [scheme, secret, ...more] = header?.trim().split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'bearer' || more.length > 0) return undefined;
  return secret?.startsWith(apiTokenPrefix) ? secret : undefined;
}

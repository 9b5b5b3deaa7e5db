import { createHash } from 'node:crypto';

const characters = 22;

/** A fingerprint of what a row means: the same in every dialect of the file. */
export function fingerprintOf(parts: readonly (string | number | null | undefined)[]): string {
  const text = parts.map((part) => String(part ?? '')).join('\u001f');
  return createHash('sha256').update(text).digest('base64url').slice(0, characters);
}

import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** 43 random URL-safe characters. */
export const freshSecret = (): string => randomBytes(secretBytes).toString('base64url');

/** The stored hash of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

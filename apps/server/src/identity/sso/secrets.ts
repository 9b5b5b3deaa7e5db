import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** 43 URL-safe characters that nobody guesses. */
export const freshSecret = (): string => randomBytes(secretBytes).toString('base64url');

/** What is kept of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

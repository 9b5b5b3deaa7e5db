import { type Endpoint, tokenNeedsOf, tokenRuleOf } from '@waybill/contract';
import { forbidden, ProblemError } from '../problems.ts';
import type { SignedInUser } from './signed-in-user.ts';

/** 403: the token of the call lacks something; any one of `missing` would do. */
const tokenLacks = (detail: string, missing: readonly string[]): ProblemError =>
  new ProblemError({ ...forbidden(detail).problem, missingScope: [...missing] });

/** 403: the user has these permissions, any one of which would do, and the token grants none of them. */
export const withheldByToken = (permissions: readonly string[]): ProblemError =>
  tokenLacks(
    `This API token lacks the permission ${permissions.join(' or ')}.`,
    permissions.map((permission) => `permission:${permission}`),
  );

/**
 * Passes for sessions, and for API tokens that may make a call, as far as its permissions do not decide that.
 * @throws ProblemError 403 saying what the token lacks.
 */
export function assertTokenMay(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  { token, onlyClients }: SignedInUser,
): void {
  if (token === undefined) return;
  const { isForbidden, writes, concernsAllClients } = tokenRuleOf(endpoint);
  if (isForbidden) throw forbidden('This is not available to API tokens. Sign in to the portal for it.');
  if (writes && !token.writes) throw tokenLacks('This API token may only read.', ['write']);
  if (concernsAllClients && onlyClients !== null) {
    throw tokenLacks('This is not available to API tokens that are limited to some clients.', ['clients:all']);
  }
}

/** What an API token needs for a call, for readers of the API description. */
export function tokenText(endpoint: Endpoint): string {
  if (endpoint.access === 'public') return 'No token is needed.';
  return `API tokens: ${tokenNeedsOf(endpoint).join(', ')}.`;
}

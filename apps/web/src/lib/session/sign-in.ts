import type { QueryClient } from '@tanstack/react-query';
import { authenticate } from '@waybill/contract';
import { call } from '../api/call.ts';
import { holdToken } from '../signed-in/session-store.ts';
import { accountOptions, passwordDaysOptions } from './session-queries.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Gets the token, then what it opens (S3 section 4.1). Throws what the server answers. */
export async function signIn(
  queryClient: QueryClient,
  credentials: Credentials,
  logOffOtherSessions: boolean,
): Promise<void> {
  const { id_token } = await call(authenticate, { body: { ...credentials, logOffOtherSessions } });
  await beginSession(queryClient, id_token);
}

/** Holds a fresh token and reads the account and the password's days with it. */
export async function beginSession(queryClient: QueryClient, token: string): Promise<void> {
  holdToken(token);
  queryClient.clear();
  await Promise.all([queryClient.fetchQuery(accountOptions), queryClient.fetchQuery(passwordDaysOptions)]);
}

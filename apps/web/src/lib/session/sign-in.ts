import type { QueryClient } from '@tanstack/react-query';
import { authenticate } from '@waybill/contract';
import { call } from '../api/call.ts';
import { accountOptions, passwordDaysOptions } from './session-queries.ts';
import { storeToken } from './session-store.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Gets the token, then the account and the password's days (S3 section 4.1). Throws what the server answers. */
export async function signIn(
  queryClient: QueryClient,
  credentials: Credentials,
  logOffOtherSessions: boolean,
): Promise<void> {
  const { id_token } = await call(authenticate, { body: { ...credentials, logOffOtherSessions } });
  storeToken(id_token);
  queryClient.clear();
  await Promise.all([queryClient.fetchQuery(accountOptions), queryClient.fetchQuery(passwordDaysOptions)]);
}

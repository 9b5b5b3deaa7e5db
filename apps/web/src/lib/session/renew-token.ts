import { regenerateToken } from '@waybill/contract';
import { call } from '../api/call.ts';
import { storedSession } from '../signed-in/session-store.ts';
import { isTokenOlderThan, replaceToken, tokenLock } from '../signed-in/token-age.ts';

const minute = 60_000;
/** A stolen token of somebody who is at work serves no longer than this. */
const renewedAfter = 15 * minute;

/**
 * Changes an old token for a fresh one; the old one stops working. One tab does it for all: calls of the others that
 * were in progress with the old token are made again. Without a secure context, where tabs cannot agree, the token
 * stays.
 */
export async function renewOldToken(): Promise<void> {
  if (navigator.locks === undefined || storedSession() === undefined || !isTokenOlderThan(renewedAfter)) return;
  await navigator.locks.request(tokenLock, async () => {
    if (storedSession() === undefined || !isTokenOlderThan(renewedAfter)) return;
    const { id_token } = await call(regenerateToken, {});
    replaceToken(id_token);
  });
}

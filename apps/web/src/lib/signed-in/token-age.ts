import { currentToken, storeToken } from './session-store.ts';

/** The lock under which tabs change the token. */
export const tokenLock = 'waybill.token';

const ageKey = 'waybill.tokenSince';

/** Whether the stored token is older; one whose age nobody knows counts as new from now on. */
export function isTokenOlderThan(milliseconds: number): boolean {
  const since = localStorage.getItem(ageKey);
  const [known, token] = since?.split(' ') ?? [];
  if (known === undefined || token !== tailOf(currentToken())) {
    remember();
    return false;
  }
  return Date.now() - Number(known) >= milliseconds;
}

export function replaceToken(token: string): void {
  storeToken(token);
  remember();
}

/** Waits until no tab is changing the token; says whether it is another one than the one that a call was made with. */
export async function wasRenewed(usedToken: string): Promise<boolean> {
  if (navigator.locks === undefined) return false;
  await navigator.locks.request(tokenLock, { mode: 'shared' }, () => undefined);
  const token = currentToken();
  return token !== undefined && token !== usedToken;
}

const remember = () => localStorage.setItem(ageKey, `${Date.now()} ${tailOf(currentToken())}`);

/** Enough of a token to know it again. */
const tailOf = (token: string | undefined): string => token?.slice(-12) ?? '';

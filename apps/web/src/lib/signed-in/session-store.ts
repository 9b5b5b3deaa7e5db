const tokenKey = 'waybill.token';
const daysKey = 'waybill.passwordDays';

/** What stays in the browser while somebody is signed in: the token, and the days until the password expires (S3 section 3). */
export interface StoredSession {
  readonly token: string;
  readonly passwordDays: number | undefined;
}

/** The stored session, or undefined when nobody is signed in. */
export function storedSession(): StoredSession | undefined {
  const token = localStorage.getItem(tokenKey);
  if (token === null) return undefined;
  const days = localStorage.getItem(daysKey);
  return { token, passwordDays: days === null ? undefined : Number(days) };
}

/** The token while a landing page is being chosen: gone with the page, and nobody is signed in yet (S3 section 4.1). */
let heldToken: string | undefined;

/** The token that calls carry: the stored one, or the one that is held. */
export function currentToken(): string | undefined {
  return heldToken ?? storedSession()?.token;
}

/** The token of a session that its user is ending: that it is refused from now on is not a surprise. */
let leavingToken: string | undefined;

export function isLeaving(token: string): boolean {
  return token === leavingToken;
}

export function leave(token: string | undefined): void {
  leavingToken = token;
}

export function holdToken(token: string): void {
  heldToken = token;
}

/** Keeps a fresh token instead of the stored one. */
export function storeToken(token: string): void {
  localStorage.setItem(tokenKey, token);
}

/** From now on somebody is signed in with the token that was held. */
export function storeHeldToken(): void {
  if (heldToken !== undefined) storeToken(heldToken);
  heldToken = undefined;
}

export function storePasswordDays(days: number): void {
  localStorage.setItem(daysKey, String(days));
}

/** Forgets token and days. */
export function clearSession(): void {
  heldToken = undefined;
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(daysKey);
}

/** Calls back when another tab signs out. */
export function onSignedOutElsewhere(callback: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === tokenKey && event.newValue === null) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

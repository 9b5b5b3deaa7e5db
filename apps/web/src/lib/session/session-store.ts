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

export function storeToken(token: string): void {
  localStorage.setItem(tokenKey, token);
}

export function storePasswordDays(days: number): void {
  localStorage.setItem(daysKey, String(days));
}

/** Forgets token and days. */
export function clearSession(): void {
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

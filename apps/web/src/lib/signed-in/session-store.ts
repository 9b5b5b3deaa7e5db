const tokenKey = 'waybill.token';
/** The token while a landing page is being chosen (S3 section 3): nobody is signed in with it yet. */
const chooserKey = 'waybill.chooserToken';
const daysKey = 'waybill.passwordDays';

/** What stays in the browser while somebody is signed in: the token, and the days until the password expires (S3 section 3). */
export interface StoredSession {
  readonly token: string;
  readonly passwordDays: number | undefined;
}

/**
 * The stored session, or undefined when nobody is signed in. Whoever opens another page while a landing page is being
 * chosen has chosen that one, and is signed in from then on.
 */
export function storedSession(): StoredSession | undefined {
  const chooser = heldToken === undefined ? localStorage.getItem(chooserKey) : null;
  if (chooser !== null) storeToken(chooser);
  const token = localStorage.getItem(tokenKey);
  if (token === null) return undefined;
  const days = localStorage.getItem(daysKey);
  return { token, passwordDays: days === null ? undefined : Number(days) };
}

/** The token until it is known where its user begins (S3 section 4.1). */
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

/** Lets the held token outlast the page on which a landing page is chosen. */
export function keepTokenOfChooser(): void {
  if (heldToken !== undefined) localStorage.setItem(chooserKey, heldToken);
}

/** Keeps a fresh token instead of the stored one. */
export function storeToken(token: string): void {
  localStorage.setItem(tokenKey, token);
  localStorage.removeItem(chooserKey);
}

/** From now on somebody is signed in with the token that was held, unless another page has begun and renewed it. */
export function storeHeldToken(isFromChooser = false): void {
  const isTaken = isFromChooser && localStorage.getItem(chooserKey) === null;
  if (heldToken !== undefined && !isTaken) storeToken(heldToken);
  heldToken = undefined;
}

export function storePasswordDays(days: number): void {
  localStorage.setItem(daysKey, String(days));
}

/** Forgets token and days. */
export function clearSession(): void {
  heldToken = undefined;
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(chooserKey);
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

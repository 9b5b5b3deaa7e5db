const key = 'waybill.ssoOrigin';

/** Keeps the requested page while this tab is at the identity provider. */
export function keepSsoOrigin(origin: string | undefined): void {
  if (origin === undefined) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, origin);
}

/** The page that was requested before this tab went to the identity provider. */
export const keptSsoOrigin = (): string | undefined => sessionStorage.getItem(key) ?? undefined;

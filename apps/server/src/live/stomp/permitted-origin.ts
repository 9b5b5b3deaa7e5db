/** Whose pages may open a live connection. */
export interface OriginRules {
  /** The address at which browsers find the portal. */
  readonly publicUrl: string;
  /** The host and port of the request. */
  readonly servedHost: string;
  /** Further origins that the operator permits. */
  readonly further: readonly string[];
}

/**
 * Whether the page at this origin may open a live connection. Browsers always send the header; other programs need not.
 */
export function isPermittedOrigin(origin: string | undefined, rules: OriginRules): boolean {
  if (origin === undefined) return true;
  const asked = URL.parse(origin);
  if (asked === null || !['http:', 'https:'].includes(asked.protocol)) return false;
  return (
    asked.host === rules.servedHost.toLowerCase() ||
    [rules.publicUrl, ...rules.further].some((permitted) => URL.parse(permitted)?.origin === asked.origin)
  );
}

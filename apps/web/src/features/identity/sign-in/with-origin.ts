import { safeOrigin } from '../../../lib/session/origin.ts';

/** The address of another way to sign in, which leads to the same page. */
export function withOrigin(path: string, origin: string | undefined): string {
  const wanted = safeOrigin(origin);
  return wanted === undefined ? path : `${path}?${new URLSearchParams({ origin: wanted })}`;
}

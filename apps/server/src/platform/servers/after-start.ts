import type { Services } from '../services.ts';

/**
 * Starts work for which nobody waits, at once or when the server has been ready for a while, so that it takes neither the
 * start nor the first requests their processor. Returns what keeps it from starting.
 */
export function afterStart({ restAfterStart = 0 }: Pick<Services, 'restAfterStart'>, work: () => void): () => void {
  if (restAfterStart === 0) {
    work();
    return () => undefined;
  }
  const timer = setTimeout(work, restAfterStart);
  return () => clearTimeout(timer);
}

import { useEffect } from 'react';

/** Fetches code beside the figures that it will draw; what cannot be fetched is asked for again when it is needed. */
export function useLoadSoon(load: () => Promise<readonly PromiseSettledResult<unknown>[]>): void {
  useEffect(() => void load(), [load]);
}

import { useMemo } from 'react';
import { mayClose, nextTurn } from '../unsaved/unsaved.ts';

/** Closes what is opened, after asking if something was entered in it that is not saved. */
export function useGuardedClose(close: () => void, opened = true): () => void {
  const openedAt = useMemo(() => (opened ? nextTurn() : Number.POSITIVE_INFINITY), [opened]);
  return async () => {
    if (await mayClose(openedAt)) close();
  };
}

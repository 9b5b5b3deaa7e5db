import { useDeferredValue } from 'react';
import { useLastDefined } from '../../lib/use-last-defined.ts';

/**
 * What a card draws: the newest figures, or the last ones while new ones are on their way. New figures are drawn bit by
 * bit, so that a click does not have to wait; until then the card is still being refreshed. `newest` must keep its
 * identity between renderings.
 */
export function useDrawn<Drawn>(newest: Drawn | undefined, isFetching: boolean) {
  const last = useLastDefined(newest);
  const drawn = useDeferredValue(last);
  return { drawn, refreshing: drawn !== undefined && (isFetching || drawn !== last) };
}

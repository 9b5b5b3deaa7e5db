import { useDeferredValue, useState } from 'react';
import { drawingOf } from './drawing-of.ts';

/**
 * What a card draws: the newest figures, or the last ones while new ones are on their way. New figures are drawn bit by
 * bit, so that a click does not have to wait; until then the card is still being refreshed. `newest` must keep its
 * identity between renderings, and be undefined while the figures asked for are not there.
 */
export function useDrawn<Drawn>(newest: Drawn | undefined, isFetching: boolean) {
  const last = useLastDefined(newest);
  const drawn = useDeferredValue(last);
  return { drawn, ...drawingOf(newest, drawn, isFetching) };
}

/** The value, or while it is undefined the last one that was not. It must keep its identity between renderings. */
function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

import { type ReactNode, useDeferredValue } from 'react';

interface Props {
  /** A placeholder of the final size. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of the page that is not in view at first: built right after what is, bit by bit, so that neither the first
 * picture nor a click waits for it.
 */
export function Later({ fallback, children }: Props) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children : fallback;
}

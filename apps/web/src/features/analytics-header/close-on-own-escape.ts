import type { KeyboardEvent } from 'react';

/** Closes a popover on Escape, unless a list that is open inside it takes the key for itself. */
export function closeOnOwnEscape(close: () => void) {
  return ({ key, target }: KeyboardEvent) => {
    const isListOpen = target instanceof Element && target.getAttribute('aria-expanded') === 'true';
    if (key === 'Escape' && !isListOpen) close();
  };
}

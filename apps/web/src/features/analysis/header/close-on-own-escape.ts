import type { KeyboardEvent } from 'react';

/** Closes a popover on Escape, unless a list that is open inside it, or a dialog over it, takes the key for itself. */
export function closeOnOwnEscape(close: () => void) {
  return ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.getAttribute('aria-expanded') !== 'true') close();
  };
}

import { useWindowEvent } from '@mantine/hooks';

/**
 * Escape closes what is open, unless a dialog over it, a popover of the grid, or a list that is open in it, takes the
 * key for itself. It listens before the dialogs over it, which may be gone once they have heard the key.
 */
export function useOwnEscape(opened: boolean, close: () => void): void {
  useWindowEvent(
    'keydown',
    ({ key, isComposing, target }) => {
      if (!opened || key !== 'Escape' || isComposing) return;
      const isTaken =
        target instanceof Element &&
        (target.getAttribute('data-mantine-stop-propagation') === 'true' ||
          target.closest('[data-grid-popover]') !== null);
      const isCovered = document.querySelectorAll('[role="dialog"]:not([data-grid-popover])').length > 1;
      if (!isTaken && !isCovered) close();
    },
    { capture: true },
  );
}

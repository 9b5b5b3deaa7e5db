import { useWindowEvent } from '@mantine/hooks';

/** Escape closes what is open, unless a question over it, or a list that is open in it, takes the key for itself. */
export function useOwnEscape(opened: boolean, close: () => void): void {
  useWindowEvent(
    'keydown',
    ({ key, isComposing, target }) => {
      if (!opened || key !== 'Escape' || isComposing) return;
      const isTaken = target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
      const isCovered = document.querySelectorAll('[role="dialog"]').length > 1;
      if (!isTaken && !isCovered) close();
    },
    { capture: true },
  );
}

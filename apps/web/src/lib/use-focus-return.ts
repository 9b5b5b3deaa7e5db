import { useEffect, useState } from 'react';

/** Gives the focus back to what had it, when a dialog that is mounted only while it is open goes away. */
export function useFocusReturn(): void {
  const [before] = useState(lastingFocus);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}

/** What has the focus; for an entry of a menu, which goes away when it is chosen, the button that opened the menu. */
function lastingFocus(): Element | null {
  const focused = document.activeElement;
  const opener = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return opener ? document.getElementById(opener) : focused;
}

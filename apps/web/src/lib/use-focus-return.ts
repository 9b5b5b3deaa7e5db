import { useEffect, useState } from 'react';

/** Gives the focus back to what had it, when a dialog that is mounted only while it is open goes away. */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}

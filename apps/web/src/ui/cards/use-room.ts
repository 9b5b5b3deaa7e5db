import { useSyncExternalStore } from 'react';

/** Title, notes and legend of a widget, and the margins around it, in pixels. */
const taken = 136;

/** The height for a widget's picture: its usual one, or what the screen has when it fills it. */
export function useRoom(usual: number, isFull: boolean): number {
  return useSyncExternalStore(isFull ? onResize : never, () =>
    isFull ? Math.max(usual, window.innerHeight - taken) : usual,
  );
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

const never = () => () => undefined;

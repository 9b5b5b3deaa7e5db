import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { fitPictures } from './fit-pictures.ts';

let isPrinting = false;
let undo = () => {};
const listeners = new Set<() => void>();

/** Draws the page for paper while it is printed: in light colours, whole, and with pictures that fit. */
export function watchPrinting(): void {
  window.addEventListener('beforeprint', () => {
    change(true);
    undo = fitPictures(document);
  });
  window.addEventListener('afterprint', () => {
    undo();
    change(false);
  });
}

/** Whether the page is being printed. */
export const useIsPrinting = (): boolean => useSyncExternalStore(listen, () => isPrinting);

/** The browser takes the page as soon as the event is over: it is drawn at once. */
function change(printing: boolean): void {
  flushSync(() => {
    isPrinting = printing;
    for (const listener of listeners) listener();
  });
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

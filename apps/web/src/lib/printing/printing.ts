import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

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

type Picture = Pick<Element, 'getAttribute' | 'setAttribute' | 'removeAttribute'>;

/** Charts, which are drawn for the width of the screen and cannot be drawn anew for that of the paper. */
const charts = 'main svg[width][height]:not([viewBox])';

/** Lets charts shrink to the width of the paper; returns how to undo it. */
export function fitPictures(page: { querySelectorAll(selector: string): Iterable<Picture> }): () => void {
  const fitted = [...page.querySelectorAll(charts)];
  for (const picture of fitted) {
    picture.setAttribute('viewBox', `0 0 ${picture.getAttribute('width')} ${picture.getAttribute('height')}`);
  }
  return () => {
    for (const picture of fitted) picture.removeAttribute('viewBox');
  };
}

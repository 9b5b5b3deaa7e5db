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

/** What style sheets may have set on a shape; written on it, because a file has no style sheets. */
const drawn = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'letter-spacing',
  'visibility',
  'display',
  'vector-effect',
] as const;

/** A drawing of the page as it is shown, with all its styles written on its shapes. */
export function svgCopy(original: SVGSVGElement): SVGSVGElement {
  const copy = original.cloneNode(true) as SVGSVGElement;
  const originals = [original, ...original.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, each] of copies.entries()) {
    const shown = originals[index];
    if (shown !== undefined) writeStyles(shown, each);
  }
  return copy;
}

function writeStyles(shown: SVGElement, copy: SVGElement): void {
  const style = getComputedStyle(shown);
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  for (const name of drawn) {
    const value = style.getPropertyValue(name);
    if (value !== '') copy.setAttribute(name, value);
  }
  if (!copy.hasAttribute('transform') && style.transform !== 'none') copy.setAttribute('transform', style.transform);
}

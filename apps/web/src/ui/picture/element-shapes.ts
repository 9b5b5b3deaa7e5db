import { xmlText } from './xml-text.ts';

/** Where the picture begins on screen. */
export interface Origin {
  readonly x: number;
  readonly y: number;
}

const clear = 'rgba(0, 0, 0, 0)';

/** What an element shows above a height of the screen, as SVG shapes: grounds, borders, texts and drawings, in the order in which they are drawn. */
export function elementShapes(element: Element, origin: Origin, lowest: number): readonly string[] {
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  if (isHidden(element, style, box) || (element instanceof HTMLTableRowElement && box.bottom > lowest + 1)) return [];
  if (element instanceof SVGSVGElement) return [drawing(element, box, origin)];
  return [
    ...ground(style, box, origin),
    ...borders(style, box, origin),
    ...[...element.childNodes].flatMap((child) => {
      if (child instanceof Text) return shownLines(child).map((line) => textShape(line, style, origin));
      return child instanceof Element ? elementShapes(child, origin, lowest) : [];
    }),
  ];
}

/** Left out are what is not seen, what acts only, and what is written for screen readers alone. */
function isHidden(element: Element, style: CSSStyleDeclaration, box: DOMRect): boolean {
  if (element.matches('[data-not-in-pictures], .mantine-ScrollArea-scrollbar, .mantine-ScrollArea-corner')) return true;
  if (style.display === 'none' || style.visibility === 'hidden') return true;
  return style.position === 'absolute' && style.overflow === 'hidden' && box.width <= 1 && box.height <= 1;
}

function drawing(element: SVGSVGElement, box: DOMRect, { x, y }: Origin): string {
  const copy = svgCopy(element);
  copy.setAttribute('x', short(box.left - x));
  copy.setAttribute('y', short(box.top - y));
  copy.setAttribute('width', short(box.width));
  copy.setAttribute('height', short(box.height));
  return new XMLSerializer().serializeToString(copy);
}

function ground({ backgroundColor, borderTopLeftRadius }: CSSStyleDeclaration, box: DOMRect, origin: Origin): string[] {
  if (backgroundColor === clear || backgroundColor === 'transparent') return [];
  const radius = Math.min(Number.parseFloat(borderTopLeftRadius) || 0, box.width / 2, box.height / 2);
  return [`<rect ${placed(box, origin)} rx="${short(radius)}" fill="${backgroundColor}"/>`];
}

function borders(style: CSSStyleDeclaration, box: DOMRect, origin: Origin): string[] {
  const width = Number.parseFloat(style.borderTopWidth);
  const isWhole = style.borderTopStyle !== 'none' && width > 0 && style.borderLeftWidth === style.borderTopWidth;
  if (isWhole && style.borderTopColor !== clear) {
    const radius = Number.parseFloat(style.borderTopLeftRadius) || 0;
    return [
      `<rect ${placed(box, origin)} rx="${short(radius)}" fill="none" stroke="${style.borderTopColor}" stroke-width="${width}"/>`,
    ];
  }
  const below = Number.parseFloat(style.borderBottomWidth);
  if (style.borderBottomStyle === 'none' || !(below > 0) || style.borderBottomColor === clear) return [];
  const line = new DOMRect(box.left, box.bottom - below, box.width, below);
  return [`<rect ${placed(line, origin)} fill="${style.borderBottomColor}"/>`];
}

function textShape(
  { text, left, right, top, bottom }: ShownLine,
  style: CSSStyleDeclaration,
  { x, y }: Origin,
): string {
  const size = Number.parseFloat(style.fontSize);
  const isToLeft = style.direction === 'rtl';
  const attributes = {
    x: short((isToLeft ? right : left) - x),
    // The base line stands about a third of the letters' size below the middle.
    y: short((top + bottom) / 2 - y + size * 0.355),
    fill: style.color,
    'font-family': style.fontFamily,
    'font-size': style.fontSize,
    'font-weight': style.fontWeight,
    ...(isToLeft ? { direction: 'rtl' } : {}),
    ...(style.fontVariantNumeric === 'normal' ? {} : { style: `font-variant-numeric: ${style.fontVariantNumeric}` }),
    ...(style.letterSpacing === 'normal' ? {} : { 'letter-spacing': style.letterSpacing }),
    ...(style.textDecorationLine === 'none' ? {} : { 'text-decoration': style.textDecorationLine }),
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${xmlText(value)}"`);
  return `<text ${written.join(' ')}>${xmlText(text.trimEnd())}</text>`;
}

function placed({ left, top, width, height }: DOMRect, { x, y }: Origin): string {
  return `x="${short(left - x)}" y="${short(top - y)}" width="${short(width)}" height="${short(height)}"`;
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** A line of a text as the browser laid it out. */
interface ShownLine {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The lines of a text node; a line begins where a word stands lower than the one before. */
function shownLines(node: Text): readonly ShownLine[] {
  const range = document.createRange();
  const lines: ShownLine[] = [];
  for (const { index, 0: word } of node.data.matchAll(/\S+\s*/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.trimEnd().length);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const last = lines.at(-1);
    if (last === undefined || box.top > last.bottom - 2) {
      lines.push({ text: word, left: box.left, right: box.right, top: box.top, bottom: box.bottom });
    } else {
      lines[lines.length - 1] = {
        ...last,
        text: last.text + word,
        left: Math.min(last.left, box.left),
        right: Math.max(last.right, box.right),
      };
    }
  }
  return lines;
}

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
function svgCopy(original: SVGSVGElement): SVGSVGElement {
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

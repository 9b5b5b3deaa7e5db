import { type ShownLine, shownLines } from './shown-lines.ts';
import { svgCopy } from './svg-copy.ts';
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

import { elementShapes } from './element-shapes.ts';
import type { Picture, PictureTexts } from './picture.ts';
import { xmlText } from './xml-text.ts';

const margin = 24;
const titleSize = 18;
const lineSize = 12;
const lineHeight = 18;

/** A picture of an element as it is on screen, also of what can be scrolled to, with the texts over it. */
export function pictureOf(element: HTMLElement, { title, lines }: PictureTexts, fontFace: string): Picture {
  const scrolled = [...element.querySelectorAll('*')].filter(({ scrollTop, scrollLeft }) => scrollTop + scrollLeft > 0);
  for (const each of scrolled) each.scrollTo(0, 0);
  const content = contentBox(element);
  const style = getComputedStyle(element);
  const isToLeft = style.direction === 'rtl';
  const wrapped = lines.flatMap((line) => wrappedText(line, content.width, `${lineSize}px ${style.fontFamily}`));
  const top = margin + titleSize + 8 + wrapped.length * lineHeight + 10;
  const width = Math.ceil(content.width + 2 * margin);
  const height = Math.ceil(top + content.height + margin);
  const x = isToLeft ? width - margin : margin;
  const direction = isToLeft ? ' direction="rtl"' : '';
  const heading = [
    `<text x="${x}" y="${margin + titleSize * 0.8}" font-size="${titleSize}" font-weight="600"${direction}>${xmlText(title)}</text>`,
    ...wrapped.map(
      (line, index) =>
        `<text x="${x}" y="${margin + titleSize + 8 + (index + 0.8) * lineHeight}" font-size="${lineSize}" opacity="0.75"${direction}>${xmlText(line)}</text>`,
    ),
  ];
  const shapes = elementShapes(element, { x: content.left - margin, y: content.top - top }, content.bottom);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${xmlText(title)}</title><desc>${xmlText(lines.join('\n'))}</desc>`,
    `<style>${fontFace}</style>`,
    `<rect width="${width}" height="${height}" fill="${groundOf(element)}"/>`,
    `<g font-family="${xmlText(style.fontFamily)}" fill="${style.color}">${heading.join('')}</g>`,
    ...shapes,
    '</svg>',
  ].join('\n');
  return { svg, width, height };
}

/** The room of the content without the padding around it; beside a chart a table ends with it, alone it is whole. */
function contentBox(element: HTMLElement): DOMRect {
  const style = getComputedStyle(element);
  const room = element.getBoundingClientRect();
  const left = room.left + Number.parseFloat(style.paddingLeft);
  const top = room.top + Number.parseFloat(style.paddingTop);
  const right = room.right - Number.parseFloat(style.paddingRight);
  const bottom = room.bottom - Number.parseFloat(style.paddingBottom);
  const tables = [...element.querySelectorAll('table')].map((table) => table.getBoundingClientRect());
  const widest = Math.max(right, ...tables.map((table) => table.right));
  const hasChart = element.querySelector('[role="img"]') !== null;
  const lowest = hasChart ? bottom : Math.max(bottom, ...tables.map((table) => table.bottom));
  return new DOMRect(left, top, widest - left, lowest - top);
}

/** The background colour behind the element. */
function groundOf(element: Element): string {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return '#ffffff';
}

/** A text in lines of at most that width (pixels); a word that is wider is on a line of its own. */
function wrappedText(text: string, width: number, font: string): readonly string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return [text];
  context.font = font;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && context.measureText(`${last} ${word}`).width <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

import type { CellFormat, CellValue } from './sheet.ts';
import { quotedStyle, styleOf } from './styles.ts';
import { xmlText } from './xml-text.ts';

const millisecondsOfDay = 86_400_000;
/** The day that Excel numbers 0, for days after its invented 29 February 1900. */
const dayZero = Date.UTC(1899, 11, 30);
const firstSafeDay = 61;

/** Writes a cell at its place (`B7`). An empty cell is left out, as Excel does. */
export function cellXml(place: string, value: CellValue | undefined, format: CellFormat): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return Number.isFinite(value) ? numberXml(place, value, format) : '';
  if (typeof value === 'boolean') return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (format === 'date' || format === 'timestamp') {
    const day = dayNumber(value);
    if (day !== undefined) return numberXml(place, day, format);
  }
  return textXml(place, value, format === 'label' ? 'label' : 'text');
}

function numberXml(place: string, value: number, format: CellFormat): string {
  const style = styleOf(format);
  return style === 0 ? `<c r="${place}"><v>${value}</v></c>` : `<c r="${place}" s="${style}"><v>${value}</v></c>`;
}

function textXml(place: string, text: string, format: 'text' | 'label'): string {
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
  const style = looksLikeFormula.test(text) ? quotedStyle : format === 'label' ? styleOf('label') : 0;
  const styled = style === 0 ? '' : ` s="${style}"`;
  return `<c r="${place}"${styled} t="inlineStr"><is><t${space}>${xmlText(text)}</t></is></c>`;
}

const looksLikeFormula = /^[=+\-@\t\r]/;

/** Excel's number of a day or moment; undefined for any other text, and for days before Excel's calendar. */
function dayNumber(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?$/.test(text)) return undefined;
  const moment = Date.parse(text.length === 10 ? text : `${text.replace(' ', 'T').replace(/Z$/, '')}Z`);
  const day = (moment - dayZero) / millisecondsOfDay;
  return Number.isNaN(day) || day < firstSafeDay ? undefined : day;
}

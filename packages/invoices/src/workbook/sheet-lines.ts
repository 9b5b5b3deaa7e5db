import { FileBeyondLimits } from '../invoice-file.ts';
import type { DecimalMark } from '../reading/marked-number.ts';
import { numberText } from './cell-text.ts';
import { type NumberFormat, plainFormat } from './number-formats.ts';
import { xmlItems } from './xml-items.ts';

const mostRows = 1_048_576;
const mostColumns = 16_384;
/** Like the longest line of a text file. */
const longestLine = 524_288;
const longestText = 32_767;
const letters = 26;
const letterBeforeA = 64;

/** What the cells of a sheet refer to. */
export interface SheetContext {
  readonly texts: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly isFrom1904: boolean;
  readonly decimalMark: DecimalMark;
}

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly format: NumberFormat;
  text: string;
}

/** The rows of a sheet as lines of CSV with commas, row by row; a row that is not there is an empty line. */
export async function* sheetLines(
  chunks: AsyncIterable<Uint8Array>,
  context: SheetContext,
): AsyncGenerator<readonly string[]> {
  let last = 0;
  for await (const rows of xmlItems<Row>(chunks, (emit) => rowHandlers(context, emit))) {
    const lines: string[] = [];
    for (const { number, line } of rows) {
      const place = Math.max(number ?? 0, last + 1);
      if (place > mostRows) throw new FileBeyondLimits('The sheet has more than 1,048,576 rows.');
      while (last + 1 < place) {
        lines.push('');
        last += 1;
      }
      lines.push(line);
      last = place;
    }
    yield lines;
  }
}

interface Row {
  readonly number: number | undefined;
  readonly line: string;
}

function rowHandlers(context: SheetContext, emit: (row: Row) => void) {
  let number: number | undefined;
  let fields: string[] = [];
  let characters = 0;
  let cell: OpenCell | undefined;
  let isText = false;
  let isReading = false;
  return {
    onOpen: (name: string, attributes: Readonly<Record<string, string>>) => {
      if (name === 'row') {
        number = attributes.r === undefined ? undefined : Number(attributes.r);
        fields = [];
        characters = 0;
      } else if (name === 'c') cell = openCell(attributes, fields.length, context);
      else if (name === 'rPh') isReading = true;
      isText = name === 'v' || (name === 't' && !isReading);
    },
    onText: (text: string) => {
      if (isText && cell !== undefined && cell.text.length < longestText) cell.text += text;
    },
    onClose: (name: string) => {
      isText = false;
      if (name === 'rPh') isReading = false;
      else if (name === 'c' && cell !== undefined) {
        const field = fieldOf(textOf(cell, context));
        characters += field.length;
        if (cell.column < mostColumns && characters + cell.column < longestLine) {
          while (fields.length < cell.column) fields.push('');
          fields[cell.column] = field;
        }
        cell = undefined;
      } else if (name === 'row') emit({ number, line: fields.every((field) => field === '') ? '' : fields.join(',') });
    },
  };
}

const openCell = (
  { r, t, s }: Readonly<Record<string, string>>,
  next: number,
  { formats }: SheetContext,
): OpenCell => ({
  column: columnOf(r) ?? next,
  type: t ?? 'n',
  format: formats[Number(s ?? 0)] ?? plainFormat,
  text: '',
});

/** `C5` is in the column 2, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const [name] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? [];
  if (name === undefined) return undefined;
  return [...name].reduce((sum, letter) => sum * letters + letter.charCodeAt(0) - letterBeforeA, 0) - 1;
}

function textOf({ type, text, format }: OpenCell, { texts, ...written }: SheetContext): string {
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return text.replace('T', ' ').replace(/ 00:00:00(\.0+)?Z?$/, '');
  return type === 'n' ? numberText(text, format, written) : text;
}

/** A field of CSV on one line. */
function fieldOf(text: string): string {
  const onOneLine = text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ');
  return /[",]/.test(onOneLine) ? `"${onOneLine.replaceAll('"', '""')}"` : onOneLine;
}

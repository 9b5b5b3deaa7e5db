import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';

/** The parts of an Excel file by their places in it. */
export async function partsOfExcel(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes));
  const parts = new Map<string, string>();
  for (const entry of await reader.getEntries()) {
    if (!entry.directory) parts.set(entry.filename, await entry.getData(new TextWriter()));
  }
  return parts;
}

export interface ExcelCell {
  readonly value: string;
  readonly kind: 'text' | 'money' | 'date' | 'number';
}

const kinds = new Map<string | undefined, ExcelCell['kind']>([
  ['3', 'money'],
  ['4', 'date'],
]);

const emptyCell: ExcelCell = { value: '', kind: 'number' };

/** The cells of a sheet, row by row and each at its place, as this house writes them. */
export function rowsOfSheet(parts: ReadonlyMap<string, string>, number: number): readonly (readonly ExcelCell[])[] {
  const xml = parts.get(`xl/worksheets/sheet${number}.xml`) ?? '';
  return [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: ExcelCell[] = [];
    for (const [, letters = '', style, text, inner = ''] of row.matchAll(cellPattern)) {
      const place = placeOf(letters);
      while (cells.length < place) cells.push(emptyCell);
      cells.push({
        value: inner.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
        kind: text === undefined ? (kinds.get(style) ?? 'number') : 'text',
      });
    }
    return cells;
  });
}

const cellPattern = /<c r="([A-Z]+)\d+"(?: s="(\d+)")?( t="inlineStr")?>(.*?)<\/c>/gs;

/** The place of a column, counted from 0, by its letters. */
const placeOf = (letters: string): number =>
  [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;

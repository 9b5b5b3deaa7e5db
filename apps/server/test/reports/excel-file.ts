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

/** The cells of a sheet, row by row, as this house writes them. */
export function rowsOfSheet(parts: ReadonlyMap<string, string>, number: number): readonly (readonly ExcelCell[])[] {
  const xml = parts.get(`xl/worksheets/sheet${number}.xml`) ?? '';
  return [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c(?: s="(\d+)")?( t="inlineStr")?(?:\/>|>(.*?)<\/c>)/gs)].map(([, style, text, inner = '']) => ({
      value: inner.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
      kind: text === undefined ? (kinds.get(style) ?? 'number') : 'text',
    })),
  );
}

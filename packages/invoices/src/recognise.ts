import { UnknownLayout } from './invoice-file.ts';
import type { FileHead, OpenLayout } from './layout.ts';
import { layouts } from './layouts.ts';
import { headRecordsOf, readHeadLines } from './reading/read-head.ts';

/** A file's layout, and how its text is split. */
export interface Recognised {
  readonly layout: OpenLayout;
  readonly delimiter: string;
}

/** What may separate the columns of a file. */
export const delimiters: readonly string[] = [',', ';', '\t', '|'];

/** @throws UnknownLayout when no layout fits the content, whatever the file's name. */
export async function recognise(path: string): Promise<Recognised> {
  const heads: FileHead[] = [];
  const lines = await readHeadLines(path);
  for (const delimiter of delimiters) heads.push({ delimiter, records: await headRecordsOf(lines, delimiter) });
  for (const each of layouts) {
    for (const head of heads) {
      const layout = each.openReader(head);
      if (layout !== undefined) return { layout, delimiter: head.delimiter };
    }
  }
  const looked = layouts.map(({ name, looksLike }) => `${name} (${looksLike})`).join('; ');
  throw new UnknownLayout(`The file does not match any known layout. Looked for: ${looked}.`);
}

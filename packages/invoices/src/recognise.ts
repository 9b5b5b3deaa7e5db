import { UnknownLayout } from './invoice-file.ts';
import type { AnyLayout, FileHead, OpenLayout } from './layout.ts';
import { layouts } from './layouts.ts';
import type { MappedLayout } from './mapped/mapped-layout.ts';
import { headRecordsOf, readHeadLines } from './reading/read-head.ts';

/** A file's layout, and how its text is split. */
export interface Recognised {
  readonly layout: OpenLayout;
  readonly delimiter: string;
}

/** Layouts in addition to the built-in ones. */
export interface MappedLayouts {
  /** Tried after the built-in ones; the one that was made from a file with the same header comes first. */
  readonly mapped?: readonly MappedLayout[] | undefined;
  /** The only layout that counts, because the caller chose it. */
  readonly chosen?: MappedLayout | undefined;
}

/** What may separate the columns of a file. */
export const delimiters: readonly string[] = [',', ';', '\t', '|'];
const mostNamed = 5;

/** @throws UnknownLayout when no layout fits the content, whatever the file's name. */
export async function recognise(path: string, { mapped = [], chosen }: MappedLayouts = {}): Promise<Recognised> {
  const heads = await headsOf(path);
  if (chosen !== undefined) {
    const recognised = firstOf([chosen], heads);
    if (recognised === undefined) throw lacksColumns(chosen, heads);
    return recognised;
  }
  const exact = mapped.filter((layout) => heads.some((head) => layout.fitsExactly(head)));
  const recognised = firstOf([...layouts, ...exact, ...mapped], heads);
  if (recognised !== undefined) return recognised;
  // Names of saved layouts stay out of it: a client's user may send a file, and they may name other clients.
  const looked = layouts.map(({ name, looksLike }) => `${name} (${looksLike})`).join('; ');
  throw new UnknownLayout(`The file does not match any known layout. Looked for: ${looked}.`);
}

/** The beginning of a file, split in every way. */
async function headsOf(path: string): Promise<FileHead[]> {
  const heads: FileHead[] = [];
  const lines = await readHeadLines(path);
  for (const delimiter of delimiters) heads.push({ delimiter, records: await headRecordsOf(lines, delimiter) });
  return heads;
}

function firstOf(tried: readonly AnyLayout[], heads: readonly FileHead[]): Recognised | undefined {
  for (const each of tried) {
    for (const head of heads) {
      const layout = each.openReader(head);
      if (layout !== undefined) return { layout, delimiter: head.delimiter };
    }
  }
  return undefined;
}

function lacksColumns(chosen: MappedLayout, heads: readonly FileHead[]): UnknownLayout {
  const missing = chosen.missingIn(heads);
  const named = missing.slice(0, mostNamed).map((column) => `‘${column}’`);
  const more = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : '';
  return new UnknownLayout(
    `The file is not of the layout ‘${chosen.name}’: its header lacks the columns ${named.join(', ')}${more}.`,
  );
}

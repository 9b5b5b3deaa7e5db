import { keyText, plainText } from './checked-text.ts';

/** What a layout says of its columns. */
interface Columns<Column extends string> {
  readonly columns: readonly Column[];
  /** Those that hold numbers of packages, accounts and invoices. */
  readonly keys: ReadonlySet<Column>;
  /** What the carrier calls a column. */
  nameOf(column: Column): string;
}

/** The columns of a line that are read. */
export interface KeptTexts<Column extends string> {
  /** All of them as one text, from which they can be read again. */
  readonly kept: string;
  text(column: Column): string;
}

const separator = '\u001f';

/** Reads some columns of lines by name. */
interface TextReader<Column extends string> {
  /**
   * Nothing else of the line stays in memory, and these as one text: many rows are there together, and lines have up
   * to 250 columns. @throws UnreadableRow for a text that cannot be stored.
   */
  read(fields: readonly string[], placeOf: (column: Column) => number | undefined): KeptTexts<Column>;
  /** The texts that were kept earlier. */
  revive(kept: string): KeptTexts<Column>;
}

export function keptTexts<Column extends string>(layout: Columns<Column>): TextReader<Column> {
  const order = new Map(layout.columns.map((column, index) => [column, index]));
  /** The columns of a row are read one after another. */
  let last = { kept: '', texts: [''] };
  const revive = (kept: string): KeptTexts<Column> => {
    const text = (column: Column): string => {
      if (last.kept !== kept) last = { kept, texts: kept.split(separator) };
      return last.texts[order.get(column) ?? -1] ?? '';
    };
    return { kept, text };
  };
  return {
    read: (fields, placeOf) => revive(pick(layout, fields, placeOf).join(separator)),
    revive,
  };
}

function pick<Column extends string>(
  { columns, keys, nameOf }: Columns<Column>,
  fields: readonly string[],
  placeOf: (column: Column) => number | undefined,
): readonly string[] {
  return columns.map((column) => {
    const text = fields[placeOf(column) ?? -1] ?? '';
    if (text === '') return text;
    return keys.has(column) ? keyText(text, nameOf(column)) : plainText(text, nameOf(column));
  });
}

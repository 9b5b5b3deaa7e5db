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
  /** How much stays in memory. */
  readonly characters: number;
  text(column: Column): string;
}

const separator = '\u001f';

/**
 * Reads some columns of a line by name. Nothing else of the line stays in memory, and these as one text: all rows of
 * an invoice are there together, and lines have up to 250 columns. The function throws UnreadableRow for a text that
 * cannot be stored.
 */
export function keptTexts<Column extends string>(
  layout: Columns<Column>,
): (fields: readonly string[], placeOf: (column: Column) => number | undefined) => KeptTexts<Column> {
  const order = new Map(layout.columns.map((column, index) => [column, index]));
  /** The columns of a row are asked for one after another. */
  let last = { kept: '', texts: [''] };
  return (fields, placeOf) => {
    const kept = pick(layout, fields, placeOf).join(separator);
    const text = (column: Column): string => {
      if (last.kept !== kept) last = { kept, texts: kept.split(separator) };
      return last.texts[order.get(column) ?? -1] ?? '';
    };
    return { characters: kept.length, text };
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

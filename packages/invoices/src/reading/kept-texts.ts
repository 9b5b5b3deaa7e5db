import { keyText, plainText } from './checked-text.ts';

/** What a layout says of its columns. */
interface Columns<Column extends string> {
  readonly columns: readonly Column[];
  /** Those that hold numbers of packages, accounts and invoices. */
  readonly keys: ReadonlySet<Column>;
  /** What the carrier calls a column. */
  nameOf(column: Column): string;
  /** What a text of a column is kept as; the text itself, if absent. */
  meaningOf?(column: Column, text: string): string;
}

/** Keeps the texts of a line. @throws UnreadableRow for a text that cannot be stored. */
export type TextKeeper = (fields: readonly string[]) => string;

/** Some columns of lines as one text: many rows are in memory together, and lines have up to 250 columns. */
interface KeptTexts<Column extends string> {
  /** For the lines of a file with the columns at these places. */
  keeperFor(placeOf: (column: Column) => number | undefined): TextKeeper;
  /** The text of a column, from what was kept of its line; empty for a column that is not kept. */
  textOf(kept: string, column: Column): string;
}

/** A control character that no text holds after its check, and that JSON writes as it is. */
const separator = '\u007f';

export function keptTexts<Column extends string>(layout: Columns<Column>): KeptTexts<Column> {
  const { columns, keys, nameOf, meaningOf = (_, text) => text } = layout;
  const order = new Map(columns.map((column, index) => [column, index]));
  const checks = columns.map((column) => {
    const check = keys.has(column) ? keyText : plainText;
    return (text: string): string => (text === '' ? '' : check(meaningOf(column, text), nameOf(column)));
  });
  /** The row whose texts were asked for last, and where they end in it. */
  let measured: string | undefined;
  const ends = new Uint32Array(columns.length);
  const measure = (kept: string): void => {
    let end = -1;
    for (let index = 0; index < ends.length; index += 1) {
      end = kept.indexOf(separator, end + 1);
      ends[index] = end < 0 ? kept.length : end;
    }
    measured = kept;
  };
  return {
    keeperFor(placeOf) {
      const places = columns.map((column) => placeOf(column) ?? -1);
      const fieldsBefore = columns.map(() => '');
      const texts = columns.map(() => '');
      return (fields) => {
        measured = undefined;
        let end = -1;
        for (let index = 0; index < places.length; index += 1) {
          const field = fields[places[index] ?? -1] ?? '';
          // Most fields are the same as on the line before.
          if (field !== fieldsBefore[index]) {
            texts[index] = checks[index]?.(field) ?? '';
            fieldsBefore[index] = field;
          }
          end += (texts[index] ?? '').length + 1;
          ends[index] = end;
        }
        measured = texts.join(separator);
        return measured;
      };
    },
    textOf(kept, column) {
      if (kept !== measured) measure(kept);
      const index = order.get(column);
      if (index === undefined) return '';
      return kept.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, ends[index]);
    },
  };
}

/** A value of a CSV file; null is an empty field. */
export type CsvValue = string | number | null;

/** A number that a CSV file writes with two decimals: money, or a weight. */
export interface CsvAmount {
  readonly amount: number;
}

/** A column of a table that becomes a CSV file. */
export interface CsvColumn {
  readonly header: string;
  /** Money and weights are written with two decimals. */
  readonly type: string;
}

const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';

/** How a CSV file differs from the portal's own, because another program reads it. */
export interface CsvDialect {
  readonly delimiter: ',' | ';' | '\t' | '|';
  /** Whether the mark by which Excel recognises UTF-8 stands first also where the text is ASCII. */
  readonly hasMark: 'always' | 'if needed';
}

const own: CsvDialect = { delimiter: ',', hasMark: 'always' };

/** Lines of CSV (RFC 4180) as UTF-8 that Excel recognises; numbers are written plainly, with a point. */
export function csvText(
  lines: readonly (readonly (CsvValue | CsvAmount)[])[],
  { delimiter, hasMark }: CsvDialect = own,
): string {
  const text = lines.map((line) => line.map((value) => field(value, delimiter)).join(delimiter) + lineEnd).join('');
  return hasMark === 'always' || beyondAscii.test(text) ? byteOrderMark + text : text;
}

const beyondAscii = /[^\p{ASCII}]/u;

/**
 * Matches text that a spreadsheet would treat as a formula: the signs in both widths, and characters that some programs
 * skip before them.
 */
const formulaLike = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A table as CSV with its headers: amounts and weights as every CSV file of the portal has them (docs/files.md). */
export function csvTable(columns: readonly CsvColumn[], rows: readonly (readonly CsvValue[])[]): string {
  const hasDecimals = columns.map(({ type }) => type === 'money' || type === 'weight');
  const lines = rows.map((row) =>
    row.map((value, index) => (typeof value === 'number' && hasDecimals[index] ? { amount: value } : value)),
  );
  return csvText([columns.map(({ header }) => header), ...lines]);
}

/**
 * Text that a spreadsheet would treat as a formula gets an apostrophe in front; so does such text that already begins
 * with apostrophes, as in reports.
 */
function field(value: CsvValue | CsvAmount, delimiter: string): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.amount.toFixed(2);
  const text = formulaLike.test(value) ? `'${value}` : value;
  return /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Text as it was before `csvText` put an apostrophe in front of it. */
export function withoutFormulaMark(text: string): string {
  return text.startsWith("'") && formulaLike.test(text) ? text.slice(1) : text;
}

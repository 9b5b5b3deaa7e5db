/** A value of a CSV file; null is an empty field. */
export type CsvValue = string | number | null;

const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';

/** Lines of CSV (RFC 4180) as UTF-8 that Excel recognises; numbers are written plainly, with a point. */
export function csvText(lines: readonly (readonly CsvValue[])[]): string {
  return byteOrderMark + lines.map((line) => line.map(field).join(',') + lineEnd).join('');
}

/** Begins as what a spreadsheet takes for a formula: the signs in both widths, and what some programs skip before them. */
const formulaLike = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A text that a spreadsheet would take for a formula is written with an apostrophe before it, so that it stays a text; so is one that has apostrophes before such, as in reports. */
function field(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formulaLike.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

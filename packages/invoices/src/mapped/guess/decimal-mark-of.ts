import type { DecimalMark } from '../../reading/marked-number.ts';

type Rows = readonly (readonly string[])[];

const decimals: Readonly<Record<DecimalMark, RegExp>> = {
  ',': /^[^\p{L}]*\d,\d{1,2}(?!\d)/u,
  '.': /^[^\p{L}]*\d\.\d{1,2}(?!\d)/u,
};
const date = /\d[./-]\d{1,2}[./-]\d/;

/** How many fields have one or two decimals behind this mark. */
export const countDecimals = (rows: Rows, mark: DecimalMark): number =>
  rows.reduce((sum, row) => sum + row.filter((field) => decimals[mark].test(field) && !date.test(field)).length, 0);

/** A value that has decimals behind this mark. */
export const valueWithDecimals = (rows: Rows, mark: DecimalMark): string | undefined =>
  rows.flat().find((field) => decimals[mark].test(field) && !date.test(field));

/** The mark that most numbers have before their decimals; if there are none, that of those who use the delimiter. */
export function decimalMarkOf(rows: Rows, delimiter: string): DecimalMark {
  const [withComma, withPoint] = [countDecimals(rows, ','), countDecimals(rows, '.')];
  if (withComma === withPoint) return delimiter === ';' ? ',' : '.';
  return withComma > withPoint ? ',' : '.';
}

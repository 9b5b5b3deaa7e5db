import { UnknownLayout, UnmappableFile } from '../invoice-file.ts';
import type { FileHead } from '../layout.ts';
import { columnNames } from '../reading/column-names.ts';
import { fieldsOf, findHeader } from '../reading/find-header.ts';
import { withoutEmptyEnd } from '../reading/without-empty-end.ts';

const mostNamed = 6;
const longestName = 40;

/** Says of a file that no layout fits what was found in it, and what to do. */
export function unknownLayout(heads: readonly FileHead[]): UnknownLayout {
  if (heads.every(({ records }) => records.length === 0)) return new UnmappableFile('The file holds no rows.');
  const other = otherKind(heads);
  if (other !== undefined) return new UnmappableFile(other);
  const isTable = heads.some(({ records }) => records.every(isText) && records.some((record) => fieldsOf(record) > 1));
  if (!isTable)
    return new UnmappableFile('The file is not a table. Ask the carrier for a CSV, Excel or X12 file of the invoice.');
  const found = findHeader(heads);
  if (found === undefined)
    return new UnknownLayout(
      'The layout is not known, and no line of the file names its columns. Map them once, and files like this are recognised.',
    );
  const names = columnNames(withoutEmptyEnd(found.header));
  const columns = names
    .slice(0, mostNamed)
    .map((name) => `‘${name.slice(0, longestName).toWellFormed()}’`)
    .join(', ');
  return names.length > mostNamed
    ? new UnknownLayout(
        `The layout is not known. The file has ${names.length} columns, which begin with ${columns}. Map them once, and files like this are recognised.`,
      )
    : new UnknownLayout(
        `The layout is not known. The file has the columns ${columns}. Map them once, and files like this are recognised.`,
      );
}

const beginnings: readonly (readonly [RegExp, string])[] = [
  [
    /^\s{0,100}<(?:!doctype html|html|head|body|table|meta)\b/i,
    'The file is a web page (HTML), whatever its name says. Open it in a spreadsheet program, save it as .xlsx, and load that.',
  ],
  [
    /^\s{0,100}(?:\{\s{0,100}["}]|\[\s{0,100}[{[])/,
    'The file holds JSON. Ask the carrier for a CSV, Excel or X12 file of the invoice.',
  ],
];

/** What a file is that is none of the kinds that are read, by how it begins. */
function otherKind(heads: readonly FileHead[]): string | undefined {
  const texts = heads.map(({ records, delimiter }) => records[0]?.join(delimiter) ?? '');
  return beginnings.find(([beginning]) => texts.some((text) => beginning.test(text.slice(0, 500))))?.[1];
}

/** Pictures and programs have characters in them that no text has. */
const isText = (record: readonly string[]): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  record.every((field) => !/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(field));

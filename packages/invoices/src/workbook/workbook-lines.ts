import { isWorkbook } from '../containers/is-workbook.ts';
import { kindOfFile } from '../containers/kind-of-file.ts';
import { openZip } from '../containers/zip-file.ts';
import { UnreadableFile } from '../invoice-file.ts';
import { type LinesOptions, sheetMark } from '../reading/lines-options.ts';
import { sheetLines } from './sheet-lines.ts';
import { readFormats, readTexts, readWorkbook, type Workbook, type WorkbookSheet } from './workbook-parts.ts';

/** The lines of sheets of an Excel file, in blocks. @throws UnreadableFile for any other archive, and if there is no such sheet. */
export async function* workbookLines(
  path: string,
  { signal, sheet, sheets, marksSheets, decimalMark = '.' }: LinesOptions,
): AsyncGenerator<readonly string[]> {
  const zip = await openZip(path);
  try {
    if (!isWorkbook(zip))
      throw new UnreadableFile(
        'The file is a ZIP archive within an archive, or one of another program. Unpack it and load the files in it.',
      );
    const workbook = await readWorkbook(zip, signal);
    const asked = sheets ?? [{ name: sheet, firstRow: 1 }];
    const chosen = asked.map(({ name, firstRow }) => ({ part: namedSheet(workbook, name).part, firstRow }));
    const texts = await readTexts(zip, signal);
    const formats = await readFormats(zip, signal);
    const context = { texts, formats, isFrom1904: workbook.isFrom1904, decimalMark };
    for (const [index, { part, firstRow }] of chosen.entries()) {
      if (index > 0 && marksSheets === true) yield [sheetMark];
      yield* linesFrom(firstRow, sheetLines(part.content(signal), context));
    }
  } finally {
    await zip.close();
  }
}

function namedSheet(workbook: Workbook, name: string | undefined): WorkbookSheet {
  const sheet = sheetToRead(workbook, name);
  if (sheet !== undefined) return sheet;
  throw new UnreadableFile(
    name === undefined
      ? 'The Excel file has no visible sheet with rows.'
      : `The Excel file has no visible sheet ‘${name}’.`,
  );
}

/** The lines of a sheet, with those before the first row left empty. */
async function* linesFrom(
  firstRow: number,
  blocks: AsyncIterable<readonly string[]>,
): AsyncGenerator<readonly string[]> {
  let before = firstRow - 1;
  for await (const lines of blocks) {
    const empty = Math.min(before, lines.length);
    before -= empty;
    yield empty === 0 ? lines : lines.map((line, index) => (index < empty ? '' : line));
  }
}

/** The names of a workbook's visible sheets, in their order; undefined for a file that is none. */
export async function visibleSheets(path: string): Promise<readonly string[] | undefined> {
  if ((await kindOfFile(path)) !== 'zip') return undefined;
  const zip = await openZip(path);
  try {
    if (!isWorkbook(zip)) return undefined;
    const { sheets } = await readWorkbook(zip);
    return sheets.filter(({ isHidden }) => !isHidden).map(({ name }) => name);
  } finally {
    await zip.close();
  }
}

/** Names the sheet that is read and the other visible ones; undefined for a file that is no workbook, or has no such sheet. */
export async function sheetsOf(
  path: string,
  name?: string,
): Promise<{ readonly read: string; readonly others: readonly string[] } | undefined> {
  if ((await kindOfFile(path)) !== 'zip') return undefined;
  const zip = await openZip(path);
  try {
    if (!isWorkbook(zip)) return undefined;
    const workbook = await readWorkbook(zip);
    const sheet = sheetToRead(workbook, name);
    const others = workbook.sheets.filter((each) => !each.isHidden && each !== sheet).map(({ name }) => name);
    return sheet === undefined ? undefined : { read: sheet.name, others };
  } finally {
    await zip.close();
  }
}

/** The named sheet; else the visible one with the most in it: carriers put covers and summaries before the rows. */
const sheetToRead = ({ sheets }: Workbook, chosen: string | undefined): WorkbookSheet | undefined =>
  sheets
    .filter(({ isHidden, name }) => !isHidden && (chosen === undefined || name === chosen))
    .reduce<WorkbookSheet | undefined>(
      (largest, sheet) => (largest === undefined || sheet.part.bytes > largest.part.bytes ? sheet : largest),
      undefined,
    );

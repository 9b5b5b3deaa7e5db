import { isWorkbook } from '../containers/is-workbook.ts';
import { kindOfFile } from '../containers/kind-of-file.ts';
import { openZip } from '../containers/zip-file.ts';
import { UnreadableFile } from '../invoice-file.ts';
import type { LinesOptions } from '../reading/lines-options.ts';
import { sheetLines } from './sheet-lines.ts';
import { readFormats, readTexts, readWorkbook, type Workbook, type WorkbookSheet } from './workbook-parts.ts';

/** The lines of a sheet of an Excel file, in blocks. @throws UnreadableFile for any other archive, and if there is no such sheet. */
export async function* workbookLines(
  path: string,
  { signal, sheet: name, decimalMark = '.' }: LinesOptions,
): AsyncGenerator<readonly string[]> {
  const zip = await openZip(path);
  try {
    if (!isWorkbook(zip))
      throw new UnreadableFile(
        'The file is a ZIP archive within an archive, or one of another program. Unpack it and load the files in it.',
      );
    const workbook = await readWorkbook(zip, signal);
    const sheet = sheetToRead(workbook, name);
    if (sheet === undefined)
      throw new UnreadableFile(
        name === undefined
          ? 'The Excel file has no visible sheet with rows.'
          : `The Excel file has no visible sheet ‘${name}’.`,
      );
    const texts = await readTexts(zip, signal);
    const formats = await readFormats(zip, signal);
    yield* sheetLines(sheet.part.content(signal), {
      texts,
      formats,
      isFrom1904: workbook.isFrom1904,
      decimalMark,
    });
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

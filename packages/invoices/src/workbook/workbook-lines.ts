import { openZip } from '../containers/zip-file.ts';
import { UnreadableFile } from '../invoice-file.ts';
import { sheetLines } from './sheet-lines.ts';
import {
  isWorkbook,
  readFormats,
  readTexts,
  readWorkbook,
  type Workbook,
  type WorkbookSheet,
} from './workbook-parts.ts';

/** The lines of the sheet that is read of an Excel file, in blocks. @throws UnreadableFile for any other archive. */
export async function* workbookLines(path: string, signal?: AbortSignal): AsyncGenerator<readonly string[]> {
  const zip = await openZip(path);
  try {
    if (!isWorkbook(zip))
      throw new UnreadableFile(
        'The file is a ZIP archive within an archive, or one of another program. Unpack it and load the files in it.',
      );
    const workbook = await readWorkbook(zip, signal);
    const sheet = sheetToRead(workbook);
    if (sheet === undefined) throw new UnreadableFile('The Excel file has no visible sheet with rows.');
    const texts = await readTexts(zip, signal);
    const formats = await readFormats(zip, signal);
    yield* sheetLines(sheet.part.content(signal), { texts, formats, isFrom1904: workbook.isFrom1904 });
  } finally {
    await zip.close();
  }
}

/** Names the sheet that is read and those that are not; undefined if there is only one. */
export async function sheetsOf(
  path: string,
): Promise<{ readonly read: string; readonly others: readonly string[] } | undefined> {
  const zip = await openZip(path);
  try {
    const workbook = await readWorkbook(zip);
    const sheet = sheetToRead(workbook);
    const others = workbook.sheets.filter((each) => !each.isHidden && each !== sheet).map(({ name }) => name);
    return sheet === undefined || others.length === 0 ? undefined : { read: sheet.name, others };
  } finally {
    await zip.close();
  }
}

/** The visible sheet with the most in it: carriers put covers and summaries before the rows. */
const sheetToRead = ({ sheets }: Workbook): WorkbookSheet | undefined =>
  sheets
    .filter(({ isHidden }) => !isHidden)
    .reduce<WorkbookSheet | undefined>(
      (largest, sheet) => (largest === undefined || sheet.part.bytes > largest.part.bytes ? sheet : largest),
      undefined,
    );

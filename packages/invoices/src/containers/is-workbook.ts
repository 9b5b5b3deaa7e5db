import type { ZipFile } from './zip-file.ts';

/** The part that names the sheets of a workbook. */
export const workbookPart = 'xl/workbook.xml';

/** Whether an archive is an Excel file. */
export const isWorkbook = ({ entries }: Pick<ZipFile, 'entries'>): boolean =>
  entries.some(({ name }) => name === workbookPart);

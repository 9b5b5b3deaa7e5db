export { sheetBytes } from './entry-size.ts';
export type { CellFormat, CellValue, Sheet, SheetColumn } from './sheet.ts';
export { type ArchivedFile, writeArchive } from './write-archive.ts';
export { writeWorkbook } from './write-workbook.ts';

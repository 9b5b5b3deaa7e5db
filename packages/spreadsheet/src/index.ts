export type { CellFormat, CellValue, Sheet, SheetColumn } from './sheet.ts';
export { writeWorkbook } from './write-workbook.ts';

import exceljs from 'exceljs';

/** The values of a row's cells. */
export type Cells = readonly (string | number | boolean | Date | null)[];

/** An Excel file with these sheets, as Excel writes it. */
export async function workbook(
  sheets: Readonly<Record<string, readonly Cells[]>>,
  change: (book: exceljs.Workbook) => void = () => undefined,
): Promise<Uint8Array> {
  const book = new exceljs.Workbook();
  for (const [name, rows] of Object.entries(sheets)) book.addWorksheet(name).addRows(rows.map((row) => [...row]));
  change(book);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

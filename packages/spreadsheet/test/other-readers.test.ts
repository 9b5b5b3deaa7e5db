import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import exceljs from 'exceljs';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { type Sheet, sheetBytes, writeArchive, writeWorkbook } from '../src/index.ts';

const header = ['Tracking Number', 'Net Amount', 'Packages', 'Bill Weight', 'Invoice Date', 'Delivered', 'Note'];

const rows: Sheet = {
  name: 'Rows',
  columns: [
    { header: 'Tracking Number', format: 'text', width: 20 },
    { header: 'Net Amount', format: 'money', width: 12 },
    { header: 'Packages', format: 'integer', width: 12 },
    { header: 'Bill Weight', format: 'number', width: 12 },
    { header: 'Invoice Date', format: 'date', width: 12 },
    { header: 'Delivered', format: 'timestamp', width: 17 },
    { header: 'Note', format: 'text', width: 40 },
  ],
  rows: [
    ['00501', 1234.5, 3, 2.25, '2026-03-01', '2026-03-04 12:30:00', 'A & B <上海>'],
    ['1Z1', -0.5, null, null, null, null, ' a "b"\nc '],
  ],
};

const about: Sheet = {
  name: 'About',
  columns: [
    { format: 'label', width: 30 },
    { format: 'text', width: 100 },
  ],
  rows: [['Client', 'Northwind']],
};

async function bytesOf(sheets: readonly [Sheet, ...Sheet[]]): Promise<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const [bytes] = await Promise.all([new Response(readable).bytes(), writeWorkbook(sheets, writable)]);
  return bytes;
}

const day = new Date(Date.UTC(2026, 2, 1));
const moment = new Date(Date.UTC(2026, 2, 4, 12, 30));

describe('a workbook in other programs', async () => {
  const bytes = await bytesOf([rows, about]);

  it('opens in SheetJS with its types, formats and sheets', () => {
    const book = read(bytes, { cellDates: true, cellNF: true });
    expect(book.SheetNames).toEqual(['Rows', 'About']);
    const sheet = book.Sheets.Rows ?? {};
    expect(utils.sheet_to_json(sheet, { header: 1 })[0]).toEqual(header);
    expect(sheet.A2).toMatchObject({ t: 's', v: '00501' });
    expect(sheet.B2).toMatchObject({ t: 'n', v: 1234.5, w: '1,234.50' });
    expect(sheet.C2).toMatchObject({ t: 'n', v: 3, w: '3' });
    expect(sheet.E2).toMatchObject({ t: 'd', z: 'mm/dd/yyyy' });
    expect(sheet.F2?.z).toBe('mm/dd/yyyy\\ hh:mm');
    expect(sheet.G2).toMatchObject({ t: 's', v: 'A & B <上海>' });
    expect(sheet.B3).toMatchObject({ v: -0.5, w: '-0.50' });
    expect(sheet.C3).toBeUndefined();
    expect(sheet.G3).toMatchObject({ v: ' a "b"\nc ' });
  });

  it('opens in ExcelJS with its types, formats and sheets', async () => {
    const book = new exceljs.Workbook();
    await book.xlsx.load(Uint8Array.from(bytes).buffer);
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Rows', 'About']);
    const sheet = book.getWorksheet('Rows');
    expect(sheet?.rowCount).toBe(3);
    expect(sheet?.getCell('A2').value).toBe('00501');
    expect(sheet?.getCell('B2').value).toBe(1234.5);
    expect(sheet?.getCell('B2').numFmt).toBe('#,##0.00');
    expect(sheet?.getCell('E2').value).toEqual(day);
    expect(sheet?.getCell('F2').value).toEqual(moment);
    expect(sheet?.getCell('G3').value).toBe(' a "b"\nc ');
    expect(sheet?.getCell('C3').value).toBeNull();
  });

  it('opens in read-excel-file with its types', async () => {
    const sheets = await readExcelFile(Buffer.from(bytes));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Rows', 'About']);
    expect(sheets[0]?.data.slice(0, 2)).toEqual([header, ['00501', 1234.5, 3, 2.25, day, moment, 'A & B <上海>']]);
    expect(sheets[1]?.data).toEqual([['Client', 'Northwind']]);
  });

  it('opens everywhere without any row, and with many columns', async () => {
    const wide: Sheet = {
      name: 'Wide',
      columns: Array.from({ length: 60 }, (_, index) => ({ header: `C${index}`, format: 'number', width: 9 })),
      rows: [Array.from({ length: 60 }, (_, index) => index)],
    };
    const book = await bytesOf([wide, { name: 'Empty', columns: [], rows: [] }]);
    expect(read(book).Sheets.Wide?.BH2).toMatchObject({ v: 59 });
    const other = new exceljs.Workbook();
    await other.xlsx.load(Uint8Array.from(book).buffer);
    expect(other.getWorksheet('Wide')?.getCell('BH2').value).toBe(59);
    expect((await readExcelFile(Buffer.from(book)))[0]?.data[1]?.at(-1)).toBe(59);
  });

  it.skipIf(!(await hasLibreOffice()))('opens in LibreOffice', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'waybill-excel-'));
    try {
      await writeFile(join(folder, 'rows.xlsx'), bytes);
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
      const filter = 'csv:Text - txt - csv (StarCalc):44,34,76';
      await run('soffice', [
        profile,
        '--headless',
        '--convert-to',
        filter,
        '--outdir',
        folder,
        join(folder, 'rows.xlsx'),
      ]);
      const [first, second] = (await readFile(join(folder, 'rows.csv'), 'utf8')).split('\n');
      expect(first).toBe(header.join(','));
      expect(second).toBe('00501,"1,234.50",3,2.25,03/01/2026,03/04/2026 12:30,A & B <上海>');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('the container of a file', () => {
  /** The version of ZIP that readers of an archive's first entry need: 45 is ZIP64. */
  const neededVersion = (bytes: Uint8Array, name: string): number => {
    const place = Buffer.from(bytes).indexOf(name);
    return new DataView(bytes.buffer, bytes.byteOffset).getUint16(place - 26, true);
  };

  it('is plain ZIP unless a sheet can have four gigabytes', async () => {
    const path = 'xl/worksheets/sheet1.xml';
    const plain = await bytesOf([{ ...about, mostBytes: sheetBytes(1_000_000, 40, 100_000_000) }]);
    expect(neededVersion(plain, path)).toBeLessThan(45);
    const huge = await bytesOf([{ ...about, mostBytes: sheetBytes(1_048_575, 60, 500_000_000) }]);
    expect(neededVersion(huge, path)).toBe(45);
    expect(read(plain).SheetNames).toEqual(['About']);
  });

  it('is plain ZIP for archives of files too', async () => {
    async function* files() {
      yield { name: 'one.csv', content: new Blob(['a,b\r\n']).stream() };
    }
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const [bytes] = await Promise.all([new Response(readable).bytes(), writeArchive(files(), writable)]);
    expect(neededVersion(bytes, 'one.csv')).toBeLessThan(45);
  });
});

const run = promisify(execFile);

async function hasLibreOffice(): Promise<boolean> {
  return run('soffice', ['--version']).then(
    () => true,
    () => false,
  );
}

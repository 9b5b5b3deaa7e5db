import { describe, expect, test } from 'vitest';
import { mappedLayout, UnreadableFile } from '../src/index.ts';
import { linesOf } from '../src/records/lines-of.ts';
import { linesOfFixture } from './csv.ts';
import { fingerprints, readContent, readFixture, withFile } from './read-file.ts';
import { workbook } from './workbook-of.ts';

const linesIn = (content: Uint8Array): Promise<string[]> =>
  withFile(content, async (path) => {
    const lines: string[] = [];
    for await (const block of linesOf(path)) lines.push(...block);
    return lines;
  });

const typed = (field: string): string | number =>
  /^-?\d{1,6}(\.\d+)?$/.test(field) && !/^0\d/.test(field) ? Number(field) : field;

/** A layout as somebody mapped it. */
const regional = (decimalMark: '.' | ',') =>
  mappedLayout(
    {
      format: 'waybill mapping 1',
      name: 'Regional',
      carrier: 'Regional',
      header: ['Invoice', 'Date', 'Account', 'Package', 'Freight', 'Total'],
      sheet: null,
      hasHeader: true,
      firstRow: null,
      columns: { invoiceNumber: 'Invoice', billDate: 'Date', accountNumber: 'Account', trackingNumber: 'Package' },
      above: {},
      lookups: {},
      fixed: { currency: 'USD', weightUnit: 'lb', sizeUnit: 'in' },
      dateOrder: 'month first',
      decimalMark,
      charges: {
        kind: 'columns',
        columns: [{ column: 'Freight', family: 'transportation', isSubtracted: false, description: null }],
        rowTotal: null,
        families: [],
      },
      controlTotal: { kind: 'column', column: 'Total' },
      furtherTables: [],
    },
    { id: 900, name: 'Regional' },
  );

describe('an Excel file', () => {
  test('gives the same rows as the CSV file from which it was made', async () => {
    const rows = linesOfFixture('ontrac_68.csv').map((line) => line.map(typed));
    const [file, original] = [await readContent(await workbook({ Invoice: rows })), await readFixture('ontrac_68.csv')];
    expect(file.file.layout).toBe(original.file.layout);
    expect(file.file.invoices).toEqual(original.file.invoices);
    expect(fingerprints(file)).toEqual(fingerprints(original));
  });

  test('gives the rows of UPS, whose last cells are empty, with a header or without', async () => {
    const lines = linesOfFixture('ups_250_invoice_1.csv');
    const rows = lines.map((line) => line.map((field) => (field === '' ? null : typed(field))));
    const header = lines[0]?.map((_, place) => (place === 0 ? 'Version' : `Column ${place + 1}`)).slice(0, 244) ?? [];
    const original = await readFixture('ups_250_invoice_1.csv');
    for (const sheet of [rows, [header, ...rows], [['Invoices of July'], [], header, ...rows]]) {
      const file = await readContent(await workbook({ Invoice: sheet }));
      expect(file.file.badLines).toEqual([]);
      expect(file.file.invoices).toEqual(original.file.invoices);
      expect(fingerprints(file)).toEqual(fingerprints(original));
    }
  });

  test('keeps days, exact amounts and leading zeros as they are shown', async () => {
    const content = await workbook(
      {
        Rows: [
          ['0012', 501, new Date(Date.UTC(2025, 6, 5)), new Date(Date.UTC(2025, 6, 5, 14, 30)), 0.1 + 0.2, -1234.5],
        ],
      },
      (book) => {
        const row = book.getWorksheet('Rows')?.getRow(1);
        for (const [place, format] of [
          [2, '00000'],
          [3, 'mm/dd/yyyy'],
          [4, 'dd.mm.yyyy hh:mm'],
          [6, '#,##0.00_);[Red](#,##0.00)'],
        ] as const) {
          const cell = row?.getCell(place);
          if (cell !== undefined) cell.numFmt = format;
        }
      },
    );
    expect(await linesIn(content)).toEqual(['0012,00501,2025-07-05,2025-07-05 14:30:00,0.3,-1234.5']);
  });

  test('gives tracking numbers whole, and shows which have lost digits', async () => {
    const content = await workbook({ Rows: [[796_312_345_678, 9.400_111_899_223_19e21, '9400111899223197428490']] });
    expect(await linesIn(content)).toEqual(['796312345678,9.40011189922319E+21,9400111899223197428490']);
  });

  test('keeps commas, quotes, line ends and gaps within their cells and rows', async () => {
    const content = await workbook({ Rows: [['a, b', 'say "x"', 'one\ntwo'], [], [null, null, true]] });
    expect(await linesIn(content)).toEqual(['"a, b","say ""x""",one two', '', ',,TRUE']);
  });

  test('is read from the sheet with the rows, and says which sheets are not', async () => {
    const rows = linesOfFixture('ontrac_68.csv').map((line) => line.map(typed));
    const { file } = await readContent(
      await workbook({ Cover: [['Your invoice']], Detail: rows, Spare: [['x']] }, (book) => {
        const spare = book.getWorksheet('Spare');
        if (spare !== undefined) spare.state = 'hidden';
      }),
    );
    expect(file.rows).toBe(rows.length - 1);
    const { file: alone } = await readContent(await workbook({ Detail: rows }));
    expect(alone.limits.some((limit) => limit.startsWith('Only the sheet'))).toBe(false);
    expect(file.limits).toEqual(['Only the sheet ‘Detail’ is read, not ‘Cover’.', ...alone.limits]);
  });

  test('is refused when it is cut off, damaged, protected or no workbook', async () => {
    const content = await workbook({ Rows: Array.from({ length: 500 }, (_, row) => [`a${row}`, row, 'b']) });
    const damaged = content.slice();
    damaged.fill(7, 200, content.length - 2_000);
    const old = new Uint8Array(600);
    old.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    for (const bad of [content.slice(0, -100), content.slice(0, 40), damaged, old]) {
      await expect(readContent(bad)).rejects.toBeInstanceOf(UnreadableFile);
    }
  });

  test('can be mapped, with its days and amounts', async () => {
    const content = await workbook({
      Rows: [
        ['Invoice', 'Date', 'Account', 'Package', 'Freight', 'Total'],
        ['R1', new Date(Date.UTC(2026, 6, 2)), '0071', 'P001', 12.5, 15],
        ['R1', new Date(Date.UTC(2026, 6, 2)), '0071', 'P002', 2.5, 15],
      ],
    });
    const chosen = regional('.');
    const { file, packages } = await readContent(content, { chosen });
    expect(file.invoices).toMatchObject([
      { invoiceNumber: 'R1', billDate: '2026-07-02', netCents: 1500, statedCents: 1500 },
    ]);
    expect(packages.map(({ tracking_number }) => tracking_number)).toEqual(['P001', 'P002']);
  });

  test('may mix numbers and texts with decimal commas, in a mapped layout', async () => {
    const day = new Date(Date.UTC(2026, 6, 2));
    const content = await workbook({
      Rows: [
        ['Invoice', 'Date', 'Account', 'Package', 'Freight', 'Total'],
        ['R1', day, '0071', 'P001', '1.012,50', 1027.25],
        ['R1', day, '0071', 'P002', 12.25, '1.027,25'],
        ['R1', day, '0071', 'P003', 2.5, 1027.25],
      ],
    });
    const { file } = await readContent(content, { chosen: regional(',') });
    expect(file.badLines).toEqual([]);
    expect(file.invoices).toMatchObject([{ rows: 3, netCents: 102_725, statedCents: 102_725 }]);
  });

  test('states weights with three decimals that are never taken for thousands', async () => {
    const rows = linesOfFixture('ontrac_68.csv').slice(0, 3);
    const [header = []] = rows;
    const weight = header.indexOf('Billed Weight (lbs)');
    const cells = rows.map((line, row) =>
      line.map((field, place) =>
        row > 0 && place === weight ? 12.345 : /^\d+\.\d\d$/.test(field) ? field.replace('.', ',') : field,
      ),
    );
    const { file, packages } = await readContent(await workbook({ Rows: cells }));
    expect(file.badLines).toEqual([]);
    expect(packages.map(({ bill_weight }) => bill_weight)).toEqual(['12.345', '12.345']);
  });
});

import type { InvoiceMapping } from '@waybill/contract';
import { describe, expect, test } from 'vitest';
import { guessMapping, mappedLayout, openInvoiceFile, readSample, UnknownLayout } from '../../src/index.ts';
import { withFile } from '../read-file.ts';
import { workbook } from '../workbook-of.ts';

const carrier = { id: 50, name: 'Prairie Parcel' };
const noHeader = [
  '20251114,INV0000071,ACCT000019,PX0000000011,Freight,4,11.20',
  '20251114,INV0000071,ACCT000019,PX0000000012,Freight,2,8.80',
  '20251114,INV0000071,ACCT000019,PX0000000013,Freight,3,30.00',
].join('\n');

const guessOf = async (
  content: string | Uint8Array,
  choice?: Parameters<typeof readSample>[1],
): Promise<InvoiceMapping> =>
  await withFile(content, async (path) => {
    const sample = await readSample(path, choice);
    if (sample === undefined) throw new Error('no sample');
    const guess = guessMapping(sample, 'Prairie');
    return { ...guess, carrier: carrier.name, fixed: { currency: 'USD', weightUnit: 'lb', ...guess.fixed } };
  });

const opened = async (content: string | Uint8Array, mapping: InvoiceMapping, how: 'mapped' | 'chosen' = 'mapped') =>
  await withFile(content, async (path) => {
    const layout = mappedLayout(mapping, carrier);
    const file = await openInvoiceFile(path, how === 'mapped' ? { mapped: [layout] } : { chosen: layout });
    return {
      invoices: file.invoices,
      badLines: file.badLines,
      limits: file.limits,
    };
  });

describe('a file without a header', () => {
  test('is guessed by what stands in its columns, and recognised by a layout made of it', async () => {
    const mapping = await guessOf(noHeader);
    expect(mapping).toMatchObject({
      hasHeader: false,
      firstRow: 1,
      header: ['Column 1', 'Column 2', 'Column 3', 'Column 4', 'Column 5', 'Column 6', 'Column 7'],
      columns: {
        billDate: 'Column 1',
        invoiceNumber: 'Column 2',
        accountNumber: 'Column 3',
        trackingNumber: 'Column 4',
      },
    });
    const next = noHeader.replaceAll('INV0000071', 'INV0000072').replaceAll('20251114', '20251121');
    expect(await opened(next, mapping)).toMatchObject({
      invoices: [{ invoiceNumber: 'INV0000072', netCents: 5_000, rows: 3 }],
      badLines: [],
    });
  });

  test('is not seen in files with another number of columns or other values in them', async () => {
    const mapping = await guessOf(noHeader);
    const wider = noHeader.replaceAll('Freight', 'Freight,x');
    const other = noHeader.replaceAll('20251114', 'Austin');
    for (const text of [wider, other]) await expect(opened(text, mapping)).rejects.toThrow(UnknownLayout);
  });

  test('has bad lines where a row cannot be read, also with the mapping that the caller chose', async () => {
    const mapping = await guessOf(noHeader);
    const text = noHeader.replace('8.80', 'eight');
    for (const how of ['mapped', 'chosen'] as const) {
      const { badLines, invoices } = await opened(text, mapping, how);
      expect(badLines).toMatchObject([{ line: 2, column: 'Column 7' }]);
      expect(invoices).toMatchObject([{ netCents: 4_120 }]);
    }
    const mostlyBad = text.replace('11.20', 'eleven');
    await expect(opened(mostlyBad, mapping)).rejects.toThrow(UnknownLayout);
    expect(await opened(mostlyBad, mapping, 'chosen')).toMatchObject({
      badLines: [{ line: 1 }, { line: 2 }],
      invoices: [{ netCents: 3_000 }],
    });
    await expect(opened('a,b\nc,d', mapping, 'chosen')).rejects.toThrow('none of its first lines has as many columns');
  });

  test('may begin below other lines', async () => {
    const text = `Prairie Parcel\nPage 1 of 1\n\n${noHeader}`;
    const mapping = await guessOf(text, { headerLine: 0 });
    expect(mapping.firstRow).toBe(4);
    expect(await opened(text, mapping)).toMatchObject({ invoices: [{ netCents: 5_000 }], badLines: [] });
  });
});

describe('which of several saved layouts reads a file', () => {
  const columns = 'Day,Bill,Account,Parcel,Kind,Pounds,Dollars';
  const withHeader = `${columns}\n${noHeader}`;
  const readBy = async (content: string | Uint8Array, mappings: readonly InvoiceMapping[]) =>
    await withFile(content, async (path) => {
      const mapped = mappings.map((mapping) => mappedLayout(mapping, carrier));
      return (await openInvoiceFile(path, { mapped })).layout;
    });

  test('is the first one that was saved, of those without a header', async () => {
    const mapping = await guessOf(noHeader);
    const [first, second] = ['First', 'Second'].map((name) => ({ ...mapping, name }));
    if (first === undefined || second === undefined) throw new Error('two mappings');
    expect(await readBy(noHeader, [first, second])).toBe('First');
    expect(await readBy(noHeader, [second, first])).toBe('Second');
    const wider = { ...first, header: [...first.header, 'Column 8'] };
    expect(await readBy(noHeader, [wider, second])).toBe('Second');
  });

  test('is one that has a header, before those without, whichever was saved first', async () => {
    const named: InvoiceMapping = {
      ...(await guessOf(withHeader)),
      name: 'Named',
      header: [...columns.split(','), 'Zone'],
    };
    const nameless: InvoiceMapping = { ...(await guessOf(noHeader)), name: 'Nameless', firstRow: 2 };
    expect(await readBy(withHeader, [nameless])).toBe('Nameless');
    expect(await readBy(withHeader, [nameless, named])).toBe('Named');
    expect(await readBy(withHeader, [named, nameless])).toBe('Named');
  });

  test('is one of the sheet that it names, or of the decimal mark in its texts', async () => {
    const day = new Date(Date.UTC(2026, 6, 31));
    const parcels = ['1.012,50', 12.25, 3.5, 2.75, 8.05].map((amount, place) => [
      ...['R-77', day, 'ACCT000019', `PX000000001${place}`, 'Fracht', 4],
      amount,
    ]);
    const book = await workbook({ Summary: [['Week', 'Center']], Parcels: parcels });
    const guessed = await guessOf(book, { sheet: 'Parcels', headerLine: 0 });
    expect(guessed).toMatchObject({ sheet: 'Parcels', hasHeader: false, decimalMark: ',' });
    const wider = { ...guessed, name: 'Other', header: [...guessed.header, 'Column 8'] };
    for (const other of [
      { ...wider, sheet: 'Summary' },
      { ...wider, decimalMark: '.' as const },
    ])
      expect(await readBy(book, [other, { ...guessed, name: 'Fitting' }])).toBe('Fitting');
  });

  test('is split as wide as the chosen one, where no header shows how', async () => {
    const text = noHeader.replaceAll('.', '|').replaceAll(',', ';').replaceAll('|', ',');
    const mapping: InvoiceMapping = { ...(await guessOf(noHeader)), decimalMark: ',' };
    expect(await opened(text, mapping, 'chosen')).toMatchObject({ invoices: [{ netCents: 5_000 }], badLines: [] });
  });
});

describe('the place of the rows', () => {
  const table = [
    ['Tracking No', 'Invoice', 'Invoice Date', 'Account', 'Freight'],
    ['text', 'text', 'date', 'text', 'USD'],
    ['PX0000000011', 'R1', '11/14/2025', 'REG-9', '11.20'],
    ['PX0000000012', 'R1', '11/14/2025', 'REG-9', '8.80'],
  ];
  const text = table.map((row) => row.join(',')).join('\n');
  const withoutUnits = table
    .toSpliced(1, 1)
    .map((row) => row.join(','))
    .join('\n');

  test('is below the header, or from a line on that the mapping names', async () => {
    const mapping = await guessOf(withoutUnits);
    expect((await opened(text, mapping)).badLines).toMatchObject([{ line: 2 }]);
    expect(await opened(text, { ...mapping, firstRow: 3 })).toMatchObject({
      badLines: [],
      invoices: [{ netCents: 2_000, rows: 2 }],
    });
  });

  test('counts the lines of a file with a total at the end, blank ones too', async () => {
    const withTotal = `Weekly bill\n\n${text}\nTotal,,,,20.00`;
    const mapping: InvoiceMapping = {
      ...(await guessOf(withoutUnits)),
      firstRow: 5,
      controlTotal: { kind: 'line', text: 'Total', column: 'Freight' },
    };
    expect(await opened(withTotal, mapping)).toMatchObject({ badLines: [], invoices: [{ netCents: 2_000 }] });
    const wrong = withTotal.replace('20.00', '20.01');
    expect((await opened(wrong, mapping)).invoices).toMatchObject([{ netCents: 2_000, statedCents: 2_001 }]);
  });

  test('is the sheet that the mapping names, else the one with the most in it', async () => {
    const summary = Array.from({ length: 40 }, (_, index) => [`Week ${index}`, 'Cost center', index]);
    const rows = [table[0] ?? [], ...table.slice(2)];
    const book = await workbook({ Summary: [['Week', 'Center', 'Number'], ...summary], Parcels: rows });
    const usual = await withFile(book, (path) => readSample(path));
    expect(usual).toMatchObject({ header: ['Week', 'Center', 'Number'], sheets: ['Summary', 'Parcels'] });
    const mapping = await guessOf(book, { sheet: 'Parcels' });
    expect(mapping).toMatchObject({ sheet: 'Parcels', columns: { trackingNumber: 'Tracking No' } });
    const read = await opened(book, mapping);
    expect(read.invoices).toMatchObject([{ netCents: 2_000 }]);
    expect(read.limits[0]).toBe('Only the sheet ‘Parcels’ is read, not ‘Summary’.');
    const renamed = await workbook({ Other: rows });
    await expect(opened(renamed, mapping)).rejects.toThrow(UnknownLayout);
    await expect(opened(renamed, mapping, 'chosen')).rejects.toThrow('has no visible sheet ‘Parcels’');
  });
});

test('the decimal mark of a workbook is that of its texts, and its other cells are numbers as they stand', async () => {
  const day = new Date(Date.UTC(2026, 6, 31));
  const content = await workbook({
    Sendungen: [
      ['Bill', 'Bill date', 'Kunde', 'Paketnummer', 'Gewicht', 'Betrag'],
      ['R-77', day, 'K-1', 'PX0000000011', '2,5', '1.012,50'],
      ['R-77', day, 'K-1', 'PX0000000012', 3.25, 12.25],
      ['R-77', day, 'K-1', 'PX0000000013', 12.345, 2],
    ],
  });
  const mapping = await guessOf(content);
  expect(mapping).toMatchObject({ decimalMark: ',', columns: { billedWeight: 'Gewicht', invoiceNumber: 'Bill' } });
  expect(await opened(content, mapping)).toMatchObject({
    badLines: [],
    invoices: [{ invoiceNumber: 'R-77', rows: 3, netCents: 102_675 }],
  });
});

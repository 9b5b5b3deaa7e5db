import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { describe, expect, it } from 'vitest';
import { type CellFormat, type CellValue, type Sheet, writeWorkbook } from '../src/index.ts';

async function bytesOf(sheets: readonly [Sheet, ...Sheet[]]): Promise<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const [bytes] = await Promise.all([new Response(readable).bytes(), writeWorkbook(sheets, writable)]);
  return bytes;
}

async function partsOf(sheets: readonly [Sheet, ...Sheet[]]): Promise<ReadonlyMap<string, string>> {
  const reader = new ZipReader(new Uint8ArrayReader(await bytesOf(sheets)));
  const parts = new Map<string, string>();
  for (const entry of await reader.getEntries()) {
    if (!entry.directory) parts.set(entry.filename, await entry.getData(new TextWriter()));
  }
  return parts;
}

const sheetOf = (columns: Sheet['columns'], rows: Sheet['rows']): Sheet => ({ name: 'Rows', columns, rows });

/** The XML of one cell in a column of that format. */
async function cell(value: CellValue, format: CellFormat): Promise<string> {
  const parts = await partsOf([sheetOf([{ format, width: 10 }], [[value]])]);
  const xml = parts.get('xl/worksheets/sheet1.xml') ?? '';
  return /<row r="1">(.*)<\/row>/s.exec(xml)?.[1] ?? '';
}

describe('a workbook', () => {
  it('holds every part that Excel asks for, each named in the list of types', async () => {
    const parts = await partsOf([sheetOf([], []), { ...sheetOf([], []), name: 'About <this>' }]);
    const types = parts.get('[Content_Types].xml') ?? '';
    for (const part of ['xl/workbook.xml', 'xl/styles.xml', 'xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml']) {
      expect(parts.has(part)).toBe(true);
      expect(types).toContain(`PartName="/${part}"`);
    }
    expect(parts.get('xl/workbook.xml')).toContain('name="About &lt;this&gt;"');
  });

  it('takes rows as they come, and no more than the writer needs', async () => {
    let asked = 0;
    async function* endless() {
      for (;;) {
        asked += 1;
        yield [asked, 'x'.repeat(1_000)];
      }
    }
    const stop = new Error('the disk is full');
    let written = 0;
    const full = new WritableStream<Uint8Array>({
      write(chunk) {
        written += chunk.length;
        if (written > 2_000) throw stop;
      },
    });
    await expect(writeWorkbook([sheetOf([{ format: 'number', width: 9 }], endless())], full)).rejects.toBe(stop);
    expect(asked).toBeGreaterThan(0);
  });

  it('fails when its rows do', async () => {
    async function* broken() {
      yield [1];
      throw new Error('the rows broke off');
    }
    await expect(bytesOf([sheetOf([{ format: 'number', width: 9 }], broken())])).rejects.toThrow('the rows broke off');
  });

  it('begins with a header that stays in sight and filters', async () => {
    const columns = Array.from({ length: 28 }, (_, index) => ({
      header: `Column ${index}`,
      format: 'text' as const,
      width: 12,
    }));
    const parts = await partsOf([sheetOf(columns, [['a'], ['b']])]);
    const xml = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(xml).toContain('<pane ySplit="1"');
    expect(xml).toContain('<autoFilter ref="A1:AB3"/>');
    expect(xml.match(/<row r=/g)).toHaveLength(3);
  });
});

describe('a cell', () => {
  it.each<[string, CellValue, CellFormat, string]>([
    ['money, a number with two decimals', 12.5, 'money', '<c r="A1" s="3"><v>12.5</v></c>'],
    ['a count, a whole number', 7, 'integer', '<c r="A1" s="2"><v>7</v></c>'],
    ['a day, counted as Excel counts', '2025-03-01', 'date', '<c r="A1" s="4"><v>45717</v></c>'],
    ['a moment, with its part of the day', '2025-03-01 12:00:00', 'timestamp', '<c r="A1" s="5"><v>45717.5</v></c>'],
    ['what is no day, as a text', '2025-13-01', 'date', '<c r="A1" t="inlineStr"><is><t>2025-13-01</t></is></c>'],
    ['digits of a text, not as a number', '00501', 'text', '<c r="A1" t="inlineStr"><is><t>00501</t></is></c>'],
    ['a formula of somebody else, as a text', '=1+1', 'text', '<c r="A1" s="7" t="inlineStr"><is><t>=1+1</t></is></c>'],
    ['nothing', null, 'text', ''],
    ['no number', Number.NaN, 'money', ''],
    ['marks of XML', 'A&B <"x">', 'text', '<c r="A1" t="inlineStr"><is><t>A&amp;B &lt;&quot;x&quot;&gt;</t></is></c>'],
    ['what XML cannot hold', 'a\u0007b', 'text', '<c r="A1" t="inlineStr"><is><t>a_x0007_b</t></is></c>'],
    ['a text that looks so', '_x0007_', 'text', '<c r="A1" t="inlineStr"><is><t>_x005F_x0007_</t></is></c>'],
    ['space at its ends', ' a', 'text', '<c r="A1" t="inlineStr"><is><t xml:space="preserve"> a</t></is></c>'],
    ['other scripts', '上海 “寄”', 'text', '<c r="A1" t="inlineStr"><is><t>上海 “寄”</t></is></c>'],
  ])('holds %s', async (_what, value, format, xml) => {
    expect(await cell(value, format)).toBe(xml);
  });

  it('holds as much text as Excel does', async () => {
    expect(await cell('x'.repeat(40_000), 'text')).toHaveLength(
      '<c r="A1" t="inlineStr"><is><t></t></is></c>'.length + 32_767,
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openInvoiceFile } from '../src/index.ts';
import { deliveryFiles, expectRefusedOrExact, invoiceFiles } from './fuzz-files.ts';
import { readContent, withFile } from './read-file.ts';
import { numRuns } from './runs.ts';

const files = [...invoiceFiles, ...deliveryFiles];

/** What other systems make of a text. */
const encodings = {
  'UTF-16 with a mark': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 without a mark': (text: string) => Buffer.from(text, 'utf16le'),
  'UTF-16, high bytes first': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'UTF-8 with a mark, twice': (text: string) => Buffer.from(`\uFEFF\uFEFF${text}`),
  'UTF-8 read as Latin-1 and written again': (text: string) => Buffer.from(Buffer.from(text).toString('latin1')),
  'zero bytes between': (text: string) => Buffer.from([...text].join('\0')),
};

describe.each(files)('a file of %s', (_, text) => {
  test('that ends anywhere is refused in words, or read exactly', async () => {
    const sample = Buffer.from(text);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: sample.length }), (end) =>
        expectRefusedOrExact(readContent(sample.subarray(0, end))),
      ),
      { numRuns },
    );
  });

  test.each(Object.entries(encodings))('in %s is refused in words, or read exactly', async (_name, encoded) => {
    await expectRefusedOrExact(readContent(encoded(text)));
  });

  test('with a giant value in any place is refused in words, or read exactly', async () => {
    const values = [...text.matchAll(/[A-Za-z0-9.]{2,}/g)];
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: values.length - 1 }),
        fc.constantFrom('9', 'x', 'é', '9.'),
        async (index, unit) => {
          const value = values[index];
          if (value === undefined) return;
          const giant = unit.repeat(700_000 / unit.length);
          const changed = `${text.slice(0, value.index)}${giant}${text.slice(value.index + value[0].length)}`;
          await expectRefusedOrExact(readContent(changed));
        },
      ),
      { numRuns: Math.ceil(numRuns / 5) },
    );
  });
});

test.each(files)('%s is read as it is', async (_, text) => {
  const { badLineCount, rows } = await withFile(text, (path) => openInvoiceFile(path));
  expect({ badLineCount, isEmpty: rows === 0 && text.trim().split('\n').length > 1 }).toEqual({
    badLineCount: 0,
    isEmpty: false,
  });
});

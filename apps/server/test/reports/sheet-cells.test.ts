import { expect, it } from 'vitest';
import { cellsOf } from '../../src/reports/file/sheet-cells.ts';

/** The cells of one record, whose columns are all text. */
async function textsOf(record: readonly string[]) {
  async function* records() {
    yield record;
  }
  const columns = record.map(() => ({ header: 'Reference', type: 'text' }) as const);
  return (await cellsOf(columns, records()).next()).value;
}

it('writes a text that CSV protects from being run as a formula as it was billed', async () => {
  expect(await textsOf(["'=1+1", "'+49 30", "'-5", "'@here"])).toEqual(['=1+1', '+49 30', '-5', '@here']);
});

it('keeps an apostrophe that is part of the text', async () => {
  expect(await textsOf(["'tis", "O'Neill", "''=1", ''])).toEqual(["'tis", "O'Neill", "'=1", null]);
});

import { expect, test } from 'vitest';
import { ControlTotals } from '../src/flat/control-totals.ts';

/** The totals of rows (`invoice`, cents) and lines (`line`, total), in the order of a file. */
function totalsOf(...entries: readonly (readonly [string, number])[]): ControlTotals {
  const totals = new ControlTotals();
  for (const [name, cents] of entries) {
    if (name.startsWith('line')) totals.meet(name, cents);
    else totals.add(name, cents);
  }
  return totals;
}

test('the total after the rows of one invoice is what the file states for it, even if its rows differ', () => {
  const totals = totalsOf(['a', 100], ['a', 50], ['line 1', 160]);
  expect(totals.statedFor('a')).toBe(160);
  expect(totals.problemOf('line 1')).toBeUndefined();
});

test('totals of the parts of an invoice add up', () => {
  expect(totalsOf(['a', 100], ['line 1', 100], ['a', 50], ['line 2', 55]).statedFor('a')).toBe(155);
});

test('the total of several invoices states none of them', () => {
  const totals = totalsOf(['a', 100], ['b', 20], ['a', 5], ['line 1', 125]);
  expect([totals.statedFor('a'), totals.statedFor('b')]).toEqual([null, null]);
  expect(totals.problemOf('line 1')).toBeUndefined();
});

test('a total covers only the rows since the one before it', () => {
  const totals = totalsOf(['a', 100], ['line 1', 100], ['b', 20], ['c', 5], ['line 2', 25]);
  expect([totals.statedFor('a'), totals.statedFor('b'), totals.statedFor('c')]).toEqual([100, null, null]);
  expect(totals.problemOf('line 2')).toBeUndefined();
});

test('an invoice of which only some rows have a total of their own is stated by none', () => {
  expect(totalsOf(['a', 100], ['line 1', 100], ['a', 5], ['b', 20], ['line 2', 25]).statedFor('a')).toBeNull();
});

test('a total that several invoices do not add up to states none of them, and says by how much', () => {
  const totals = totalsOf(['a', 100], ['b', 20], ['line 1', 121]);
  expect([totals.statedFor('a'), totals.statedFor('b')]).toEqual([null, null]);
  expect(totals.problemOf('line 1')).toBe('The total is 1.21, but the rows add up to 1.20.');
});

test('a total without rows before it is that of the whole file', () => {
  const rows = [
    ['a', 100],
    ['line 1', 100],
    ['b', 20],
    ['line 2', 20],
  ] as const;
  expect(totalsOf(...rows, ['line 3', 120]).problemOf('line 3')).toBeUndefined();
  const wrong = totalsOf(...rows, ['line 3', 20]);
  expect(wrong.problemOf('line 3')).toBe('The total is 0.20, but the rows add up to 1.20.');
  expect([wrong.statedFor('a'), wrong.statedFor('b')]).toEqual([100, 20]);
});

test('rows after the last total are stated by nobody', () => {
  const totals = totalsOf(['a', 100], ['line 1', 100], ['b', 20]);
  expect(totals.statedFor('b')).toBeNull();
});

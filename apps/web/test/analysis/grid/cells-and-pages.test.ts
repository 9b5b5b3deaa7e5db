import { describe, expect, it } from 'vitest';
import { valueText } from '../../../src/features/analysis/grid/columns/cell-text.ts';
import { readKept } from '../../../src/features/analysis/grid/columns/use-column-layout.ts';
import { pageCount, readPageSize, rowsOfPage } from '../../../src/features/analysis/grid/dialog/paging.ts';
import { isCopyOfCell, movedCell } from '../../../src/features/analysis/grid/table/cell-position.ts';

describe('a cell', () => {
  it('shows money, weights, counts and days in full, and blanks as nothing', () => {
    expect(valueText(1234.5, { type: 'money' }, { symbol: '€' })).toBe('€1,234.50');
    expect(valueText(-0.5, { type: 'weight' }, {})).toBe('-0.50');
    expect(valueText(1234, { type: 'integer' }, {})).toBe('1,234');
    expect(valueText('2025-06-01', { type: 'date' }, {})).toBe('06/01/2025');
    expect(valueText('2025-06-01 13:05:00', { type: 'timestamp' }, {})).toBe('06/01/2025 13:05');
    expect(valueText(null, { type: 'money' }, {})).toBe('');
    expect(valueText(0, { type: 'money' }, {})).toBe('$0.00');
  });
});

describe('pages', () => {
  it('begin with as many rows as fill the window, ten at least, and know only the sizes on offer', () => {
    expect([600, 900, 1080, 1440].map((height) => readPageSize(undefined, height))).toEqual([10, 25, 25, 50]);
    expect(readPageSize('75', 900)).toBe(75);
    expect(readPageSize('11', 600)).toBe(10);
    expect(readPageSize('all', 900)).toBe('all');
  });

  it('hold every row once', () => {
    expect(pageCount(151, 75)).toBe(3);
    expect(pageCount(0, 10)).toBe(1);
    expect(rowsOfPage({ size: 15, page: 6 })).toEqual({ from: 90, to: 105 });
  });
});

describe('the keyboard', () => {
  const extent = { rows: 100, columns: 5, page: 10, isMirrored: false };
  const press = (key: string, from = { row: 0, column: 0 }, ctrlKey = false, isMirrored = false) =>
    movedCell(from, { key, ctrlKey, metaKey: false }, { ...extent, isMirrored });

  it('copies the cell it is on, unless a text is selected', () => {
    const key = { key: 'c', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };
    expect(isCopyOfCell(key, { isCollapsed: true })).toBe(true);
    expect(isCopyOfCell({ ...key, ctrlKey: false, metaKey: true }, null)).toBe(true);
    expect(isCopyOfCell(key, { isCollapsed: false })).toBe(false);
    expect(isCopyOfCell({ ...key, shiftKey: true }, null)).toBe(false);
    expect(isCopyOfCell({ ...key, ctrlKey: false }, null)).toBe(false);
  });

  it('reaches the header, every cell, and nothing beyond', () => {
    expect(press('ArrowUp')).toEqual({ row: -1, column: 0 });
    expect(press('ArrowUp', { row: -1, column: 0 })).toEqual({ row: -1, column: 0 });
    expect(press('End', { row: 3, column: 1 })).toEqual({ row: 3, column: 4 });
    expect(press('End', { row: 3, column: 1 }, true)).toEqual({ row: 99, column: 4 });
    expect(press('PageDown', { row: 3, column: 1 })).toEqual({ row: 13, column: 1 });
    expect(press('PageDown', { row: 95, column: 1 })).toEqual({ row: 99, column: 1 });
    expect(press('PageUp', { row: 13, column: 1 })).toEqual({ row: 3, column: 1 });
    expect(press('PageUp', { row: 3, column: 1 })).toEqual({ row: -1, column: 1 });
    expect(press('Home', { row: 3, column: 1 })).toEqual({ row: 3, column: 0 });
    expect(press('Home', { row: 3, column: 1 }, true)).toEqual({ row: 0, column: 0 });
    expect(press('x')).toBeUndefined();
  });

  it('stays in the rows while they are loading', () => {
    const key = { key: 'End', ctrlKey: false, metaKey: false };
    expect(movedCell({ row: 0, column: 0 }, key, { ...extent, rows: 0 })).toEqual({ row: 0, column: 4 });
  });

  it('goes where the arrow points, also where the first column stands at the right', () => {
    const from = { row: 3, column: 1 };
    expect([press('ArrowLeft', from), press('ArrowRight', from)].map((cell) => cell?.column)).toEqual([0, 2]);
    const mirrored = ['ArrowLeft', 'ArrowRight'].map((key) => press(key, from, false, true)?.column);
    expect(mirrored).toEqual([2, 0]);
    expect(press('ArrowLeft', from, true, true)?.column).toBe(4);
  });
});

describe('a kept layout', () => {
  it('is ignored if this browser kept something else', () => {
    expect(readKept('{"view":"default"}')).toBeUndefined();
    expect(readKept('{"view":"default","columns":[7]}')).toBeUndefined();
    expect(readKept('nonsense')).toBeUndefined();
    expect(readKept(undefined)).toBeUndefined();
    expect(readKept('{"view":"default","columns":["hide:ZONE"]}')).toEqual({ view: 'default', columns: ['hide:ZONE'] });
  });
});

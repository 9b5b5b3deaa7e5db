import { describe, expect, it } from 'vitest';
import {
  columnTexts,
  readColumnTexts,
  untouchedLayout,
} from '../../../src/features/analysis/grid/columns/column-layout.ts';

describe('the layout of columns in a link', () => {
  const pinned = ['group'];

  it('comes back as it was, whatever the columns are called', () => {
    const layout = {
      columnOrder: ['B', 'A:1', 'Ground, "Home" : 上海_NET_AMOUNT'],
      columnPinning: { start: ['B', 'group'], end: [] },
      columnSizing: { 'A:1': 120, B: 80 },
      columnVisibility: { 'A:1': false },
    };
    expect(readColumnTexts(columnTexts(layout, pinned), pinned)).toEqual(layout);
  });

  it('says so where nothing was changed, so that it is nothing of the reader either', () => {
    const texts = columnTexts(untouchedLayout(pinned), pinned);
    expect(texts).toHaveLength(1);
    expect(readColumnTexts(texts, pinned)).toEqual(untouchedLayout(pinned));
  });

  it('tells unpinned columns from untouched ones', () => {
    const unpinned = { ...untouchedLayout(pinned), columnPinning: { start: [], end: [] } };
    expect(readColumnTexts(columnTexts(unpinned, pinned), pinned)).toEqual(unpinned);
  });

  it('leaves out what is none', () => {
    expect(readColumnTexts(['width:A:wide', 'nonsense', 'hide'], [])).toEqual(untouchedLayout([]));
  });
});

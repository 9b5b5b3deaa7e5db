import { describe, expect, it } from 'vitest';
import { blocksOfView } from '../../../src/features/analysis/grid/rows/rows-in-view.ts';

describe('the rows that can be downloaded', () => {
  it('are the hundred in view', () => {
    expect(blocksOfView({ first: 0, last: 11 }, 195_709)).toEqual([{ block: 0, from: 1, to: 100 }]);
    expect(blocksOfView({ first: 100, last: 199 }, 195_709)).toEqual([{ block: 1, from: 101, to: 200 }]);
  });

  it('are both hundreds where the view stands on two, down to the last row', () => {
    expect(blocksOfView({ first: 195_697, last: 195_708 }, 195_709)).toEqual([
      { block: 1956, from: 195_601, to: 195_700 },
      { block: 1957, from: 195_701, to: 195_709 },
    ]);
    expect(blocksOfView({ first: 75, last: 149 }, 400).map(({ block }) => block)).toEqual([0, 1]);
  });

  it('stay within the rows when those have become fewer', () => {
    expect(blocksOfView({ first: 480, last: 499 }, 120)).toEqual([{ block: 1, from: 101, to: 120 }]);
    expect(blocksOfView({ first: 0, last: 0 }, 1)).toEqual([{ block: 0, from: 1, to: 1 }]);
  });
});

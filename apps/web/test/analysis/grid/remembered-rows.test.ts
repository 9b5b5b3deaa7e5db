import type { DataRow } from '@waybill/contract';
import { spend } from '@waybill/model';
import { expect, it } from 'vitest';
import { type KnownRows, treeOf } from '../../../src/features/analysis/grid/rows/row-tree.ts';
import { rememberedRows } from '../../../src/features/analysis/grid/rows/shown-row.ts';

const [allRows] = spend.gridViews;
const first: DataRow = { ID: 1 };

/** The rows of a level of which only these arrived. */
function rowsOf(arrived: readonly DataRow[]) {
  const known: KnownRows = {
    count: () => 2,
    row: (_, index) => arrived[index],
    arrived: () => arrived.entries(),
  };
  const opened = new Set<string>();
  const arrangement = { view: allRows, groups: [], pivots: [], values: [] };
  return rememberedRows({ tree: treeOf(known, [], opened, 0, 2), known, arrangement, opened, failed: new Set() });
}

it('a row stays the same when its neighbours arrive, so that it is not drawn anew', () => {
  const before = rowsOf([first]);
  const after = rowsOf([first, { ID: 2 }]);
  expect(before(0)).toMatchObject({ kind: 'row', row: first });
  expect(after(0)).toBe(before(0));
  expect(before(1)?.kind).toBe('waiting');
  expect(after(1)?.kind).toBe('row');
});

it('a row in another place is another one', () => {
  expect(rowsOf([{ ID: 2 }, first])(1)).not.toBe(rowsOf([first])(0));
});

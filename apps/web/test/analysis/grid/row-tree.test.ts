import type { DataRow } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { type KnownRows, pathId, placeAt, treeOf } from '../../../src/features/analysis/grid/rows/row-tree.ts';
import { blocksShown } from '../../../src/features/analysis/grid/rows/wanted-blocks.ts';

/** Rows that are all known: three carriers, two services in each, 250 rows in each service. */
const fields = ['CARRIER', 'SERVICE'];
const keys = [
  ['DHL', 'FedEx', 'UPS'],
  ['Air', 'Ground'],
] as const;

const known: KnownRows = {
  count: (path) => keys[path.length]?.length ?? 250,
  row: (path, index) => rowOf(path.length, index),
  arrived: (path) => (keys[path.length] ?? []).map((_, index) => [index, rowOf(path.length, index)] as const),
};

function rowOf(depth: number, index: number): DataRow {
  const field = fields[depth];
  return field === undefined ? { ID: index } : { [field]: keys[depth]?.[index] ?? '' };
}

function picture(opened: readonly (readonly string[])[], from = 0, to = 100): string[] {
  const tree = treeOf(known, fields, new Set(opened.map(pathId)), from, to);
  return Array.from({ length: tree.size }, (_, position) => {
    const place = placeAt(tree, position);
    return place === undefined ? 'nothing' : [...place.path, place.index].join('/');
  });
}

describe('the picture of rows', () => {
  it('is the level itself as long as nothing is open', () => {
    expect(picture([])).toEqual(['0', '1', '2']);
  });

  it('has the rows of an open group right after it, at any depth', () => {
    expect(picture([['FedEx']])).toEqual(['0', '1', 'FedEx/0', 'FedEx/1', '2']);
    const deep = picture([['FedEx'], ['FedEx', 'Air'], ['UPS']]);
    expect(deep).toHaveLength(3 + 2 + 250 + 2);
    expect(deep.slice(0, 4)).toEqual(['0', '1', 'FedEx/0', 'FedEx/Air/0']);
    expect(deep.slice(-5)).toEqual(['FedEx/Air/249', 'FedEx/1', '2', 'UPS/0', 'UPS/1']);
  });

  it('shows each row exactly once', () => {
    const all = picture([['DHL'], ['DHL', 'Ground'], ['UPS'], ['UPS', 'Air']]);
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain('nothing');
  });

  it('shows a page of the top level with what is open on it, and nothing of other pages', () => {
    expect(picture([['DHL'], ['FedEx']], 1, 2)).toEqual(['1', 'FedEx/0', 'FedEx/1']);
  });

  it('keeps one place for a group that nothing is known of yet', () => {
    const unknown: KnownRows = { ...known, count: (path) => (path.length === 0 ? 3 : undefined) };
    const tree = treeOf(unknown, fields, new Set([pathId(['DHL'])]), 0, 100);
    expect(tree.size).toBe(4);
    expect(placeAt(tree, 1)).toEqual({ path: ['DHL'], index: 0 });
    expect(placeAt(tree, 4)).toBeUndefined();
  });
});

describe('the blocks of rows', () => {
  it('are those of every level that a part of the picture shows', () => {
    const tree = treeOf(known, fields, new Set([['FedEx'], ['FedEx', 'Air']].map(pathId)), 0, 100);
    const shown = blocksShown(tree, 0, tree.size).map(({ path, block }) => [...path, block].join('/'));
    expect(shown.toSorted()).toEqual(['0', 'FedEx/0', 'FedEx/Air/0', 'FedEx/Air/1', 'FedEx/Air/2']);
    expect(blocksShown(tree, 110, 112)).toEqual([{ path: ['FedEx', 'Air'], block: 1 }]);
  });
});

import type { DataRow } from '@waybill/contract';
import type { GroupKey, GroupPath } from '../request/grid-request.ts';

/** What is known of the rows: blocks that arrived, by level. A level is the rows or groups inside the opened groups of a path. */
export interface KnownRows {
  /** How many rows the level has; undefined until one of its blocks has arrived. */
  readonly count: (path: GroupPath) => number | undefined;
  readonly row: (path: GroupPath, index: number) => DataRow | undefined;
  /** All rows of the level that arrived, with their place in it. */
  readonly arrived: (path: GroupPath) => Iterable<readonly [index: number, row: DataRow]>;
}

/** A level as far as it is shown, with the groups that stand open in it. */
export interface Branch {
  readonly path: GroupPath;
  /** Place of the first shown row in its level. */
  readonly from: number;
  /** Rows of the level itself that are shown; one place is kept for a level that nothing is known of. */
  readonly count: number;
  readonly open: readonly { readonly index: number; readonly branch: Branch }[];
  /** Rows of the level and of all open groups in it. */
  readonly size: number;
}

/** A row of the picture, by the level that it belongs to and its place there. */
export interface Place {
  readonly path: GroupPath;
  readonly index: number;
}

/** One text for a path, to compare by. */
export function pathId(path: GroupPath): string {
  return JSON.stringify(path);
}

/**
 * The rows [from, to) of the top level with everything that is open below them; `fields` are the columns by which the
 * levels are grouped.
 */
export function treeOf(
  known: KnownRows,
  fields: readonly string[],
  opened: ReadonlySet<string>,
  from: number,
  to: number,
): Branch {
  return branchOf([], from, Math.min(to, known.count([]) ?? 0));

  function branchOf(path: GroupPath, first: number, end: number): Branch {
    const field = fields[path.length];
    const open = field === undefined || opened.size === 0 ? [] : openGroups(path, field, first, end);
    const count = Math.max(end - first, 0);
    return { path, from: first, count, open, size: open.reduce((sum, { branch }) => sum + branch.size, count) };
  }

  function openGroups(path: GroupPath, field: string, first: number, end: number): Branch['open'] {
    return [...known.arrived(path)]
      .filter(([index]) => index >= first && index < end)
      .map(([index, row]) => ({ index, path: [...path, groupKeyOf(row, field)] }))
      .filter((group) => opened.has(pathId(group.path)))
      .toSorted((one, other) => one.index - other.index)
      .map((group) => ({ index: group.index, branch: branchOf(group.path, 0, known.count(group.path) ?? 1) }));
  }
}

/** The row at a position of the whole picture; undefined past its end. */
export function placeAt(branch: Branch, position: number): Place | undefined {
  let passed = 0;
  for (const { index, branch: inner } of branch.open) {
    const ofGroup = index - branch.from + passed;
    if (position <= ofGroup) break;
    if (position <= ofGroup + inner.size) return placeAt(inner, position - ofGroup - 1);
    passed += inner.size;
  }
  const index = branch.from + position - passed;
  return index < branch.from + branch.count ? { path: branch.path, index } : undefined;
}

/** The row or group of the top level that a position of the picture belongs to, by its place there. */
export function topIndexAt({ open, from }: Branch, position: number): number {
  let passed = 0;
  for (const { index, branch } of open) {
    const ofGroup = index - from + passed;
    if (position <= ofGroup) break;
    if (position <= ofGroup + branch.size) return index;
    passed += branch.size;
  }
  return from + position - passed;
}

/** A group's key in its row. */
export function groupKeyOf(row: DataRow, field: string): GroupKey {
  return row[field] ?? '';
}

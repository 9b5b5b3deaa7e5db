import type { DataRow } from '@waybill/contract';
import { blockSize, type GroupKey, type GroupPath } from '../request/grid-request.ts';
import type { Arrangement } from '../request/grid-setup.ts';
import { type Branch, groupKeyOf, type KnownRows, pathId, placeAt } from './row-tree.ts';

/** A row on screen. */
export type ShownRow =
  | { readonly kind: 'waiting'; readonly id: string; readonly level: number }
  | { readonly kind: 'failed'; readonly id: string; readonly level: number }
  | { readonly kind: 'row'; readonly id: string; readonly level: number; readonly row: DataRow }
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly level: number;
      readonly row: DataRow;
      readonly key: GroupKey;
      /** The path of the group itself. */
      readonly path: GroupPath;
      readonly isOpen: boolean;
      /** The last groups of a pivot have no rows to open. */
      readonly canOpen: boolean;
    };

/** What the picture is made of. */
export interface Picture {
  readonly tree: Branch;
  readonly known: KnownRows;
  readonly arrangement: Arrangement;
  readonly opened: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
}

/** The name of a block among those that failed. */
export function blockId(path: GroupPath, block: number): string {
  return `${block} ${pathId(path)}`;
}

/** Rows as they were shown last, so that a row whose neighbours arrived is not drawn again. */
const shownBefore = new WeakMap<DataRow, ShownRow>();

function asBefore(row: Extract<ShownRow, { readonly kind: 'row' }>): ShownRow {
  const before = shownBefore.get(row.row);
  if (before?.id === row.id && before.level === row.level) return before;
  shownBefore.set(row.row, row);
  return row;
}

/** The rows of a picture by position, each made once; undefined past the end. */
export function rememberedRows(picture: Picture): (position: number) => ShownRow | undefined {
  const made = new Map<number, ShownRow | undefined>();
  return (position) => {
    if (!made.has(position)) made.set(position, shownRowAt(picture, position));
    return made.get(position);
  };
}

function shownRowAt({ tree, known, arrangement, opened, failed }: Picture, position: number) {
  const place = placeAt(tree, position);
  return place === undefined ? undefined : rowOf(place.path, place.index);

  function rowOf(path: GroupPath, index: number): ShownRow {
    const level = path.length;
    const id = `${pathId(path)}${index}`;
    const row = known.row(path, index);
    if (row === undefined) {
      const isFailed = failed.has(blockId(path, Math.floor(index / blockSize)));
      return { kind: isFailed ? 'failed' : 'waiting', id, level };
    }
    const field = arrangement.groups[level];
    if (field === undefined) return asBefore({ kind: 'row', id, level, row });
    const key = groupKeyOf(row, field);
    const own = [...path, key];
    const isLast = level === arrangement.groups.length - 1;
    return {
      kind: 'group',
      id,
      level,
      row,
      key,
      path: own,
      isOpen: opened.has(pathId(own)),
      canOpen: !(isLast && arrangement.pivots.length > 0),
    };
  }
}

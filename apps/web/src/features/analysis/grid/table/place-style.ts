import type { CSSProperties } from 'react';
import type { TableColumn } from '../columns/use-columns.ts';
import classes from './grid-table.module.css';

/** Width and, if it is pinned, place of a column's cell. */
export function placeStyle(column: TableColumn): CSSProperties {
  const pinned = column.getIsPinned();
  const width = column.getSize();
  if (pinned === 'start') return { width, insetInlineStart: column.getStart('start') };
  return pinned === 'end' ? { width, insetInlineEnd: column.getAfter('end') } : { width };
}

/** The classes of a cell's place. */
export function placeClass(column: TableColumn): string | undefined {
  const pinned = column.getIsPinned();
  if (pinned === false) return undefined;
  return pinned === 'start' ? classes.pinnedStart : classes.pinnedEnd;
}

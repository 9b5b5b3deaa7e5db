import type { CSSProperties, ReactNode } from 'react';
import type { TableColumn } from '../columns/use-columns.ts';
import type { ColumnWindow } from './column-window.ts';

/** The cells of a row: pinned ones at its ends, between them those near the viewport with the room that the others take. */
export function inPlaces(
  { start, center, end, before, after }: ColumnWindow,
  cellOf: (column: TableColumn, spacing?: CSSProperties) => ReactNode,
): ReactNode[] {
  const last = center.length - 1;
  return [
    ...start.map((column) => cellOf(column)),
    ...center.map((column, index) => cellOf(column, spacingOf(index === 0 ? before : 0, index === last ? after : 0))),
    ...end.map((column) => cellOf(column)),
  ];
}

function spacingOf(before: number, after: number): CSSProperties | undefined {
  return before === 0 && after === 0 ? undefined : { marginInlineStart: before, marginInlineEnd: after };
}

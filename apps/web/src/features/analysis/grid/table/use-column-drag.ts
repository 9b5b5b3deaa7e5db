import { type DragEvent, useState } from 'react';
import type { ColumnTable } from '../columns/use-columns.ts';

/** Columns that are dragged to other places. */
export interface ColumnDrag {
  /** The column that the dragged one would take the place of. */
  readonly target: string | undefined;
  /** The properties of the element by which a column is dragged. */
  readonly gripOf: (id: string) => {
    readonly draggable: boolean;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
  /** For the places where it can be dropped. */
  readonly targetOf: (id: string) => {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

export function useColumnDrag(table: ColumnTable): ColumnDrag {
  const [moved, setMoved] = useState<string>();
  const [target, setTarget] = useState<string>();
  const end = () => {
    setMoved(undefined);
    setTarget(undefined);
  };
  return {
    target: moved === target ? undefined : target,
    gripOf: (id) => ({
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', id);
        setMoved(id);
      },
      onDragEnd: end,
    }),
    targetOf: (id) => ({
      onDragOver: (event) => {
        if (moved === undefined) return;
        event.preventDefault();
        setTarget(id);
      },
      onDrop: (event) => {
        event.preventDefault();
        if (moved !== undefined) moveColumn(table, moved, id);
        end();
      },
    }),
  };
}

/** Puts a column at the place of another, among the pinned ones if that one is pinned. */
export function moveColumn(table: ColumnTable, moved: string, target: string): void {
  const pinned = table.getColumn(target)?.getIsPinned() ?? false;
  const column = table.getColumn(moved);
  if (column === undefined) return;
  if (pinned !== false && column.getIsPinned() === pinned) {
    table.setColumnPinning((before) => ({ ...before, [pinned]: movedColumn(before[pinned], moved, target) }));
    return;
  }
  if (column.getIsPinned() !== pinned) column.pin(pinned);
  const order = table.getAllLeafColumns().map(({ id }) => id);
  table.setColumnOrder(movedColumn(order, moved, target));
}

/** The order with one column taken out and put before or after another, whichever way it came from. */
export function movedColumn(order: readonly string[], moved: string, target: string): string[] {
  const from = order.indexOf(moved);
  const to = order.indexOf(target);
  if (from < 0 || to < 0 || from === to) return [...order];
  const without = order.filter((id) => id !== moved);
  return without.toSpliced(to, 0, moved);
}

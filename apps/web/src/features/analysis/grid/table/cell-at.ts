import type { CellPosition } from './cell-position.ts';

/** A clicked cell; with the column that a click on it sorts by. */
export interface ClickedCell {
  readonly cell: CellPosition;
  readonly sortable: string | undefined;
}

/** The cell that an element of the grid lies in; undefined in buttons, on edges and in the totals, which act for themselves. */
export function cellAt(target: EventTarget): ClickedCell | undefined {
  if (!(target instanceof Element) || target.closest('button, [data-resize]') !== null) return undefined;
  const element = target.closest('th, td');
  const column = Number(element?.getAttribute('aria-colindex') ?? 0) - 1;
  const sortable = element?.getAttribute('data-column') ?? undefined;
  if (sortable !== undefined) return { cell: { row: -1, column }, sortable };
  const position = element?.closest('tr')?.getAttribute('data-position');
  return position ? { cell: { row: Number(position), column }, sortable } : undefined;
}

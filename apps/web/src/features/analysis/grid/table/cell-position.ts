/** The cell that the keyboard is on: row -1 is the header. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** How far the keyboard can go. */
export interface GridExtent {
  /** None as long as they are loading. */
  readonly rows: number;
  readonly columns: number;
  /** Rows that a page key passes. */
  readonly page: number;
  /** Whether the first column is at the right. */
  readonly isMirrored: boolean;
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Where a key leads from a cell; undefined for keys that move nothing (ARIA grid pattern). */
export function movedCell(
  from: CellPosition,
  { key, ctrlKey, metaKey }: Key,
  extent: GridExtent,
): CellPosition | undefined {
  const far = ctrlKey || metaKey;
  const [towardsStart, towardsEnd] = extent.isMirrored ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const target = targetOf();
  const last = extent.rows === 0 ? from.row : extent.rows - 1;
  return target && { row: within(target.row, -1, last), column: within(target.column, 0, extent.columns - 1) };

  function targetOf(): CellPosition | undefined {
    const { row, column } = from;
    if (key === 'ArrowUp') return { row: far ? -1 : row - 1, column };
    if (key === 'ArrowDown') return { row: far ? extent.rows - 1 : row + 1, column };
    if (key === towardsStart) return { row, column: far ? 0 : column - 1 };
    if (key === towardsEnd) return { row, column: far ? extent.columns - 1 : column + 1 };
    if (key === 'PageUp') return { row: row - extent.page, column };
    if (key === 'PageDown') return { row: row + extent.page, column };
    if (key === 'Home') return { row: far ? 0 : row, column: 0 };
    if (key === 'End') return { row: far ? extent.rows - 1 : row, column: extent.columns - 1 };
    return undefined;
  }
}

/** Whether a key copies the cell: as long as no text is selected, which the browser copies itself. */
export function isCopyOfCell(
  { key, ctrlKey, metaKey, shiftKey, altKey }: Key & { readonly shiftKey: boolean; readonly altKey: boolean },
  selected: Pick<Selection, 'isCollapsed'> | null,
): boolean {
  const isCopy = (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'c';
  return isCopy && (selected === null || selected.isCollapsed);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** A clicked cell; with the column that a click on it sorts by. */
interface ClickedCell {
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

import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useEffect, useMemo } from 'react';
import type { ColumnTable, TableColumn } from '../columns/use-columns.ts';
import { placeClass, placeStyle } from './place-style.ts';

/** The columns near the viewport, with the room that the others take. */
export interface ColumnWindow {
  readonly start: readonly TableColumn[];
  readonly center: readonly TableColumn[];
  readonly end: readonly TableColumn[];
  readonly before: number;
  readonly after: number;
  /** All columns in the order of the screen. */
  readonly all: readonly TableColumn[];
  /** Where the cells of a drawn column stand: the same in every row. */
  readonly places: ReadonlyMap<TableColumn, ColumnPlace>;
}

export interface ColumnPlace {
  /** Among all columns. */
  readonly index: number;
  readonly style: CSSProperties;
  readonly className: string | undefined;
}

/** Pinned columns always, of the others those near the viewport: a pivot may have a thousand. The window stays the same object as long as it shows the same. */
export function useColumnWindow(table: ColumnTable, scroller: RefObject<HTMLElement | null>) {
  const start = table.getStartVisibleLeafColumns();
  const center = table.getCenterVisibleLeafColumns();
  const end = table.getEndVisibleLeafColumns();
  const startWidth = table.getStartTotalSize();
  const centerWidth = table.getCenterTotalSize();
  const virtualizer: Virtualizer<HTMLElement, Element> = useVirtualizer({
    horizontal: true,
    count: center.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => center[index]?.getSize() ?? 0,
    getItemKey: (index) => center[index]?.id ?? index,
    paddingStart: startWidth,
    scrollPaddingStart: startWidth,
    scrollPaddingEnd: table.getEndTotalSize(),
    isRtl: document.dir === 'rtl',
    overscan: 4,
    initialRect: { width: window.innerWidth, height: 400 },
  });
  const sizes = [start, center, end].map(widthsOf).join('|');
  // Other sizes must be measured again.
  useEffect(() => virtualizer.measure(), [virtualizer, sizes]);
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const before = (first?.start ?? startWidth) - startWidth;
  const after = Math.max(centerWidth - (last?.end ?? startWidth) + startWidth, 0);
  const range = `${first?.index} ${last?.index}`;
  // Sizes and range say whether the columns changed.
  const shown: ColumnWindow = useMemo(() => {
    const drawn = first === undefined || last === undefined ? [] : center.slice(first.index, last.index + 1);
    const all = [...start, ...center, ...end];
    return { start, center: drawn, end, before, after, all, places: placesOf([...start, ...drawn, ...end], all) };
  }, [sizes, range, before, after]);
  const reveal = (column: TableColumn) => {
    // The table may have made its columns anew since they were drawn.
    const index = center.findIndex(({ id }) => id === column.id);
    if (index >= 0) virtualizer.scrollToIndex(index);
  };
  return { columns: shown, width: table.getTotalSize(), reveal };
}

function placesOf(drawn: readonly TableColumn[], all: readonly TableColumn[]): ReadonlyMap<TableColumn, ColumnPlace> {
  const indexes = new Map(all.map((column, index) => [column, index]));
  return new Map(
    drawn.map((column) => [
      column,
      { index: indexes.get(column) ?? -1, style: placeStyle(column), className: placeClass(column) },
    ]),
  );
}

function widthsOf(columns: readonly TableColumn[]): string {
  return columns.map((column) => `${column.id} ${column.getSize()}`).join();
}

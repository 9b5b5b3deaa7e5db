import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import type { ColumnTable, TableColumn } from '../columns/use-columns.ts';

/** The columns near the viewport, with the room that the others take. */
export interface ColumnWindow {
  readonly start: readonly TableColumn[];
  readonly center: readonly TableColumn[];
  readonly end: readonly TableColumn[];
  readonly before: number;
  readonly after: number;
  readonly width: number;
  /** All columns in the order of the screen. */
  readonly all: readonly TableColumn[];
  readonly reveal: (column: TableColumn) => void;
}

/** Pinned columns always, of the others those near the viewport: a pivot may have a thousand. */
export function useColumnWindow(table: ColumnTable, scroller: RefObject<HTMLElement | null>): ColumnWindow {
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
  const sizes = center.map((column) => `${column.id} ${column.getSize()}`).join();
  // Other sizes must be measured anew.
  useEffect(() => virtualizer.measure(), [virtualizer, sizes]);
  const items = virtualizer.getVirtualItems();
  const from = (items[0]?.start ?? startWidth) - startWidth;
  const to = (items.at(-1)?.end ?? startWidth) - startWidth;
  return {
    start,
    center: items.flatMap(({ index }) => center[index] ?? []),
    end,
    before: from,
    after: Math.max(centerWidth - to, 0),
    width: table.getTotalSize(),
    all: [...start, ...center, ...end],
    reveal: (column) => {
      const index = center.indexOf(column);
      if (index >= 0) virtualizer.scrollToIndex(index);
    },
  };
}

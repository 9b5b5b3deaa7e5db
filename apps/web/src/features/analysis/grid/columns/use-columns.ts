import {
  type Column,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { DataRow } from '@waybill/contract';
import { useMemo } from 'react';
import type { ColumnLayout } from './column-layout.ts';
import type { ShownColumn } from './shown-column.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
const narrowest = 56;
const widest = 900;
const noRows: DataRow[] = [];

export type TableColumn = Column<typeof features, DataRow, unknown>;

interface Wishes {
  readonly shown: readonly ShownColumn[];
  readonly widths: ReadonlyMap<string, number>;
  readonly layout: ColumnLayout;
  readonly onLayout: (part: Partial<ColumnLayout>) => void;
}

/** The columns as the reader arranged them. The rows are the server's: the table knows columns only. */
export function useColumns({ shown, widths, layout, onLayout }: Wishes) {
  const columns = useMemo(
    () =>
      shown.map(({ id, header }) => ({ id, header, size: widths.get(id) ?? 120, minSize: narrowest, maxSize: widest })),
    [shown, widths],
  );
  const { columnOrder, columnPinning, columnSizing, columnVisibility } = layout;
  return useTable({
    features,
    columns,
    data: noRows,
    columnResizeMode: 'onChange',
    columnResizeDirection: document.dir === 'rtl' ? 'rtl' : 'ltr',
    state: { columnOrder, columnPinning, columnSizing, columnVisibility },
    onColumnOrderChange: (updater) => onLayout({ columnOrder: functionalUpdate(updater, columnOrder) }),
    onColumnPinningChange: (updater) => onLayout({ columnPinning: functionalUpdate(updater, columnPinning) }),
    onColumnSizingChange: (updater) => onLayout({ columnSizing: functionalUpdate(updater, columnSizing) }),
    onColumnVisibilityChange: (updater) => onLayout({ columnVisibility: functionalUpdate(updater, columnVisibility) }),
  });
}

export type ColumnTable = ReturnType<typeof useColumns>;

import { useLocalStorage } from '@mantine/hooks';
import type {
  ColumnOrderState,
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
} from '@tanstack/react-table';

/** How the reader arranged the columns of a view. */
export interface ColumnLayout {
  /** The view that it belongs to; another view begins afresh (S2 section 4). */
  readonly view: string;
  readonly columnOrder: ColumnOrderState;
  readonly columnPinning: ColumnPinningState;
  readonly columnSizing: ColumnSizingState;
  readonly columnVisibility: ColumnVisibilityState;
}

/** The layout of a page's grid; kept in this browser as long as the view stays the same. */
export function useColumnLayout(page: string, view: string, pinned: readonly string[]) {
  const untouched: ColumnLayout = {
    view,
    columnOrder: [],
    columnPinning: { start: [...pinned], end: [] },
    columnSizing: {},
    columnVisibility: {},
  };
  const [kept, keep] = useLocalStorage<ColumnLayout | undefined>({
    key: `waybill.grid.${page}`,
    getInitialValueInEffect: false,
    deserialize: (text) => readLayout(text),
  });
  const layout = kept?.view === view ? kept : untouched;
  return {
    layout,
    change: (part: Partial<ColumnLayout>) =>
      keep((before) => ({ ...(before?.view === view ? before : untouched), ...part })),
    reset: () => keep(undefined),
  };
}

/** What this browser kept, if it still has the shape of a layout. */
export function readLayout(text: string | undefined): ColumnLayout | undefined {
  if (text === undefined) return undefined;
  try {
    const value: Partial<ColumnLayout> | null = JSON.parse(text);
    const isLayout =
      typeof value?.view === 'string' &&
      Array.isArray(value.columnOrder) &&
      Array.isArray(value.columnPinning?.start) &&
      Array.isArray(value.columnPinning.end) &&
      typeof value.columnSizing === 'object' &&
      typeof value.columnVisibility === 'object';
    return isLayout ? (value as ColumnLayout) : undefined;
  } catch {
    return undefined;
  }
}

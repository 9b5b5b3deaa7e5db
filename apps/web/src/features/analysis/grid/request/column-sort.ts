/** The column that shows the groups; the server knows it by this id and sorts every level by its own key. */
export const groupColumnId = 'ag-Grid-AutoColumn';

/** A sorted column; the first of several decides first. */
export interface ColumnSort {
  readonly id: string;
  readonly direction: 'asc' | 'desc';
}

/** Ascending, then descending, then not at all; alone, or in addition to the columns already sorted. */
export function toggledSort(sorts: readonly ColumnSort[], id: string, beside: boolean): readonly ColumnSort[] {
  const current = sorts.find((sort) => sort.id === id);
  const next = nextSort(id, current?.direction);
  if (!beside) return next;
  return current === undefined ? [...sorts, ...next] : sorts.flatMap((sort) => (sort.id === id ? next : [sort]));
}

function nextSort(id: string, current: ColumnSort['direction'] | undefined): readonly ColumnSort[] {
  if (current === undefined) return [{ id, direction: 'asc' }];
  return current === 'asc' ? [{ id, direction: 'desc' }] : [];
}

/** How a sort is in the address: `NET_AMOUNT:desc`. */
export function sortParameter({ id, direction }: ColumnSort): string {
  return `${id}:${direction}`;
}

/** The sort that an address names; undefined for anything else. */
export function readSort(text: string): ColumnSort | undefined {
  const [, id, direction] = /^(.+):(asc|desc)$/.exec(text) ?? [];
  if (id === undefined) return undefined;
  return { id, direction: direction === 'desc' ? 'desc' : 'asc' };
}

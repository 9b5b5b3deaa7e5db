/** The column that a table is sorted by; none leaves the rows as they come. */
export interface TableSort {
  readonly header: string;
  readonly direction: 'ascending' | 'descending';
}

interface SortColumn<Row> {
  readonly header: string;
  readonly numeric?: boolean;
  readonly sortBy?: (row: Row) => number | string;
}

/** The next order of a column: numbers begin with the largest, texts with A; then the other way; then as they came. */
export function toggledTableSort(
  sort: TableSort | undefined,
  { header, numeric }: Pick<SortColumn<unknown>, 'header' | 'numeric'>,
): TableSort | undefined {
  const first = numeric ? 'descending' : 'ascending';
  if (sort?.header !== header) return { header, direction: first };
  if (sort.direction !== first) return undefined;
  return { header, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

/** The rows in the wanted order; equal ones stay as they came. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly SortColumn<Row>[],
  sort: TableSort | undefined,
): readonly Row[] {
  const sortBy = columns.find(({ header }) => header === sort?.header)?.sortBy;
  if (sort === undefined || sortBy === undefined) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => sign * compared(sortBy(one), sortBy(other)));
}

function compared(one: number | string, other: number | string): number {
  if (typeof one === 'number' && typeof other === 'number') return one === other ? 0 : one - other;
  return String(one).localeCompare(String(other));
}

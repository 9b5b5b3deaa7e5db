import type { TableQuery } from '@waybill/contract';

interface RowsQuestion<Row> extends TableQuery {
  readonly sort: keyof Row & string;
}

/** The requested page of rows in memory: searched by name and ordered, with absent values last. */
export function rowsPage<Row extends { readonly id: number; readonly name: string }>(
  rows: readonly Row[],
  { page, size, ...question }: RowsQuestion<Row>,
): { rows: Row[]; total: number } {
  const found = orderedRows(rows, question);
  return { rows: found.slice((page - 1) * size, page * size), total: found.length };
}

/** All rows whose name has every word of the search, in order. */
export function orderedRows<Row extends { readonly id: number; readonly name: string }>(
  rows: readonly Row[],
  { search, sort, descending }: Pick<RowsQuestion<Row>, 'search' | 'sort' | 'descending'>,
): Row[] {
  const words = search.toLowerCase().split(/\s+/);
  const direction = descending ? -1 : 1;
  return rows
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .sort((one, other) => {
      const [first, second] = [one[sort], other[sort]];
      if (first === null || second === null)
        return Number(first === null) - Number(second === null) || one.id - other.id;
      return direction * (compared(first, second) || one.id - other.id);
    });
}

const compared = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'en');

import { tablePageSizes } from '@waybill/contract';
import type { TableSearch } from '../../../lib/tables/table-search.ts';

/** How a table is ordered when the address says nothing. */
export interface TableOrder<Sort extends string> {
  readonly sort: Sort;
  readonly descending: boolean;
}

/** What the server is asked for a page of a table. */
export interface TableQuestion<Sort extends string> extends TableOrder<Sort> {
  readonly page: number;
  readonly size: number;
  readonly search: string;
}

/** A question as the contract writes it. */
export type TableQuery<Sort extends string> = Omit<TableQuestion<Sort>, 'descending'> & { readonly descending: string };

export const tableQuery = <Sort extends string>(question: TableQuestion<Sort>): TableQuery<Sort> => ({
  ...question,
  descending: String(question.descending),
});

const usualSize = 50;

/** The question of an address; an order or a size that the table does not have counts as absent. */
export function tableQuestion<Sort extends string>(
  { search, sort, order, page, size }: TableSearch,
  sortable: readonly Sort[],
  usual: TableOrder<Sort>,
): TableQuestion<Sort> {
  const chosen = sortable.find((each) => each === sort);
  return {
    search: search ?? '',
    sort: chosen ?? usual.sort,
    descending: order === undefined ? chosen === undefined && usual.descending : order === 'desc',
    page: page ?? 1,
    size: tablePageSizes.find((each) => each === size) ?? usualSize,
  };
}

/** Whether the address asks for some of the rows only. What it says of the order, the page and the open form does not. */
export function isNarrowed({ sort, order, page, size, open, view, ...narrowing }: TableSearch): boolean {
  return Object.values(narrowing).some((value) => value !== undefined && value !== '');
}

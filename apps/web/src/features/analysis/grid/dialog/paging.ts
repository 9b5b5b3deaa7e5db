import { useLocalStorage } from '@mantine/hooks';
import { defaultPageSize, pageSizes } from '@waybill/model';
import { useEffect } from 'react';
import { useGridAddress } from '../../../../lib/analysis/use-grid-address.ts';
import { rowHeight } from '../table/drawn-rows.ts';

/** Rows on a page, or all of them in one scroll. */
export type PageSize = (typeof pageSizes)[number] | 'all';

/** Which page of the top level is shown. */
export interface Paging {
  readonly size: PageSize;
  readonly page: number;
}

/** The height of everything around the rows in pixels: bar, summary, header, totals, footer. */
const aroundRows = 340;

/** The first page size that fills a window of that height; the specification's default where the window is small. */
export function pageSizeFor(windowHeight: number): PageSize {
  const fitting = Math.floor((windowHeight - aroundRows) / rowHeight);
  return pageSizes.find((size) => size >= fitting) ?? defaultPageSize;
}

/** The page size that a text names, or the one that fills the window. */
export function readPageSize(text: string | null | undefined, windowHeight: number): PageSize {
  return text === 'all' ? 'all' : (pageSizes.find((size) => String(size) === text) ?? pageSizeFor(windowHeight));
}

/** The rows [from, to) of a page. */
export function rowsOfPage({ size, page }: Paging): { readonly from: number; readonly to: number } {
  return size === 'all' ? { from: 0, to: Number.MAX_SAFE_INTEGER } : { from: page * size, to: (page + 1) * size };
}

/** The number of pages for a number of rows; at least one. */
export function pageCount(rows: number, size: PageSize): number {
  return size === 'all' ? 1 : Math.max(Math.ceil(rows / size), 1);
}

/** The page from the address; the size from the address or, if absent, from this browser. */
export function usePaging() {
  const { address, change } = useGridAddress();
  const [kept, keep] = useLocalStorage({ key: 'waybill.grid.pageSize', getInitialValueInEffect: false });
  const size = readPageSize(address.rows ?? kept, window.innerHeight);
  const isLinked = address.rows !== undefined;
  useEffect(() => {
    if (!isLinked) change({ rows: String(size) });
  }, [isLinked, size, change]);
  return {
    paging: { size, page: (address.page ?? 1) - 1 } satisfies Paging,
    setPaging: (paging: Paging) => {
      keep(String(paging.size));
      change({ rows: String(paging.size), page: paging.page === 0 ? undefined : paging.page + 1 });
    },
  };
}

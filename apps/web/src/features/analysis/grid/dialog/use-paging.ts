import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import { useGridAddress } from '../../../../lib/analysis/use-grid-address.ts';
import { type Paging, readPageSize } from './paging.ts';

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

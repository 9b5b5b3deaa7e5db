import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useIsLeaving } from '../../../lib/address/use-is-leaving.ts';
import { type TableSearch, tableSearch } from '../../../lib/tables/table-search.ts';

/** How the table is in the address, and the ways to change that. */
export function useTableAddress() {
  const search: unknown = useSearch({
    strict: false,
    structuralSharing: true,
    select: (raw) => tableSearch(raw),
  });
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  const set = useCallback(
    (changed: Partial<TableSearch>, replace: boolean) => {
      if (isLeaving()) return;
      void navigate({ to: '.', search: (before) => ({ ...before, ...changed }), replace, resetScroll: false });
    },
    [navigate, isLeaving],
  );
  /** Another question begins at its first page. */
  const ask = useCallback((changed: Partial<TableSearch>) => set({ page: undefined, ...changed }, true), [set]);
  const open = useCallback((row: number | 'new') => set({ open: row }, false), [set]);
  const close = useCallback(() => set({ open: undefined }, false), [set]);
  return { search: tableSearch(search), ask, open, close };
}

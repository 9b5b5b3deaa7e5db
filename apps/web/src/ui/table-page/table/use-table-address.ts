import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type TableSearch, tableSearch } from '../../../lib/tables/table-search.ts';

/** How the table is in the address, and the ways to change that. */
export function useTableAddress() {
  const search: unknown = useSearch({
    strict: false,
    structuralSharing: true,
    select: (raw) => tableSearch(raw),
  });
  const navigate = useNavigate();
  const set = useCallback(
    (changed: Partial<TableSearch>, replace: boolean) =>
      void navigate({ to: '.', search: (before) => ({ ...before, ...changed }), replace, resetScroll: false }),
    [navigate],
  );
  /** Another question begins at its first page. */
  const ask = useCallback((changed: Partial<TableSearch>) => set({ page: undefined, ...changed }, true), [set]);
  const open = useCallback((row: number | 'new') => set({ open: row }, false), [set]);
  const close = useCallback(() => set({ open: undefined }, false), [set]);
  return { search: tableSearch(search), ask, open, close };
}

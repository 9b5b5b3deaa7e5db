import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type ExceptionsSearch, exceptionsSearch } from '../../../lib/tables/exceptions-search.ts';

/** How the exceptions are in the address, and the ways to change that. */
export function useExceptionsAddress() {
  const search: unknown = useSearch({
    strict: false,
    structuralSharing: true,
    select: (raw) => exceptionsSearch(raw),
  });
  const navigate = useNavigate();
  const set = useCallback(
    (changed: Partial<ExceptionsSearch>, replace: boolean) =>
      void navigate({ to: '.', search: (before) => ({ ...before, ...changed }), replace, resetScroll: false }),
    [navigate],
  );
  /** Another question begins at its first page. */
  const ask = useCallback((changed: Partial<ExceptionsSearch>) => set({ page: undefined, ...changed }, true), [set]);
  const open = useCallback((finding: string) => set({ finding }, false), [set]);
  const close = useCallback(() => set({ finding: undefined }, false), [set]);
  return { search: exceptionsSearch(search), ask, open, close };
}

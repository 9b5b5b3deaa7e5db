import { useNavigate, useSearch } from '@tanstack/react-router';
import { partText, type RowsPart, type WeightUnit } from '@waybill/model';
import { useCallback } from 'react';
import { useIsLeaving } from '../address/use-is-leaving.ts';
import { type GridSearch, gridSearch } from './grid-search.ts';

/** What the grid may change of the address; the unit of weights and the fact are the page's as well. */
type GridChange = Partial<GridSearch> & { readonly unit?: WeightUnit; readonly fact?: string };

const closed: GridSearch = {
  grid: undefined,
  dashboard: undefined,
  of: undefined,
  part: undefined,
  group: undefined,
  findings: undefined,
  sort: undefined,
  where: undefined,
  open: undefined,
  columns: undefined,
  rows: undefined,
  page: undefined,
};

/** How the grid is in the address, and the ways to change that. */
export function useGridAddress() {
  const address: unknown = useSearch({ strict: false, select: gridPart, structuralSharing: true });
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  const set = useCallback(
    (changed: GridChange, replace: boolean) => {
      if (isLeaving()) return;
      void navigate({ to: '.', search: (before) => ({ ...before, ...changed }), replace, resetScroll: false });
    },
    [navigate, isLeaving],
  );
  const open = useCallback(
    (parts: readonly RowsPart[] = [], whose: Pick<GridSearch, 'dashboard' | 'of'> = {}) =>
      set({ ...closed, ...whose, grid: 'default', part: parts.length === 0 ? undefined : parts.map(partText) }, false),
    [set],
  );
  const openFact = useCallback(
    (fact: string, parts: readonly RowsPart[] = []) =>
      set({ ...closed, grid: 'default', fact, part: parts.length === 0 ? undefined : parts.map(partText) }, false),
    [set],
  );
  const change = useCallback((changed: GridChange) => set(changed, true), [set]);
  const close = useCallback(() => set(closed, false), [set]);
  return { address: gridSearch(address), open, openFact, change, close };
}

function gridPart(search: object): GridSearch {
  return gridSearch(search);
}

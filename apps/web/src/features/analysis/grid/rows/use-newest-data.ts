import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshFigures } from '../../../../lib/analysis/data-as-of.ts';
import type { CachedRows } from './cached-rows.ts';
import { type GridQuestion, questionKey, type RowsBlock } from './grid-question.ts';

/**
 * Brings the grid to one version of the data when a load was published between two of its blocks: older blocks are
 * requested again or, out of view, dropped; the figures of the page follow.
 */
export function useNewestData(known: CachedRows, question: GridQuestion): void {
  const queryClient = useQueryClient();
  const told = useRef(0);
  useEffect(() => {
    if (!known.hasOlder) return;
    renewOlder(queryClient, question, known.dataVersion);
    if (told.current === known.dataVersion) return;
    told.current = known.dataVersion;
    refreshFigures(queryClient, ({ queryKey }) => queryKey[0] !== 'rows');
  }, [known, queryClient, question]);
}

/** Asks again for the blocks in view that are older than the version, and forgets the others. */
export function renewOlder(queryClient: QueryClient, question: GridQuestion, dataVersion: number): void {
  const queryKey = questionKey(question);
  const predicate = ({ state: { data } }: Query) => isBlock(data) && data.dataVersion < dataVersion;
  queryClient.removeQueries({ queryKey, type: 'inactive', predicate });
  void queryClient.refetchQueries({ queryKey, type: 'active', predicate }, { cancelRefetch: false });
}

const isBlock = (data: unknown): data is RowsBlock =>
  typeof data === 'object' && data !== null && 'dataVersion' in data;

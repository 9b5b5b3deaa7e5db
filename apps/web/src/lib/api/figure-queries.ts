import type { QueryKey } from '@tanstack/react-query';

/** Everything that a load can change. */
const figures = new Set<unknown>([
  'data',
  'explainedChange',
  'rows',
  'rowTotals',
  'rowValues',
  'filterValues',
  'dataAsOf',
]);

/** Whether a query is for figures, which stay valid until something is loaded. */
export function isOfFigures(queryKey: QueryKey): boolean {
  return figures.has(queryKey[0]);
}

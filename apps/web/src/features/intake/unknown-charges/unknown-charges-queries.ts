import { queryOptions } from '@tanstack/react-query';
import { type ClassificationRow, listClassifications, listUnknownCharges } from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';

const unknownChargesKey = ['unknown-charges'] as const;

/** How often a change that is under way is looked at. */
const lookMilliseconds = 2_000;

const isUnderWay = ({ status }: ClassificationRow): boolean => status === 'applying' || status === 'undoing';

/** The charges that no rule knows, with suggestions. */
export const unknownChargesOptions = queryOptions({
  queryKey: [...unknownChargesKey, 'unknown'],
  queryFn: ({ signal }) => call(listUnknownCharges, {}, signal),
  staleTime: 0,
});

/** Classifications, newest first; polled while charges are being updated. */
export const classificationsOptions = queryOptions({
  queryKey: [...unknownChargesKey, 'classifications'],
  queryFn: ({ signal }) =>
    call(listClassifications, { query: { sort: 'createdAt', descending: 'true', size: 200 } }, signal),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data?.rows.some(isUnderWay) ? lookMilliseconds : false),
});

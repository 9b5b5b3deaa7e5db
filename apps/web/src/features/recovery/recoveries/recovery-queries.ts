import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { claimsForCredit, creditOutcomes, listCredits, recoverySummary } from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';
import { keepFilled } from '../../../lib/api/keep-filled.ts';
import type { TableSearch } from '../../../lib/tables/table-search.ts';
import { tableQuery, tableQuestion } from '../../../ui/table-page/table/table-question.ts';

/** Everything about recovered money: findings change with it. */
export const recoveriesKey = ['recoveries'] as const;

export const creditSorts = ['billDate', 'amount', 'carrierName', 'outcome'] as const;
export type CreditSort = (typeof creditSorts)[number];

/** What the page asks of the credits: the newest first. */
export const creditsQuestion = (search: TableSearch) =>
  tableQuestion(search, creditSorts, { sort: 'billDate', descending: true });

export const summaryOptions = ({ client, from, to }: TableSearch) =>
  queryOptions({
    queryKey: [...recoveriesKey, 'summary', client, from, to],
    queryFn: ({ signal }) => call(recoverySummary, { query: { clientId: client, from, to } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const creditsOptions = (search: TableSearch) => {
  const question = creditsQuestion(search);
  const outcome = creditOutcomes.find((each) => each === search.status);
  const { client, from, to } = search;
  return queryOptions({
    queryKey: [...recoveriesKey, 'credits', client, from, to, outcome, question],
    queryFn: ({ signal }) => {
      const query = { ...tableQuery(question), clientId: client, from, to, outcome };
      return call(listCredits, { query }, signal);
    },
    placeholderData: (before) => keepFilled(before, before?.total),
    staleTime: 0,
  });
};

export const waitingClaimsOptions = (clientId: number, creditKey: string) =>
  queryOptions({
    queryKey: [...recoveriesKey, 'claims', clientId, creditKey],
    queryFn: ({ signal }) => call(claimsForCredit, { query: { clientId, creditKey } }, signal),
    staleTime: 0,
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  changeChargeExceptions,
  changeClaims,
  changeTrackingExceptions,
  chargeClaimEvidence,
  chargeExceptionOwners,
  claimOwners,
  exportChargeExceptions,
  exportClaims,
  exportTrackingExceptions,
  listChargeExceptions,
  listClaims,
  listTrackingExceptions,
  showChargeException,
  showTrackingException,
  tallyChargeExceptions,
  tallyClaims,
  tallyTrackingExceptions,
  trackingClaimEvidence,
  trackingExceptionOwners,
  undoChargeExceptions,
  undoClaims,
  undoTrackingExceptions,
} from '@waybill/contract';
import type { ExceptionLevel, FindingsLevel } from '@waybill/model';
import { call } from '../../../lib/api/call.ts';
import { keepFilled } from '../../../lib/api/keep-filled.ts';
import type { FindingSearch } from '../../../lib/tables/exceptions-search.ts';
import { untilWorkedOut } from '../../../ui/notices/findings-waiting.tsx';
import type { FindingQuestion } from './finding-question.ts';

/** The calls about many findings, of one level or of both; they differ in the permission that they need. */
export const exceptionCalls = {
  tracking: {
    list: listTrackingExceptions,
    tally: tallyTrackingExceptions,
    export: exportTrackingExceptions,
    change: changeTrackingExceptions,
    undo: undoTrackingExceptions,
    owners: trackingExceptionOwners,
  },
  charge: {
    list: listChargeExceptions,
    tally: tallyChargeExceptions,
    export: exportChargeExceptions,
    change: changeChargeExceptions,
    undo: undoChargeExceptions,
    owners: chargeExceptionOwners,
  },
  all: {
    list: listClaims,
    tally: tallyClaims,
    export: exportClaims,
    change: changeClaims,
    undo: undoClaims,
    owners: claimOwners,
  },
} as const;

/** The calls about a single finding. */
const findingCalls = {
  tracking: { show: showTrackingException, evidence: trackingClaimEvidence },
  charge: { show: showChargeException, evidence: chargeClaimEvidence },
} as const;

/** Everything about findings: what one page changes is out of date on the others. */
export const findingsKey = ['exceptions'] as const;

export const findingsOptions = (level: FindingsLevel, question: FindingQuestion) =>
  queryOptions({
    queryKey: [...findingsKey, level, 'page', question],
    queryFn: ({ signal }) => {
      const { filters, table } = question;
      const query = { ...filters, ...table, descending: String(table.descending) };
      return call(exceptionCalls[level].list, { query }, signal);
    },
    placeholderData: (before) => keepFilled(before, before?.total),
    refetchInterval: ({ state }) => untilWorkedOut(state.data?.waitingClients),
    staleTime: 0,
  });

export const talliesOptions = (level: FindingsLevel, { search, clientId, from, to }: FindingQuestion['filters']) =>
  queryOptions({
    queryKey: [...findingsKey, level, 'tallies', search, clientId, from, to],
    queryFn: ({ signal }) => call(exceptionCalls[level].tally, { query: { search, clientId, from, to } }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => untilWorkedOut(state.data?.waitingClients),
    staleTime: 0,
  });

/** A finding with all that its page shows. */
export const findingOptions = (level: ExceptionLevel, findingId: string, { client, from, to }: FindingSearch) =>
  queryOptions({
    queryKey: [...findingsKey, level, 'one', findingId, client, from, to],
    queryFn: ({ signal }) =>
      call(findingCalls[level].show, { params: { findingId }, query: { clientId: client, from, to } }, signal),
    staleTime: 0,
  });

/** What all invoices contain about the package of a finding. */
export const evidenceOptions = (
  level: ExceptionLevel,
  asked: { readonly clientId: number; readonly carrierName: string; readonly trackingNumber: string },
) =>
  queryOptions({
    queryKey: [...findingsKey, 'evidence', level, asked],
    queryFn: ({ signal }) => call(findingCalls[level].evidence, { query: asked }, signal),
  });

export const ownersOptions = (level: FindingsLevel) =>
  queryOptions({
    queryKey: [...findingsKey, level, 'owners'],
    queryFn: ({ signal }) => call(exceptionCalls[level].owners, {}, signal),
  });

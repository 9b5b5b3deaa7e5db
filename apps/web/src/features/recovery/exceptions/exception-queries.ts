import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  changeChargeExceptions,
  changeTrackingExceptions,
  chargeClaimEvidence,
  chargeExceptionOwners,
  exportChargeExceptions,
  exportTrackingExceptions,
  listChargeExceptions,
  listTrackingExceptions,
  tallyChargeExceptions,
  tallyTrackingExceptions,
  trackingClaimEvidence,
  trackingExceptionOwners,
} from '@waybill/contract';
import type { ExceptionLevel } from '@waybill/model';
import { call } from '../../../lib/api/call.ts';
import { keepFilled } from '../../../lib/api/keep-filled.ts';
import type { FindingQuestion } from './finding-question.ts';

/** The calls of each level, alike but for the permission that they need. */
export const exceptionCalls = {
  tracking: {
    list: listTrackingExceptions,
    tally: tallyTrackingExceptions,
    export: exportTrackingExceptions,
    change: changeTrackingExceptions,
    evidence: trackingClaimEvidence,
    owners: trackingExceptionOwners,
  },
  charge: {
    list: listChargeExceptions,
    tally: tallyChargeExceptions,
    export: exportChargeExceptions,
    change: changeChargeExceptions,
    evidence: chargeClaimEvidence,
    owners: chargeExceptionOwners,
  },
} as const;

/** Everything that a change of findings makes out of date. */
export const findingsKey = (level: ExceptionLevel) => ['exceptions', level] as const;

export const findingsOptions = (level: ExceptionLevel, question: FindingQuestion) =>
  queryOptions({
    queryKey: [...findingsKey(level), 'page', question],
    queryFn: ({ signal }) => {
      const { filters, table } = question;
      const query = { ...filters, ...table, descending: String(table.descending) };
      return call(exceptionCalls[level].list, { query }, signal);
    },
    placeholderData: (before) => keepFilled(before, before?.total),
    staleTime: 0,
  });

export const talliesOptions = (level: ExceptionLevel, { search, clientId, from, to }: FindingQuestion['filters']) =>
  queryOptions({
    queryKey: [...findingsKey(level), 'tallies', search, clientId, from, to],
    queryFn: ({ signal }) => call(exceptionCalls[level].tally, { query: { search, clientId, from, to } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** What all invoices contain about the package of a finding. */
export const evidenceOptions = (
  level: ExceptionLevel,
  asked: { readonly clientId: number; readonly carrierName: string; readonly trackingNumber: string },
) =>
  queryOptions({
    queryKey: ['exceptions', 'evidence', level, asked],
    queryFn: ({ signal }) => call(exceptionCalls[level].evidence, { query: asked }, signal),
  });

export const ownersOptions = (level: ExceptionLevel) =>
  queryOptions({
    queryKey: [...findingsKey(level), 'owners'],
    queryFn: ({ signal }) => call(exceptionCalls[level].owners, {}, signal),
  });

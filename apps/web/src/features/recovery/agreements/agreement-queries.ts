import { queryOptions } from '@tanstack/react-query';
import {
  type AgreementContent,
  agreementTiers,
  getAgreement,
  getAgreementVersion,
  lintAgreementContent,
} from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';

export const agreementsKey = ['agreements'] as const;

export const agreementOptions = (id: number) =>
  queryOptions({
    queryKey: [...agreementsKey, 'one', id],
    queryFn: ({ signal }) => call(getAgreement, { params: { id } }, signal),
    staleTime: 0,
  });

export const versionOptions = (id: number, version: number) =>
  queryOptions({
    queryKey: [...agreementsKey, 'version', id, version],
    queryFn: ({ signal }) => call(getAgreementVersion, { params: { id, version } }, signal),
    staleTime: 0,
  });

export const tiersOptions = (id: number, version: number) =>
  queryOptions({
    queryKey: [...agreementsKey, 'tiers', id, version],
    queryFn: ({ signal }) => call(agreementTiers, { params: { id, version } }, signal),
  });

/** What the server says about an agreement that is being written. */
export const notesOptions = (content: AgreementContent) =>
  queryOptions({
    queryKey: [...agreementsKey, 'notes', content],
    queryFn: ({ signal }) => call(lintAgreementContent, { body: { content } }, signal),
    gcTime: 0,
  });

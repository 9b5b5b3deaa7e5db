import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ClaimTemplate, getClaimTemplate, listClaimTemplates, previewClaimTemplate } from '@waybill/contract';
import { call } from '../../../../lib/api/call.ts';

const templatesKey = ['claim-templates'] as const;

export const templatesOptions = queryOptions({
  queryKey: [...templatesKey, 'all'],
  queryFn: ({ signal }) => call(listClaimTemplates, {}, signal),
  staleTime: 0,
});

export const templateOptions = (id: number) =>
  queryOptions({
    queryKey: [...templatesKey, 'one', id],
    queryFn: ({ signal }) => call(getClaimTemplate, { params: { id } }, signal),
    staleTime: 0,
  });

/** What a template makes of the first findings; the earlier rows stay while it changes. */
export const previewOptions = (id: number, template: ClaimTemplate) =>
  queryOptions({
    queryKey: [...templatesKey, 'preview', id, template],
    queryFn: ({ signal }) => call(previewClaimTemplate, { params: { id }, body: template }, signal),
    placeholderData: keepPreviousData,
  });

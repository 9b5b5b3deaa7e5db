import { queryOptions } from '@tanstack/react-query';
import { type AlertRule, alertRecipients, backTestAlert, filterValues, getAlertPreferences } from '@waybill/contract';
import { addMonths, dateWhereClause, dayOf, type FilterDimension } from '@waybill/model';
import { call } from '../../../lib/api/call.ts';

/** How the user is told. */
export const alertPreferencesOptions = queryOptions({
  queryKey: ['alerts', 'preferences'],
  queryFn: ({ signal }) => call(getAlertPreferences, {}, signal),
  staleTime: 0,
});

/** What an alert looks for. */
export interface Sought {
  readonly clientId: number;
  readonly rule: AlertRule;
  readonly filters: Record<string, string[]>;
}

/** When such an alert would have told. */
export const backTestOptions = (sought: Sought | undefined) =>
  queryOptions({
    queryKey: ['alerts', 'back-test', sought],
    queryFn: ({ signal }) => {
      if (sought === undefined) throw new Error('There is nothing to look for.');
      return call(backTestAlert, { body: sought }, signal);
    },
    enabled: sought !== undefined,
    retry: false,
  });

/** The colleagues who may be told as well. */
export const alertRecipientsOptions = (clientId: number, kind: AlertRule['kind']) =>
  queryOptions({
    queryKey: ['alerts', 'recipients', clientId, kind],
    queryFn: ({ signal }) => call(alertRecipients, { query: { clientId, kind } }, signal),
  });

/** The values of a dimension among the client's rows of the last year. */
export function filterChoicesOptions(page: string, clientId: number, { name, column }: FilterDimension) {
  const to = dayOf(new Date());
  const body = {
    selectColumnNames: [`${column} as name`, 'count(*) as rows'],
    fromTableNames: ['package_level_info' as const],
    whereClauseDetails: [dateWhereClause('bill_date', { from: addMonths(to, -12), to }), `${column} <> ''`],
    groupByDetails: [column],
    orderByDetails: ['name'],
    clientId,
    childClientIdsCSV: '',
  };
  return queryOptions({
    queryKey: ['filterValues', page, name, body],
    queryFn: async ({ signal }) =>
      (await call(filterValues, { params: { page, dimension: name }, body }, signal)).data.map(({ VALUE }) => VALUE),
  });
}

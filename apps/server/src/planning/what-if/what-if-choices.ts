import type { WhatIfChoices } from '@waybill/contract';
import { type DateRange, dateWhereClause } from '@waybill/model';
import { compileDataQuery } from '@waybill/query';
import { requestScope } from '../../analysis/data/request-scope.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { mostFilterValues, queryTimeoutMs } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { agreementsFor } from '../../recovery/agreements/read-agreements.ts';
import { countedSpend } from '../counted-spend.ts';
import { mayReadAgreements } from './agreements-in-use.ts';

/** What changes can be limited to, as it occurs in the period. @throws ScopeError for a client that the user may not read */
export async function whatIfChoicesOf(
  context: Pick<Services, 'settings' | 'warehouse'>,
  user: SignedInUser,
  { clientId, ...days }: DateRange & { readonly clientId: number },
): Promise<WhatIfChoices> {
  const { settings, warehouse } = context;
  const scope = await requestScope(context, user, { clientId });
  const { clauses } = await countedSpend(context, scope);
  const valuesOf = async (
    column: string,
    table = 'package_level_info',
    also: readonly string[] = [],
  ): Promise<string[]> => {
    const query = {
      selectColumnNames: [`${column} as name`],
      fromTableNames: [table],
      whereClauseDetails: [...clauses, dateWhereClause('bill_date', days), `${column} <> ''`, ...also],
      groupByDetails: [column],
      orderByDetails: ['name'],
    };
    const compiled = compileDataQuery(query, { scope, rollups: warehouse.rollups });
    const rows = await warehouse.rows<{ readonly NAME: string }>(compiled, {
      timeoutMs: queryTimeoutMs,
      maxRows: mostFilterValues,
    });
    return rows.map(({ NAME }) => NAME);
  };
  const agreements = mayReadAgreements(user)
    ? await (await agreementsFor(settings, user)).orderBy('agreement.id').execute()
    : [];
  return {
    carriers: await valuesOf('carrier_name'),
    services: await valuesOf('service_category'),
    zones: await valuesOf('rated_zone'),
    states: await valuesOf('normalised_consignee_state', undefined, ["normalised_consignee_country = 'US'"]),
    accessorials: await valuesOf('accessorial_group', 'charge_level_info'),
    agreements: agreements
      .filter((row) => scope.clientIds.includes(row.clientId))
      .map(({ id, clientName, carrierName, state }) => ({
        id,
        name: `${carrierName}, ${clientName} (${id}, ${state})`,
      })),
  };
}

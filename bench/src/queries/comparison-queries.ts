import { breakdownQuery } from '@waybill/model';
import { malloyRowsOf, rowsOf, spendState } from './dashboard-queries.ts';
import type { MeasuredQuery, Question } from './measured-query.ts';
import type { Questions } from './questions.ts';

const comparedClients = 3;

/** The comparison of three clients: one call for each, all at once. */
export function comparisonQueries(question: Question, { clientIds }: Questions): MeasuredQuery[] {
  const others = clientIds.filter((id) => id !== question.clientId).slice(0, comparedClients - 1);
  const compared = [question.clientId, ...others];
  return compared.length < comparedClients ? [] : [comparison(question, compared)];
}

function comparison(question: Question, clientIds: readonly number[]): MeasuredQuery {
  const bodies = clientIds.map((clientId) => breakdownQuery(spendState({ ...question, clientId }), 'carrier_name'));
  return {
    name: 'comparison of three clients by carrier',
    path: 'data/comparison/comparisonBreakdown',
    bodies,
    sql: clientIds.map(
      (clientId) => `select carrier_name, sum(net_amount_usd) from package_level_info
        where client_id = ${clientId} and bill_date between '${question.from}' and '${question.to}'
          and carrier_name <> 'USPS' and carrier_name not like 'DHL%' and net_amount <> 0
        group by 1 order by 2 desc`,
    ),
    malloy: clientIds.map(
      (
        clientId,
      ) => `run: packages -> { ${malloyRowsOf({ ...question, clientId })}; group_by: carrier_name; aggregate: spend;
        order_by: spend desc }`,
    ),
    mosaic: clientIds.map(
      (clientId) => `select carrier_name, sum(spend) from memory.main.pre_aggregated
        where ${rowsOf({ ...question, clientId })} group by 1 order by 2 desc`,
    ),
    aim: 1.15,
  };
}

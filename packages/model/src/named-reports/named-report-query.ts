import type { DataQuery } from '@waybill/contract';
import { oneOf } from '../conditions/text-literal.ts';
import { dateWhereClause } from '../dates/date-where-clause.ts';
import type { NamedReport } from './named-report.ts';
import type { NamedReportOrder } from './named-report-order.ts';

/** The query of a named report's rows: those of one carrier, by invoice date. */
export function namedReportQuery(
  { table, columns, conditions, groups, order, beside }: NamedReport,
  { carrier, startDate, endDate }: Pick<NamedReportOrder, 'carrier' | 'startDate' | 'endDate'>,
): Omit<DataQuery, 'clientId' | 'childClientIdsCSV'> {
  const asked = [dateWhereClause('bill_date', { from: startDate, to: endDate }), oneOf('carrier_name', [carrier])];
  return {
    selectColumnNames: columns.map(({ expression }) => expression),
    fromTableNames: [table, ...(beside === undefined ? [] : [beside.name])],
    whereClauseDetails: [...asked, ...conditions],
    groupByDetails: [...groups],
    orderByDetails: [...order],
    ...(beside === undefined
      ? {}
      : {
          innerQueries: {
            [beside.name]: {
              selectColumnNames: [...beside.query.selectColumnNames],
              fromTableNames: [beside.query.fromTableName],
              whereClauseDetails: [...asked, ...(beside.query.conditions ?? [])],
              groupByDetails: [...beside.query.groups],
            },
          },
        }),
  };
}

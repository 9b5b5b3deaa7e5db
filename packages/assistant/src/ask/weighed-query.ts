import type { DataQuery } from '@waybill/contract';
import type { TableName } from '@waybill/model';
import type { NumberFilter, Reading } from '../reading/reading.ts';
import { conditionOn } from './condition-on.ts';

/** What the weights of packages add to a query of charges. */
interface ChargesOfWeighed {
  readonly innerQueries: NonNullable<DataQuery['innerQueries']>;
  readonly whereClauses: readonly string[];
}

/** Whether a condition can only be met by packages: charges weigh nothing. */
export function isOfPackagesOnly({ column }: NumberFilter, table: TableName): boolean {
  return table === 'charge_level_info' && column !== 'net_amount';
}

/** The conditions of charges that belong to packages of some weight; `days` are those that both have in common. */
export function chargesOfWeighed({ conditions }: Reading, table: TableName, days: readonly string[]): ChargesOfWeighed {
  const weights = conditions.filter((each) => isOfPackagesOnly(each, table));
  if (weights.length === 0) return { innerQueries: {}, whereClauses: [] };
  return {
    innerQueries: {
      weighed: {
        selectColumnNames: ['tracking_number as weighed_package'],
        fromTableNames: ['package_level_info'],
        whereClauseDetails: [...days, "tracking_number <> ''", ...weights.map(conditionOn)],
        groupByDetails: ['tracking_number'],
      },
    },
    whereClauses: ['tracking_number = weighed_package'],
  };
}

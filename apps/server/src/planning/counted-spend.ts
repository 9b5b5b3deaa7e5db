import {
  countedAndExcluded,
  countedWhereClauses,
  totalSpend,
  totalSpendOfExcluded,
  totalSpendScope,
} from '@waybill/model';
import { compileDataQuery, type Scope } from '@waybill/query';
import { queryTimeoutMs } from '../platform/query-limits.ts';
import type { Services } from '../platform/services.ts';

/** Which rows Total Spend counts. */
export interface CountedSpend {
  readonly clauses: readonly string[];
  /** Whether there are rows of USPS and DHL, which it leaves out. */
  readonly leavesOut: boolean;
}

/** The conditions of Total Spend, as the dashboards count it for these clients: USPS and DHL count where there is nothing else. */
export async function countedSpend({ warehouse }: Pick<Services, 'warehouse'>, scope: Scope): Promise<CountedSpend> {
  const counted = countedWhereClauses([]);
  const query = {
    selectColumnNames: countedAndExcluded(),
    fromTableNames: ['package_level_info'],
    whereClauseDetails: counted,
  };
  const compiled = compileDataQuery(query, { scope, rollups: warehouse.rollups });
  const [row] = await warehouse.rows<Record<string, string | number | null>>(compiled, { timeoutMs: queryTimeoutMs });
  const leavesOut = totalSpendScope(row) === 'counted';
  return { clauses: [...counted, ...(leavesOut ? totalSpend : totalSpendOfExcluded).whereClauses], leavesOut };
}

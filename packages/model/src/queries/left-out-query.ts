import type { DataQuery } from '@waybill/contract';
import { leftOutGroups, type UsuallyLeftOut, usuallyLeftOut } from '../filters/counted.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { pageWhereClauses } from './where-clauses.ts';

/** What a page does not count now, of all that it usually leaves out. */
export function leftOutOf({ whereClauses }: Pick<PageState, 'whereClauses'>): readonly UsuallyLeftOut[] {
  return usuallyLeftOut.filter((name) => whereClauses.includes(leftOutGroups[name].others));
}

/**
 * The net amounts that a page does not count under its dates and filters, a column for each group of `leftOutOf`. A row
 * of two groups counts in the first, so that the amounts add up to all that is left out.
 */
export function leftOutQuery(state: PageState): DataQuery {
  const names = leftOutOf(state);
  const conditions = names.map((name) => leftOutGroups[name].others);
  const amounts = names.map((name, index) => {
    const rows = [leftOutGroups[name].rows, ...conditions.slice(0, index)].map((clause) => `(${clause})`).join(' and ');
    return `sum(case when ${rows} then net_amount else 0 end) as ${name}`;
  });
  const counted = { ...state, whereClauses: state.whereClauses.filter((clause) => !conditions.includes(clause)) };
  return {
    selectColumnNames: amounts,
    fromTableNames: [state.analysis.table],
    whereClauseDetails: pageWhereClauses(counted),
    ...fromClients(state),
  };
}

import type { DataQuery } from '@waybill/contract';
import { conditionalAggregateOf, type Fact } from '../figures/fact.ts';
import { leftOutGroups, type UsuallyLeftOut, usuallyLeftOut } from '../filters/counted.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { pageWhereClauses } from './where-clauses.ts';

/** What a page does not count now, of all that it usually leaves out. */
export function leftOutOf({ whereClauses }: Pick<PageState, 'whereClauses'>): readonly UsuallyLeftOut[] {
  return usuallyLeftOut.filter((name) => whereClauses.includes(leftOutGroups[name].others));
}

/** The fact by which a page says what it does not count: the chosen one, or the total that it is an average of. */
export function leftOutFact({ analysis, fact }: Pick<PageState, 'analysis' | 'fact'>): Fact {
  const { per, sum } = fact.measure;
  const total = analysis.facts.find(({ measure }) => measure.per === undefined && measure.sum === sum);
  return per === undefined ? fact : (total ?? fact);
}

/**
 * What a page does not count of `leftOutFact` under its dates and filters, a column for each group of `leftOutOf`. A row
 * of two groups counts in the first, so that the amounts add up to all that is left out.
 */
export function leftOutQuery(state: PageState): DataQuery {
  const names = leftOutOf(state);
  const conditions = names.map((name) => leftOutGroups[name].others);
  const fact = leftOutFact(state);
  const amounts = names.map((name, index) => {
    const rows = [leftOutGroups[name].rows, ...conditions.slice(0, index)];
    const ofGroup = { ...fact, whereClauses: [...fact.whereClauses, ...rows] };
    return `${conditionalAggregateOf(ofGroup).expression} as ${name}`;
  });
  const counted = { ...state, whereClauses: state.whereClauses.filter((clause) => !conditions.includes(clause)) };
  return {
    selectColumnNames: amounts,
    fromTableNames: [state.analysis.table],
    whereClauseDetails: pageWhereClauses(counted),
    ...fromClients(state),
  };
}

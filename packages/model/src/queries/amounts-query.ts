import type { DataQuery, DataRow } from '@waybill/contract';
import { everyRow } from '../figures/every-row.ts';
import { conditionalAggregateOf, type Fact } from '../figures/fact.ts';
import { packages } from '../figures/packages.ts';
import { billWeight } from '../figures/weight-facts.ts';
import type { Analysis } from '../pages/page.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { pageWhereClauses } from './where-clauses.ts';

/** The totals of all facts of the page in one query; one row, one column a fact. */
export function amountsQuery(state: PageState): DataQuery {
  return {
    selectColumnNames: [
      ...state.analysis.facts,
      ...factsBehind(state),
      ...packagesBehind(state.analysis),
      ...weightsBehind(state.analysis),
    ].map((fact) => `${conditionalAggregateOf(fact).expression} as ${fact.key}`),
    fromTableNames: [state.analysis.table],
    whereClauseDetails: pageWhereClauses(state),
    ...fromClients(state),
  };
}

/** The facts of a page that links open: the one of every row where it is chosen. */
export function factsBehind({ analysis, fact }: PageState): readonly Fact[] {
  const ofPage = analysis.factsBehind ?? [];
  return fact.key === everyRow.key ? [...ofPage, everyRow] : ofPage;
}

/**
 * The packages behind the chosen fact, including those for which it is zero, so that the average is per package.
 * Undefined on a page that does not count packages.
 */
export function packagesOf({ analysis, fact }: PageState, row: DataRow | undefined): number | undefined {
  const wanted = conditionsOf(fact).join();
  const counted = packagesBehind(analysis).find(({ whereClauses }) => whereClauses.join() === wanted);
  return counted && amountOf(counted, row);
}

/** The pounds that the chosen fact is billed for; undefined on a page that does not count packages. */
export function poundsOf({ analysis, fact }: PageState, row: DataRow | undefined): number | undefined {
  const wanted = conditionsOf(fact).join();
  const counted = weightsBehind(analysis).find(({ whereClauses }) => whereClauses.join() === wanted);
  return counted && amountOf(counted, row);
}

/** The billed weight under the same conditions as the packages. */
function weightsBehind(analysis: Analysis): readonly Fact[] {
  return packagesBehind(analysis).map(({ key, whereClauses }) => ({
    ...billWeight,
    key: key.replace('packages', 'pounds'),
    whereClauses,
  }));
}

/** The packages under each set of conditions that facts of the page look at. */
function packagesBehind({ hasCostPerPackage, facts, factsBehind = [] }: Analysis): readonly Fact[] {
  if (!hasCostPerPackage) return [];
  const sets = new Map([...facts, ...factsBehind].map((fact) => [conditionsOf(fact).join(), conditionsOf(fact)]));
  return [...sets.values()].map((whereClauses, index) => ({ ...packages, key: `packages_${index + 1}`, whereClauses }));
}

function conditionsOf({ whereClauses, measure }: Fact): readonly string[] {
  return whereClauses.filter((clause) => clause !== `${measure.sum} <> 0`);
}

/** A fact's total in the answer of the amounts query; 0 if there are no rows. */
export function amountOf(fact: Fact, row: DataRow | undefined): number {
  return Number(row?.[fact.key.toUpperCase()] ?? 0);
}

import type { DataRow } from '@waybill/contract';
import { amountOf, type Fact, factsBehind, type PageState, packagesOf, poundsOf } from '@waybill/model';

export interface Amount {
  readonly fact: Fact;
  readonly value: number;
}

/** The totals of a page. */
export interface Amounts {
  /** The total of every fact of the page, in the page's order. */
  readonly amounts: readonly Amount[];
  /** What is behind Total Spend; empty on a page without it. */
  readonly behind: readonly Amount[];
  /** The packages that the chosen fact is billed for; undefined on a page that does not count them. */
  readonly packages: number | undefined;
  /** The billed pounds of these packages; undefined if packages are not counted. */
  readonly pounds: number | undefined;
}

/** The totals that a page shows: also the chosen one, where a link opened what is behind Total Spend. */
export function withChosen({ amounts, behind }: Amounts, { fact }: PageState): readonly Amount[] {
  return [...amounts, ...behind.filter((amount) => amount.fact.key === fact.key)];
}

export function prepareAmounts(state: PageState): (rows: readonly DataRow[]) => Amounts {
  return ([row]) => ({
    amounts: state.analysis.facts.map((fact) => ({ fact, value: amountOf(fact, row) })),
    behind: factsBehind(state).map((fact) => ({ fact, value: amountOf(fact, row) })),
    packages: packagesOf(state, row),
    pounds: poundsOf(state, row),
  });
}

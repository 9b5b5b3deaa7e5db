import { type ExceptionState, exceptionStates, type FindingTally } from '@waybill/contract';
import { type ExceptionLevel, type ExceptionRule, rounded, rulesOf } from '@waybill/model';

/** How many findings, and what is at stake in US dollars. */
export interface Stake {
  readonly findings: number;
  readonly amount: number;
}

export interface Summary {
  readonly states: Readonly<Record<ExceptionState, Stake>>;
  readonly rules: readonly { readonly rule: ExceptionRule; readonly states: Readonly<Record<ExceptionState, Stake>> }[];
  /** What is not settled yet by carrier, the largest amount first. */
  readonly carriers: readonly (Stake & { readonly carrierName: string })[];
}

const unsettled: readonly ExceptionState[] = ['open', 'in_review', 'disputed'];

/** What can be got back, from whom, and what has been done. */
export function summaryOf(level: ExceptionLevel, tallies: readonly FindingTally[]): Summary {
  const names = [...new Set(tallies.map(({ carrierName }) => carrierName))];
  const waiting = tallies.filter(({ state }) => unsettled.includes(state));
  return {
    states: byState(tallies),
    rules: rulesOf(level).map((rule) => ({
      rule,
      states: byState(tallies.filter((tally) => tally.rule === rule.name)),
    })),
    carriers: names
      .map((carrierName) => ({ carrierName, ...stakeOf(waiting.filter((tally) => tally.carrierName === carrierName)) }))
      .filter(({ findings }) => findings > 0)
      .toSorted((a, b) => b.amount - a.amount),
  };
}

function byState(tallies: readonly FindingTally[]): Readonly<Record<ExceptionState, Stake>> {
  const of = (state: ExceptionState) => stakeOf(tallies.filter((tally) => tally.state === state));
  const [open, inReview, disputed, credited, accepted] = exceptionStates;
  return {
    open: of(open),
    in_review: of(inReview),
    disputed: of(disputed),
    credited: of(credited),
    accepted: of(accepted),
  };
}

const stakeOf = (tallies: readonly FindingTally[]): Stake => ({
  findings: tallies.reduce((sum, { findings }) => sum + findings, 0),
  amount: rounded(tallies.reduce((sum, { amount }) => sum + amount, 0)),
});

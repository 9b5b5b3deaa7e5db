import { type ExceptionState, type FindingTally, settledStates, unfiledStates } from '@waybill/contract';
import { type ExceptionLevel, type ExceptionRule, rounded, rulesOf } from '@waybill/model';

/** How many findings, and what is at stake in US dollars. */
export interface Stake {
  readonly findings: number;
  readonly amount: number;
}

/** What can still be claimed, and by which day the first of it must be. */
export interface Claimable extends Stake {
  readonly firstClaimBy: string | null;
}

export interface Summary {
  readonly claimable: Claimable;
  readonly states: Readonly<Record<ExceptionState, Stake>>;
  readonly rules: readonly { readonly rule: ExceptionRule; readonly states: Readonly<Record<ExceptionState, Stake>> }[];
  /** What is not settled yet by carrier, the largest amount first. */
  readonly carriers: readonly (Stake & { readonly carrierName: string })[];
}

/** The rule and the carrier that are chosen on the page, if any. */
interface Chosen {
  readonly rule?: string | undefined;
  readonly carrierName?: string | undefined;
}

/** What can be got back, from whom, and what has been done; each part follows what is chosen in the others. */
export function summaryOf(level: ExceptionLevel, tallies: readonly FindingTally[], chosen: Chosen): Summary {
  const ofRule = tallies.filter(({ rule }) => chosen.rule === undefined || rule === chosen.rule);
  const ofCarrier = tallies.filter(
    ({ carrierName }) => chosen.carrierName === undefined || carrierName === chosen.carrierName,
  );
  const ofBoth = ofRule.filter((tally) => ofCarrier.includes(tally));
  const waiting = ofRule.filter(({ state }) => !settledStates.includes(state));
  return {
    claimable: claimableOf(ofBoth),
    states: byState(ofBoth),
    rules: rulesOf(level).map((rule) => ({
      rule,
      states: byState(ofCarrier.filter((tally) => tally.rule === rule.name)),
    })),
    carriers: [...new Set(waiting.map(({ carrierName }) => carrierName))]
      .map((carrierName) => ({ carrierName, ...stakeOf(waiting.filter((tally) => tally.carrierName === carrierName)) }))
      .toSorted((a, b) => b.amount - a.amount),
  };
}

function claimableOf(tallies: readonly FindingTally[]): Claimable {
  const claimable = tallies.filter(
    ({ state, claimWindow }) => unfiledStates.includes(state) && claimWindow === 'claimable',
  );
  const [first = null] = claimable.flatMap(({ firstClaimBy }) => firstClaimBy ?? []).toSorted();
  return { ...stakeOf(claimable), firstClaimBy: first };
}

function byState(tallies: readonly FindingTally[]): Readonly<Record<ExceptionState, Stake>> {
  const of = (state: ExceptionState) => stakeOf(tallies.filter((tally) => tally.state === state));
  return {
    open: of('open'),
    in_review: of('in_review'),
    disputed: of('disputed'),
    credited: of('credited'),
    denied: of('denied'),
    accepted: of('accepted'),
  };
}

const stakeOf = (tallies: readonly FindingTally[]): Stake => ({
  findings: tallies.reduce((sum, { findings }) => sum + findings, 0),
  amount: rounded(tallies.reduce((sum, { amount }) => sum + amount, 0)),
});

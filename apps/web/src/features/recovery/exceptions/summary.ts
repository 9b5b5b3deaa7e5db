import {
  type Confidence,
  type ExceptionState,
  type FindingTally,
  settledStates,
  unfiledStates,
} from '@waybill/contract';
import { type ExceptionRule, type FindingsLevel, rounded, rulesOf } from '@waybill/model';
import { expiringClaims } from '../../../lib/attention/expiring-claims.ts';

/** How many findings, and what is at stake in US dollars. */
export interface Stake {
  readonly findings: number;
  readonly amount: number;
}

/** What nobody has filed yet, and by which day the first of it must be claimed. */
export interface Claimable extends Stake {
  readonly firstClaimBy: string | null;
}

/** What nobody has filed yet: by how sure it is, and what cannot be claimed. */
export type Unfiled = Readonly<Record<Confidence | 'not_claimable', Claimable>>;

export interface Summary {
  readonly unfiled: Unfiled;
  /** What must be claimed within a week: certain or likely, and not filed yet. */
  readonly soon: Stake;
  /** Late packages of accounts that do not claim the guarantee. */
  readonly notEntitled: Stake;
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
export function summaryOf(level: FindingsLevel, tallies: readonly FindingTally[], chosen: Chosen): Summary {
  const ofRule = tallies.filter(({ rule }) => chosen.rule === undefined || rule === chosen.rule);
  const ofCarrier = tallies.filter(
    ({ carrierName }) => chosen.carrierName === undefined || carrierName === chosen.carrierName,
  );
  const ofBoth = ofRule.filter((tally) => ofCarrier.includes(tally));
  const waiting = ofRule.filter(
    ({ state, obstacle, confidence }) => !settledStates.includes(state) && obstacle === null && confidence !== 'check',
  );
  return {
    unfiled: unfiledOf(ofBoth),
    soon: expiringClaims(ofBoth),
    notEntitled: stakeOf(ofBoth.filter(({ obstacle }) => obstacle === 'not_entitled')),
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

function unfiledOf(tallies: readonly FindingTally[]): Unfiled {
  const unfiled = tallies.filter(({ state }) => unfiledStates.includes(state));
  const of = (fits: (tally: FindingTally) => boolean): Claimable => {
    const fitting = unfiled.filter(fits);
    const [first = null] = fitting.flatMap(({ firstClaimBy }) => firstClaimBy ?? []).toSorted();
    return { ...stakeOf(fitting), firstClaimBy: first };
  };
  const sure = (wanted: Confidence) => of(({ confidence, obstacle }) => confidence === wanted && obstacle === null);
  const { findings, amount } = of(({ obstacle }) => obstacle !== null);
  return {
    certain: sure('certain'),
    likely: sure('likely'),
    check: sure('check'),
    not_claimable: { findings, amount, firstClaimBy: null },
  };
}

function byState(tallies: readonly FindingTally[]): Readonly<Record<ExceptionState, Stake>> {
  const of = (state: ExceptionState) => {
    const own = tallies.filter((tally) => tally.state === state);
    return state === 'credited' ? creditedOf(own) : stakeOf(own);
  };
  return {
    open: of('open'),
    in_review: of('in_review'),
    packed: of('packed'),
    disputed: of('disputed'),
    acknowledged: of('acknowledged'),
    partly_credited: of('partly_credited'),
    credited: of('credited'),
    denied: of('denied'),
    written_off: of('written_off'),
    accepted: of('accepted'),
    withdrawn: of('withdrawn'),
  };
}

/** What has been credited, never what was hoped for. */
const creditedOf = (tallies: readonly FindingTally[]): Stake => ({
  findings: tallies.reduce((sum, { findings }) => sum + findings, 0),
  amount: rounded(tallies.reduce((sum, { credited }) => sum + credited, 0)),
});

const stakeOf = (tallies: readonly FindingTally[]): Stake => ({
  findings: tallies.reduce((sum, { findings }) => sum + findings, 0),
  amount: rounded(
    tallies.reduce((sum, { amount, credited, obstacle }) => sum + (obstacle === 'credited' ? credited : amount), 0),
  ),
});

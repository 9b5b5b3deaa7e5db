import type { CalendarDay } from '@waybill/model';

/** The last pounds of the weight bands that discounts are agreed for; the last band has no end. */
export const weightBands = [5, 10, 20, 30, 50, 70, 150, 999] as const;

/** How many packages were billed alike: under which conditions, by what value, and on which ship dates. */
export interface BilledTerm {
  readonly service: string;
  readonly billing: string;
  readonly receiver: string;
  readonly zone: string;
  /** The last pound of its weight band. */
  readonly band: number;
  /** The name of the charge in the rule packs. */
  readonly charge: string;
  /** A discount in tenths of a per cent, or an amount in cents; below 0 for what is like no other package. */
  readonly amount: number;
  /** The same before any reduction, in cents. */
  readonly gross: number;
  readonly cases: number;
  readonly since: CalendarDay;
  readonly until: CalendarDay;
}

/** On how many packages of how many something was seen, from which ship date on. */
export interface Evidence {
  readonly cases: number;
  readonly among: number;
  readonly since: CalendarDay;
}

/** What was learned about the packages that these conditions name. */
export interface LearnedTerm {
  readonly conditions: Readonly<Partial<Record<Condition, readonly string[]>>>;
  readonly amount: number;
  readonly gross: number;
  /** The first day, if it was another before. */
  readonly from: CalendarDay | undefined;
  readonly until: CalendarDay;
  readonly evidence: Evidence;
}

export type Condition = 'service' | 'billing' | 'receiver' | 'zone' | 'band' | 'charge';

/** A value is a term if so many packages have it, and such a share of all that are alike: the fewer, the more must agree. */
const enough = [
  { cases: 30, share: 0.8 },
  { cases: 10, share: 0.9 },
] as const;
const isEnough = (cases: number, among: number): boolean =>
  enough.some((each) => cases >= each.cases && cases >= each.share * among);

/** How terms are learned. */
interface Learning {
  /** Values that differ by no more than this are alike. */
  readonly rounding: number;
  /** What is no term of its own, such as no discount. */
  readonly usual?: number;
}

/**
 * The terms that packages show: first about all of them, then by the conditions of each level what departs from that.
 * Terms that differ in one condition only are told together.
 */
export function learnedTerms(
  billed: readonly BilledTerm[],
  levels: readonly (readonly Condition[])[],
  learning: Learning,
): readonly LearnedTerm[] {
  const learned = learnedBelow(billed, levels, learning, {});
  return (['zone', 'band', 'receiver', 'service'] as const).reduce<readonly LearnedTerm[]>(together, learned);
}

function learnedBelow(
  billed: readonly BilledTerm[],
  [level, ...deeper]: readonly (readonly Condition[])[],
  { rounding, usual }: Learning,
  conditions: LearnedTerm['conditions'],
): readonly LearnedTerm[] {
  if (level === undefined) return [];
  const groups = Map.groupBy(billed, (each) => JSON.stringify(level.map((name) => each[name])));
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike;
    const own = { ...conditions, ...Object.fromEntries(level.map((name) => [name, [String(first?.[name])]])) };
    const found = usualOf(alike, rounding);
    const isNew = found !== undefined && (usual === undefined || Math.abs(found.amount - usual) > rounding);
    const above = found?.amount ?? usual;
    const below = above === undefined ? { rounding } : { rounding, usual: above };
    return [...(isNew ? [{ ...found, conditions: own }] : []), ...learnedBelow(alike, deeper, below, own)];
  });
}

/** The value that most packages have; if it changed, the newest one from its first day on. */
function usualOf(alike: readonly BilledTerm[], rounding: number): Omit<LearnedTerm, 'conditions'> | undefined {
  const values = [...Map.groupBy(alike, ({ amount }) => amount).values()]
    .map(summedUp)
    .filter(({ amount }) => amount >= 0)
    .toSorted((one, other) => other.cases - one.cases);
  const newest = values
    .filter(({ cases }) => isEnough(cases, cases))
    .toSorted((one, other) => other.since.localeCompare(one.since))[0];
  return [
    { value: values[0], from: undefined },
    { value: newest, from: newest?.since },
  ]
    .map(({ value, from }) => {
      if (value === undefined) return undefined;
      const counted = from === undefined ? alike : alike.filter(({ until }) => until >= from);
      const same = summedUp(counted.filter(({ amount }) => Math.abs(amount - value.amount) <= rounding));
      const among = counted.reduce((sum, { cases }) => sum + cases, 0);
      const { gross, until, since, cases } = same;
      return isEnough(cases, among)
        ? { amount: value.amount, gross, from, until, evidence: { cases, among, since } }
        : undefined;
    })
    .find((found) => found !== undefined);
}

/** Packages with one value as one; what it was before a reduction is told by most of them. */
function summedUp(same: readonly BilledTerm[]) {
  const most = same.reduce<BilledTerm | undefined>(
    (one, other) => (one && one.cases >= other.cases ? one : other),
    undefined,
  );
  const days = (of: 'since' | 'until') => same.map((each) => each[of]).toSorted();
  return {
    amount: most?.amount ?? -1,
    gross: most?.gross ?? 0,
    cases: same.reduce((sum, { cases }) => sum + cases, 0),
    since: days('since')[0] ?? '',
    until: days('until').at(-1) ?? '',
  };
}

/** Terms that are the same but for one condition, as one; weight bands only where one follows the other. */
function together(learned: readonly LearnedTerm[], condition: Condition): readonly LearnedTerm[] {
  const alike = new Map<string, readonly LearnedTerm[]>();
  for (const each of learned.toSorted((one, other) => placeOf(one, 0) - placeOf(other, 0))) {
    const { conditions, amount, gross, from } = each;
    const key = JSON.stringify([amount, gross, from, { ...conditions, [condition]: conditions[condition] && [] }]);
    const runs = alike.get(key) ?? [];
    const last = runs.at(-1);
    const follows = last !== undefined && (condition !== 'band' || placeOf(each, 0) === placeOf(last, -1) + 1);
    alike.set(key, follows ? runs.with(-1, joined(last, each, condition)) : [...runs, each]);
  }
  return [...alike.values()].flat();
}

/** The place of one of its weight bands among all. */
const placeOf = ({ conditions }: LearnedTerm, at: number): number =>
  weightBands.findIndex((pounds) => String(pounds) === conditions.band?.at(at));

function joined(one: LearnedTerm, other: LearnedTerm, condition: Condition): LearnedTerm {
  const named = [...new Set([one, other].flatMap(({ conditions }) => conditions[condition] ?? []))];
  return {
    ...one,
    conditions: { ...one.conditions, [condition]: named },
    until: [one.until, other.until].toSorted().at(-1) ?? one.until,
    evidence: {
      cases: one.evidence.cases + other.evidence.cases,
      among: one.evidence.among + other.evidence.among,
      since: [one.evidence.since, other.evidence.since].toSorted()[0] ?? one.evidence.since,
    },
  };
}

import type { Draft } from '../draft/draft.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import type { Concept } from '../vocabulary/concept.ts';

/** One thing that a question names: what kind of thing, and which. */
interface Named {
  readonly kind: string;
  readonly which: string;
}

/**
 * ‘UPS in October and FedEx in November’: each of two clauses has its own days, places, figures or amounts. A reading has
 * one set of filters, figures and days for everything, so it would mix them up. Tells the words of the second clause.
 */
export function clausesApart(items: readonly ChosenItem[], { periods }: Pick<Draft, 'periods'>): readonly string[] {
  const days = new Map(periods.named.map(({ place, range }) => [place, `${range.from} ${range.to}`]));
  const named = items.map(({ concept }, place) => namedBy(concept, items, place, days.get(place)));
  const kinds = [...new Set(named.flatMap((each) => each?.kind ?? []))];
  for (const one of kinds) {
    for (const other of kinds) {
      if (one === other) continue;
      const place = fourth(named, one, other);
      if (place !== undefined) return [items[place]?.text ?? ''];
    }
  }
  return [];
}

/** The place at which two kinds of things have alternated twice, each with something new: one, other, one, other. */
function fourth(named: readonly (Named | undefined)[], one: string, other: string): number | undefined {
  const seen = new Set<string>();
  let turns = 0;
  for (const [place, each] of named.entries()) {
    if (each === undefined || (each.kind !== one && each.kind !== other)) continue;
    const key = `${each.kind} ${each.which}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (each.kind === (turns % 2 === 0 ? one : other)) turns += 1;
    if (turns === 4) return place;
  }
  return undefined;
}

function namedBy(
  concept: Concept,
  items: readonly ChosenItem[],
  place: number,
  days: string | undefined,
): Named | undefined {
  if (days !== undefined) return { kind: 'days', which: days };
  if (concept.kind === 'value') return { kind: `value ${concept.dimension}`, which: concept.values.join() };
  if (concept.kind === 'measure')
    return concept.measure === 'packages' ? undefined : { kind: 'figure', which: concept.measure };
  if (concept.kind === 'dimension') {
    const next = items[place + 1]?.concept;
    const isNumbered = next?.kind === 'number' || next?.kind === 'code';
    return isNumbered
      ? { kind: `value ${concept.dimension}`, which: JSON.stringify(next) }
      : { kind: 'group', which: concept.dimension };
  }
  if (concept.kind === 'everyUnit') return { kind: 'group', which: concept.grain };
  const isCompared = concept.kind === 'intent' && ['over', 'under', 'atLeast', 'atMost'].includes(concept.intent);
  const next = items[place + 1]?.concept;
  if (isCompared && next?.kind === 'number') return { kind: 'amount', which: `${concept.intent} ${next.value}` };
  return undefined;
}

/**
 * ‘UPS ground packages vs FedEx packages’: where both sides of a comparison name their packages, a value of one side
 * belongs to that side alone. Tells such a value.
 */
export function valuesOfOneSide(items: readonly ChosenItem[]): readonly string[] {
  const versus = items.findIndex(({ concept }) => concept.kind === 'intent' && concept.intent === 'versus');
  const ofFirst = valueBeforeVersus(items, versus);
  if (ofFirst !== undefined) return [ofFirst];
  const sides = [items.slice(0, versus), items.slice(versus + 1)] as const;
  const [before, after] = sides.map((side) => nounOf(side));
  if (versus < 0 || before === undefined || after === undefined || before.noun !== after.noun) return [];
  const compared = new Set(before.dimensions.filter((dimension) => after.dimensions.includes(dimension)));
  const only = (one: Side, other: Side) =>
    one.values.filter(
      ({ dimension, which }) => !compared.has(dimension) && !other.values.some((each) => each.which === which),
    );
  return compared.size === 0 ? [] : [...only(before, after), ...only(after, before)].map(({ text }) => text);
}

/** The ‘ground’ of ‘UPS ground vs FedEx’, which may or may not be meant for both. */
function valueBeforeVersus(items: readonly ChosenItem[], versus: number): string | undefined {
  const [compared, value] = [items[versus - 2]?.concept, items[versus - 1]?.concept];
  if (compared?.kind !== 'value' || value?.kind !== 'value' || compared.dimension === value.dimension) return undefined;
  const after = items.slice(versus + 1).flatMap(({ concept }) => (concept.kind === 'value' ? [concept] : []));
  const isOtherSide = after.some(({ dimension }) => dimension === compared.dimension);
  const isOfBoth = after.some((each) => each.dimension === value.dimension);
  return isOtherSide && !isOfBoth ? items[versus - 1]?.text : undefined;
}

interface Side {
  readonly noun: string;
  readonly dimensions: readonly string[];
  readonly values: readonly { readonly dimension: string; readonly which: string; readonly text: string }[];
}

/** The figure of a side of a comparison, and the values that stand before it. */
function nounOf(side: readonly ChosenItem[]): Side | undefined {
  const place = side.findLastIndex(({ concept }) => concept.kind === 'measure');
  const concept = side[place]?.concept;
  if (concept?.kind !== 'measure') return undefined;
  const values = side
    .slice(0, place)
    .flatMap(({ concept: each, text }) =>
      each.kind === 'value'
        ? [{ dimension: each.dimension, which: `${each.dimension} ${each.values.join()}`, text }]
        : [],
    );
  return { noun: concept.measure, dimensions: values.map(({ dimension }) => dimension), values };
}

import type { ChosenItem } from '../read/choose-meanings.ts';
import type { Draft } from '../read/draft.ts';
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

import type { Draft } from '../draft/draft.ts';
import { dimensions } from '../measures/dimensions.ts';
import type { Alternative } from '../reading/reading.ts';
import { type Circumstances, type Completed, readingsOf } from './completed.ts';

type Complete = (draft: Draft, circumstances: Circumstances) => Completed;

/**
 * ‘Late or over 50 lb’: rows that meet one of two conditions. Where others may belong to one of them only, or where an
 * ‘or’ joins something else, each condition by itself and all together are there to choose from.
 */
export function either(draft: Draft, circumstances: Circumstances, complete: Complete): Completed {
  const { joined, filters, conditions } = draft;
  const isOfPackages = joined?.alternatives.every(canBeEither) === true;
  if (joined !== undefined && isOfPackages) {
    const one = oneOfTwo(draft, joined.alternatives);
    if (!joined.isOpen) return complete(one, circumstances);
    const readings = readingsOf(
      [one, orTheLast(draft, joined.alternatives)].map((each) => complete(each, circumstances)),
    );
    if (readings.length > 1) return { kind: 'choices', question: 'either', readings };
  }
  const alone: readonly Draft[] = [
    ...filters.map((filter): Draft => ({ ...draft, filters: [filter], conditions: { ...conditions, rows: [] } })),
    ...conditions.rows.map(
      (condition): Draft => ({ ...draft, filters: [], conditions: { ...conditions, rows: [condition] } }),
    ),
  ];
  const readings = readingsOf(
    [...alone, draft].map((each) => complete({ ...each, isEither: false, joined: undefined }, circumstances)),
  );
  if (alone.length < 2 || readings.length < 2) return { kind: 'none', reason: 'noFigure', words: [] };
  return { kind: 'choices', question: 'either', readings };
}

/** Whether every row tells it, packages and charges alike. */
function canBeEither({ filters }: Alternative): boolean {
  return filters.every(({ dimension }) => dimensions[dimension].tables.includes('package_level_info'));
}

/** Everything else holds for both. */
function oneOfTwo(draft: Draft, alternatives: readonly Alternative[]): Draft {
  const filters = alternatives.flatMap((each) => each.filters);
  const rows = alternatives.flatMap((each) => each.conditions);
  return {
    ...draft,
    isEither: false,
    anyOf: alternatives,
    filters: draft.filters.filter((each) => !filters.includes(each)),
    conditions: { ...draft.conditions, rows: draft.conditions.rows.filter((each) => !rows.includes(each)) },
  };
}

/** Everything else belongs to the first one. */
function orTheLast(draft: Draft, alternatives: readonly Alternative[]): Draft {
  const [first, last] = alternatives;
  if (first === undefined || last === undefined) return draft;
  const { filters, conditions } = oneOfTwo(draft, alternatives);
  const whole = {
    filters: [...filters, ...first.filters],
    conditions: [...conditions.rows, ...first.conditions],
  };
  return {
    ...draft,
    isEither: false,
    anyOf: [whole, last],
    filters: [],
    conditions: { ...draft.conditions, rows: [] },
  };
}

import type { Reading } from '../reading/reading.ts';
import type { Circumstances, Completed } from './completed.ts';
import type { Draft } from './draft.ts';

/** ‘Late or over 50 lb’: each condition by itself, and both together, to choose from. */
export function either(
  draft: Draft,
  circumstances: Circumstances,
  complete: (draft: Draft, circumstances: Circumstances) => Completed,
): Completed {
  const { filters, conditions } = draft;
  const alone: readonly Draft[] = [
    ...filters.map((filter): Draft => ({ ...draft, filters: [filter], conditions: { ...conditions, rows: [] } })),
    ...conditions.rows.map(
      (condition): Draft => ({ ...draft, filters: [], conditions: { ...conditions, rows: [condition] } }),
    ),
  ];
  const readings = [...alone, draft].flatMap((each): Reading[] => {
    const done = complete({ ...each, isEither: false }, circumstances);
    return done.kind === 'reading' ? [done.reading] : [];
  });
  if (alone.length < 2 || readings.length < 2) return { kind: 'none', reason: 'noFigure', words: [] };
  return { kind: 'choices', question: 'either', readings };
}

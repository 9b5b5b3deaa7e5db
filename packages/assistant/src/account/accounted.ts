import type { Draft } from '../draft/draft.ts';
import type { Circumstances, Completed } from '../read/completed.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import type { Concept } from '../vocabulary/concept.ts';
import { clausesApart, valuesOfOneSide } from './clauses.ts';
import { daysLeftOut } from './days-left-out.ts';
import { accountsNamedByPlace } from './named-accounts.ts';
import { unaccounted } from './unaccounted.ts';
import { bothWeekdays, weekdaysLeftOpen } from './weekdays-left-open.ts';

/**
 * Holds a reading against every word of its question, whatever rule has read it: a reading that does not express one of
 * them is not given, and one that mixes up two clauses is not offered either.
 */
export function accounted(
  completed: Completed,
  items: readonly ChosenItem[],
  draft: Draft,
  { previous, today }: Pick<Circumstances, 'previous' | 'today'>,
): Completed {
  if (completed.kind === 'none' || draft.liftsLimit) return completed;
  const mixedUp = [...clausesApart(items, draft), ...valuesOfOneSide(items), ...accountsNamedByPlace(items)];
  if (completed.kind === 'choices') return withoutWords(expressingAll(completed, items, { draft, previous }), mixedUp);
  const { reading } = completed;
  const lost = [...unaccounted(items, reading, { draft, previous }), ...mixedUp, ...daysLeftOut(items, reading, draft)];
  const open = weekdaysLeftOpen(items, reading, draft.periods.words);
  const both = lost.length === 0 && open.length === 1 ? bothWeekdays(reading, today) : [];
  if (both.length > 0) return { kind: 'choices', question: 'whichOfThese', readings: both };
  return withoutWords(completed, [...lost, ...open]);
}

/**
 * Choices that express every word; the invoices of ‘UPS invoices total’ may be counted or added up. Of two conditions with ‘or’ between them, each is a choice by itself.
 */
function expressingAll(
  choices: Extract<Completed, { kind: 'choices' }>,
  items: readonly ChosenItem[],
  asked: Parameters<typeof unaccounted>[2],
): Completed {
  if (choices.question === 'either') return choices;
  const told = items.map((item) =>
    item.concept.kind === 'measure' && item.concept.measure === 'invoices' ? { ...item, concept: idle } : item,
  );
  const leftOut = choices.readings.map((reading) => unaccounted(told, reading, asked));
  const readings = choices.readings.filter((_, index) => leftOut[index]?.length === 0);
  return readings.length > 1 ? { ...choices, readings } : withoutWords(choices, leftOut.flat());
}

const idle: Concept = { kind: 'noise' };

function withoutWords(completed: Completed, words: readonly string[]): Completed {
  return words.length === 0 ? completed : { kind: 'none', reason: 'unplaced', words: [...new Set(words)] };
}

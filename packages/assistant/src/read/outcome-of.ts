import type { BareOutcome, Choice, Remark } from '../reading/outcome.ts';
import type { Reading } from '../reading/reading.ts';
import { sayReading } from '../say/say-reading.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import type { Circumstances, Completed } from './completed.ts';
import { settled } from './settled.ts';

const mostChoices = 4;

/** A question why a figure changed is answered by what it is made of: readings to choose from. */
export function withReasons(
  completed: Completed,
  fork: readonly { readonly concept: { readonly kind: string } }[],
  circumstances: Circumstances,
): Completed {
  if (completed.kind !== 'reading') return completed;
  const asksWhy = fork.some(
    ({ concept }) => concept.kind === 'intent' && 'intent' in concept && concept.intent === 'why',
  );
  const { measures: told, compare } = completed.reading;
  if (!asksWhy || (compare === undefined && told.length > 1)) return completed;
  if (completed.reading.measures.length === 0) return { kind: 'none', reason: 'noFigure', words: [] };
  const { reading } = completed;
  const readings = (['carrier_name', 'service_category', 'state'] as const).map(
    (dimension): Reading => ({
      ...reading,
      dimensions: [dimension],
      sort: { by: 'change', descending: true },
      show: 'table',
      include: circumstances.include,
    }),
  );
  return {
    kind: 'choices',
    question: 'why',
    readings,
  };
}

type ReadOutcome = Extract<BareOutcome, { kind: 'answer' | 'clarify' | 'refuse' }>;

/** What becomes of a question whose words were read in one or several ways. */
export function outcomeOf(
  completed: readonly Completed[],
  spelling: readonly Remark[],
  { language }: Circumstances,
  fork: readonly ChosenItem[],
): ReadOutcome {
  const readings = completed.flatMap((each) => (each.kind === 'reading' ? [each] : []));
  const distinct = [...new Map(readings.map((each) => [JSON.stringify(each.reading), each])).values()];
  const open = completed.flatMap((each) => (each.kind === 'choices' ? each.readings : []));
  const [only] = distinct;
  if (only !== undefined && distinct.length === 1 && open.length === 0) {
    const { reading, remarks, alternatives } = only;
    return { kind: 'answer', reading, remarks: [...spelling, ...remarks], alternatives };
  }
  if (distinct.length > 0) {
    return {
      kind: 'clarify',
      question: sentencesIn(language).asksBack.whichOfThese,
      choices: choicesOf([...distinct.map(({ reading }) => reading), ...open]),
    };
  }
  const choices = completed.find((each) => each.kind === 'choices');
  if (choices?.kind === 'choices' && choices.readings.length > 1) {
    return {
      kind: 'clarify',
      question: sentencesIn(language).asksBack[choices.question],
      choices: choicesOf(choices.readings),
    };
  }
  const none = completed.find((each) => each.kind === 'none');
  const [given, words] = none?.kind === 'none' ? [none.reason, none.words] : (['noFigure', []] as const);
  const reason = given === 'unplaced' && areKnown(words, fork) ? 'unplacedTogether' : given;
  return { kind: 'refuse', reason: sentencesIn(language).reasons[reason], words, suggestions: [] };
}

/** Whether the vocabulary has all of these words, so that only what they mean together is unknown. */
function areKnown(words: readonly string[], fork: readonly ChosenItem[]): boolean {
  return words.every((word) => fork.some(({ text, concept }) => text === word && concept.kind !== 'unknown'));
}

function choicesOf(readings: readonly Reading[]): readonly Choice[] {
  return readings
    .flatMap((reading) => settled(reading) ?? [])
    .slice(0, mostChoices)
    .map((reading) => ({ text: sayReading(reading), reading }));
}

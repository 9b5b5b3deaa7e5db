import type { AskedQuestion } from '../reading/asked-question.ts';
import type { Choice, Outcome } from '../reading/outcome.ts';
import { sayReading } from '../say/say-reading.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import { textsNear } from './texts-near.ts';
import { tellsBoth, twoQuestions } from './two-questions.ts';

type Read = (question: AskedQuestion) => Outcome;

const mostChoices = 2;
const mostRounds = 3;

/** Of two questions in one that no single table answers, each is a choice. */
export function inTwo(outcome: Outcome, question: AskedQuestion, read: Read): Outcome {
  const parts = outcome.kind === 'answer' || outcome.kind === 'refuse' ? twoQuestions(question.text) : undefined;
  if (parts === undefined) return outcome;
  const first = read({ ...question, text: parts[0] });
  if (first.kind !== 'answer') return outcome;
  const second = read({ ...question, text: parts[1], earlier: [...question.earlier, first.reading] });
  const alone = read({ ...question, text: parts[1] });
  if (second.kind !== 'answer' || alone.kind !== 'answer') return outcome;
  const { time } = second.reading;
  const isOfSecond = first.reading.time.assumed === true && time.assumed !== true;
  const readings = [isOfSecond ? { ...first.reading, time } : first.reading, second.reading] as const;
  if (outcome.kind === 'answer' && tellsBoth(outcome.reading, ...readings)) return outcome;
  const { steps, ignored, language } = outcome;
  const choices = readings.map((reading) => ({ text: sayReading(reading), reading }));
  return { kind: 'clarify', question: sentencesIn(language).asksBack.whichOfThese, choices, steps, ignored, language };
}

/**
 * A refusal for some words, with what the question means without them, or with the nearest known ones. Where it is then
 * refused for others, these are left out as well.
 */
export function withChoices(
  outcome: Outcome,
  question: AskedQuestion,
  read: Read,
  nearest: (word: string) => readonly string[],
  rounds = mostRounds,
): Outcome {
  if (outcome.kind !== 'refuse' || outcome.words.length === 0) return outcome;
  const texts = textsNear(question.text, outcome.words, nearest);
  const offered = texts.flatMap((text): readonly Choice[] => {
    const asked = { ...question, text };
    const meant = read(asked);
    if (meant.kind === 'answer') return [{ text: sayReading(meant.reading), reading: meant.reading }];
    if (meant.kind === 'clarify') return meant.choices;
    const isLast = text === texts.at(-1) && rounds > 1 && meant.kind === 'refuse';
    const without = isLast ? withChoices(meant, asked, read, nearest, rounds - 1) : meant;
    return without.kind === 'refuse' ? (without.choices ?? []) : [];
  });
  const choices = new Map(offered.map((choice) => [choice.text, choice]));
  return { ...outcome, choices: [...choices.values()].slice(0, mostChoices) };
}

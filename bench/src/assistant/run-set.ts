import { askedAfter, type Outcome, sayReading } from '@waybill/assistant';
import type { Asker } from './asker.ts';
import type { TestQuestion } from './questions.ts';
import { sameFigures } from './same-figures.ts';
import { type SmallWarehouse, today } from './small-warehouse.ts';

/** How a question ended. */
export interface Result {
  readonly question: TestQuestion;
  /** `wrong` is a wrong answer given with confidence; `missed` is an answerable question without an answer. */
  readonly verdict: 'right' | 'wrong' | 'missed';
  readonly detail: string;
  readonly readMs: number;
  readonly answerMs: number | undefined;
}

/** Asks every question of a set and compares the answers with independent SQL. */
export async function runSet(
  questions: readonly TestQuestion[],
  askers: Readonly<Record<TestQuestion['asker'], Asker>>,
  { copy }: SmallWarehouse,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const question of questions) {
    const asker = askers[question.asker];
    const before: Outcome[] = [];
    const read = (text: string): Outcome => {
      const { earlier, afterDefinition } = askedAfter(before);
      return asker.reader.read({ text, language: question.language, today, earlier, afterDefinition });
    };
    for (const text of question.earlier) before.push(read(text));
    const started = performance.now();
    const outcome = read(question.question);
    const readMs = performance.now() - started;
    results.push({ question, readMs, ...(await verdictOf(question, outcome, asker, copy)) });
  }
  return results;
}

async function verdictOf(
  expected: TestQuestion,
  outcome: Outcome,
  asker: Asker,
  copy: SmallWarehouse['copy'],
): Promise<Pick<Result, 'verdict' | 'detail' | 'answerMs'>> {
  if ('outcomes' in expected) {
    const isExpected = expected.outcomes.some((kind) => kind === outcome.kind);
    const said = JSON.stringify(outcome).toLowerCase();
    const verdict =
      isExpected && expected.mention.every((word) => said.includes(word))
        ? 'right'
        : outcome.kind === 'answer'
          ? 'wrong'
          : 'missed';
    return { verdict, detail: describe(outcome), answerMs: undefined };
  }
  if (outcome.kind === 'clarify' && expected.mayAskBack) return { verdict: 'right', detail: '', answerMs: undefined };
  if (outcome.kind !== 'answer') return { verdict: 'missed', detail: describe(outcome), answerMs: undefined };
  const started = performance.now();
  const answer = await asker.answer(outcome.reading);
  const answerMs = performance.now() - started;
  const rows = (await copy.runAndReadAll(expected.sql)).getRowsJson();
  const isRight = sameFigures(answer, rows, expected.loose);
  const figures = `${JSON.stringify(rows).slice(0, 120)} ≠ ${JSON.stringify(answer.rows).slice(0, 160)}`;
  return { verdict: isRight ? 'right' : 'wrong', detail: isRight ? '' : `${describe(outcome)} | ${figures}`, answerMs };
}

function describe(outcome: Outcome): string {
  if (outcome.kind === 'answer') return sayReading(outcome.reading);
  if (outcome.kind === 'clarify') return `clarify: ${outcome.choices.map(({ text }) => text).join(' / ')}`;
  if (outcome.kind === 'refuse') return `refuse: ${outcome.reason} ${outcome.words.join(', ')}`;
  return `${outcome.kind}: ${JSON.stringify(outcome).slice(0, 120)}`;
}

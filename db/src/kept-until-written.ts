import type { Settings } from './settings.ts';
import { writesTo } from './writes.ts';

interface Kept<Answer> {
  readonly writes: number;
  readonly answer: Promise<Answer>;
}

const mostAnswers = 10_000;

/**
 * The same read, with its answers cached until anything is written to the settings: a statement on the embedded server
 * takes a millisecond of the event loop. On a PostgreSQL server, where others write too, it reads every time.
 */
export function keptUntilWritten<Question extends readonly (string | number)[], Answer>(
  read: (settings: Settings, ...question: Question) => Promise<Answer>,
): (settings: Settings, ...question: Question) => Promise<Answer> {
  const answersOf = new WeakMap<Settings, Map<string, Kept<Answer>>>();
  return async (settings, ...question) => {
    const writes = writesTo(settings)?.count;
    if (writes === undefined) return read(settings, ...question);
    const answers = answersOf.get(settings) ?? new Map<string, Kept<Answer>>();
    answersOf.set(settings, answers);
    const key = JSON.stringify(question);
    const kept = answers.get(key);
    if (kept?.writes === writes) return kept.answer;
    if (answers.size >= mostAnswers) answers.clear();
    const answer = read(settings, ...question);
    answers.set(key, { writes, answer });
    answer.catch(() => answers.delete(key));
    return answer;
  };
}

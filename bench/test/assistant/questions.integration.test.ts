import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Asker } from '../../src/assistant/asker.ts';
import { readQuestions, type TestQuestion } from '../../src/assistant/questions.ts';
import { runSet } from '../../src/assistant/run-set.ts';
import { type SmallWarehouse, smallWarehouse, today } from '../../src/assistant/small-warehouse.ts';

let small: SmallWarehouse;
let askers: Readonly<Record<TestQuestion['asker'], Asker>>;

beforeAll(async () => {
  small = await smallWarehouse();
  askers = { one: await Asker.of(small.warehouse, 'one'), family: await Asker.of(small.warehouse, 'family') };
});
afterAll(() => small.close());

const sets = {
  'authors-seen': readQuestions('authors-seen'),
  'authors-seen-traps': readQuestions('authors-seen-traps'),
  'outsiders-unseen': readQuestions('outsiders-unseen'),
  'everyday-seen': readQuestions('everyday-seen'),
  'fresh-seen': readQuestions('fresh-seen'),
  'managers-seen': readQuestions('managers-seen'),
};
const unseen = readQuestions('authors-unseen');

/** Answerable questions that lead to a choice instead of an answer. */
const notAnswered = new Set(['fedex total for October']);

describe('questions and the SQL that somebody wrote for them', () => {
  it('are at least 400, in six languages', () => {
    const all = Object.values(sets).flat();
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(new Set(all.map(({ language }) => language)).size).toBe(6);
  });

  it.each(Object.entries(sets))('%s: none is answered wrongly, and all are understood', async (_, questions) => {
    const results = await runSet(questions, askers, small);
    const failed = results
      .filter(({ verdict, question }) => verdict !== 'right' && !notAnswered.has(question.question))
      .map(
        ({ verdict, question, detail }) =>
          `${verdict}: ${[...question.earlier, question.question].join(' → ')}: ${detail}`,
      );
    expect(failed).toEqual([]);
  });

  it('authors-unseen: most are answered, and none wrongly', async () => {
    const results = await runSet(unseen, askers, small);
    const wrong = results.flatMap(({ verdict, question }) => (verdict === 'wrong' ? [question.question] : []));
    expect(wrong).toEqual([]);
    const answerable = results.filter(({ question }) => 'sql' in question);
    const right = answerable.filter(({ verdict }) => verdict === 'right');
    expect(right.length / answerable.length).toBeGreaterThan(0.93);
  });

  it.each(['chat-unseen', 'fresh-unseen', 'managers-unseen'])(
    '%s: shorthand, follow-ups and the product are mostly understood',
    async (name) => {
      const results = await runSet(readQuestions(name), askers, small);
      const right = results.filter(({ verdict }) => verdict === 'right');
      expect(right.length / results.length).toBeGreaterThan(0.9);
    },
  );

  it('has an answer to every question that a refusal offers, in its language', async () => {
    const unanswerable = Object.values(sets)
      .flat()
      .filter((question) => 'outcomes' in question && question.earlier.length === 0);
    for (const { question: text, language, asker } of unanswerable) {
      const outcome = askers[asker].reader.read({ text, language, today, earlier: [] });
      if (outcome.kind !== 'refuse') continue;
      expect(outcome.suggestions, text).toHaveLength(3);
      for (const offered of outcome.suggestions) {
        const read = askers[asker].reader.read({ text: offered, language: outcome.language, today, earlier: [] });
        expect(read.kind, `${text}: ${offered}`).toBe('answer');
        expect(read.language, offered).toBe(outcome.language);
        if (read.kind === 'answer') await askers[asker].answer(read.reading);
      }
    }
  });
});

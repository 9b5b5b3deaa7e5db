import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Asker } from '../../src/assistant/asker.ts';
import { answeredSinceSet } from '../../src/assistant/questions/answered-since-set.ts';
import { broadSet } from '../../src/assistant/questions/broad-set.ts';
import { examinedSet } from '../../src/assistant/questions/examined-set.ts';
import { heldBackSet, heldBackTraps } from '../../src/assistant/questions/held-back-set.ts';
import { openedSet } from '../../src/assistant/questions/opened-set.ts';
import { ownSet } from '../../src/assistant/questions/own-set.ts';
import type { TestQuestion } from '../../src/assistant/questions/question.ts';
import { secondLookSet } from '../../src/assistant/questions/second-look-set.ts';
import { thirdLookSet } from '../../src/assistant/questions/third-look-set.ts';
import { openedTraps, trapSet } from '../../src/assistant/questions/trap-set.ts';
import { unseenSets } from '../../src/assistant/questions/unseen-sets.ts';
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
  own: [...ownSet, ...openedSet],
  broad: broadSet,
  traps: [...trapSet, ...openedTraps],
  'second look': secondLookSet,
  'third look': thirdLookSet,
  'answered since': answeredSinceSet,
  examined: examinedSet,
  'held back': [...heldBackSet, ...heldBackTraps],
};

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
      .filter(({ verdict, question }) => verdict !== 'right' && !notAnswered.has(question.text))
      .map(
        ({ verdict, question, detail }) => `${verdict}: ${[...question.earlier, question.text].join(' → ')}: ${detail}`,
      );
    expect(failed).toEqual([]);
  });

  it('unseen: most are answered, and none wrongly', async () => {
    const results = await runSet(unseenSets.flat(), askers, small);
    const wrong = results.flatMap(({ verdict, question }) => (verdict === 'wrong' ? [question.text] : []));
    expect(wrong).toEqual([]);
    const answerable = results.filter(({ question }) => question.expected.kind === 'answer');
    const right = answerable.filter(({ verdict }) => verdict === 'right');
    expect(right.length / answerable.length).toBeGreaterThan(0.93);
  });

  it('has an answer to every question that a refusal offers, in its language', async () => {
    const unanswerable = Object.values(sets)
      .flat()
      .filter(({ expected, earlier }) => expected.kind === 'other' && earlier.length === 0);
    for (const { text, language, asker } of unanswerable) {
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

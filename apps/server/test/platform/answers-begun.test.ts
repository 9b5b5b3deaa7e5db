import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { AnswersBegun } from '../../src/platform/http/answers-begun.ts';
import { HeldAnswers } from '../../src/platform/http/held-answers.ts';

const { signal } = new AbortController();

/** Makes four answers of one asker at a time. */
const open = (longest: number, betweenLooks = 2) => {
  const held = new HeldAnswers({ ofOne: 100, ofAll: 250 }, { bytes: 10, milliseconds: 60_000 });
  return new AnswersBegun(held, { longest, withoutProgress: 10_000, betweenLooks });
};
const begin = (begun: AnswersBegun, count: number, asker = 'ann') =>
  Array.from({ length: count }, () => begun.begin(asker, signal));

describe('queries that wait for earlier ones of the same user', () => {
  it('are all refused when their time is over, however many wait, and nobody else waits', async () => {
    const begun = open(100);
    const running = await Promise.all(begin(begun, 4));
    const waiting = Promise.allSettled(begin(begun, 12));
    const [other] = await Promise.all(begin(begun, 1, 'bob'));
    expect(other?.waitedMs).toBe(0);
    const ended = await waiting;
    expect(ended.map(({ status }) => status)).toEqual(Array(12).fill('rejected'));
    expect(ended[11]).toMatchObject({ reason: { problem: { status: 503, title: 'Query took too long' } } });
    for (const { made } of running) made();
    expect((await Promise.all(begin(begun, 1)))[0]?.waitedMs).toBe(0);
  });

  it('begin as soon as one of these is ready, not at the next look', async () => {
    const begun = open(60_000, 3_600_000);
    const running = await Promise.all(begin(begun, 4));
    const waiting = begin(begun, 8);
    await sleep(5);
    for (const { made } of running) made();
    const next = await Promise.all(waiting.slice(0, 4));
    for (const { made } of next) made();
    expect(await Promise.all(waiting.slice(4))).toHaveLength(4);
  });

  it('begin as soon as an answer has been read', async () => {
    const held = new HeldAnswers({ ofOne: 100, ofAll: 250 }, { bytes: 10, milliseconds: 60_000 });
    const patience = { longest: 60_000, withoutProgress: 10_000, betweenLooks: 3_600_000 };
    const begun = new AnswersBegun(held, patience);
    const release = held.hold({ asker: 'ann', bytes: 90, taken: () => 0, cutOff: () => undefined }, 0);
    const [waiting] = begin(begun, 1);
    await sleep(5);
    release();
    begun.noteRoom('ann');
    // It waited for a reader, not for answers that were being prepared.
    expect((await waiting)?.waitedMs).toBe(0);
  });

  it('have only the rest of their time', async () => {
    const begun = open(60_000);
    const [first] = await Promise.all(begin(begun, 4));
    const [fifth] = begin(begun, 1);
    await sleep(20);
    first?.made();
    expect((await fifth)?.waitedMs).toBeGreaterThan(0);
  });
});

import { describe, expect, it } from 'vitest';
import { AnswerPieces } from '../../src/platform/http/answer-pieces.ts';
import { HeldAnswers } from '../../src/platform/http/held-answers.ts';

describe('the budget of answers that wait to be read', () => {
  const cutOff: string[] = [];
  const open = () => {
    cutOff.splice(0);
    return new HeldAnswers({ ofOne: 100, ofAll: 250 }, { bytes: 10, milliseconds: 1_000 });
  };
  const answer = (asker: string, bytes: number, taken = () => 0) => ({
    asker,
    bytes,
    taken,
    cutOff: () => void cutOff.push(`${asker} ${bytes}`),
  });

  it('refuses one asker more than their share, until something of it is read', () => {
    const held = open();
    const readAll = held.hold(answer('ann', 60), 0);
    expect(() => held.hold(answer('ann', 41), 0)).toThrow('Too many of your large responses');
    held.hold(answer('bob', 100), 0);
    readAll();
    held.hold(answer('ann', 41), 0);
    expect([held.bytes, cutOff]).toEqual([141, []]);
  });

  it('cuts off the oldest answer of whoever holds most when all together hold too much', () => {
    const held = open();
    held.hold(answer('bob', 30), 0);
    held.hold(answer('ann', 50), 1);
    held.hold(answer('ann', 45), 2);
    held.hold(answer('cid', 70), 3);
    held.hold(answer('dan', 80), 4);
    expect([held.bytes, cutOff]).toEqual([225, ['ann 50']]);
  });

  it('cuts off who does not keep the pace, and nobody else', () => {
    const held = open();
    let taken = 0;
    held.hold(
      answer('slow', 50, () => 9),
      0,
    );
    held.hold(
      answer('steady', 60, () => taken),
      0,
    );
    held.endStalled(999);
    expect(cutOff).toEqual([]);
    taken = 10;
    held.endStalled(1_000);
    expect(cutOff).toEqual(['slow 50']);
    held.endStalled(1_500);
    held.endStalled(2_000);
    expect(cutOff).toEqual(['slow 50', 'steady 60']);
    expect(held.bytes).toBe(0);
  });
});

it('a large answer goes out whole, in small pieces', async () => {
  const parts = [Buffer.from('['), Buffer.alloc(200_000, 'x'), Buffer.from(']')];
  const pieces: Buffer[] = [];
  for await (const piece of new AnswerPieces(parts)) pieces.push(piece);
  expect(Buffer.concat(pieces).equals(Buffer.concat(parts))).toBe(true);
  expect(Math.max(...pieces.map(({ length }) => length))).toBe(65_536);
});

import { describe, expect, it } from 'vitest';
import { fairTurn } from '../../src/reports/jobs/fair-turn.ts';

const [anna, ben] = [1, 2];
const waiting = (id: number, userId: number, begun?: number) => ({
  id,
  userId,
  lastBegunAt: begun === undefined ? null : new Date(begun),
});
const tenOfAnna = Array.from({ length: 10 }, (_, index) => waiting(index + 1, anna, 500));

describe('whose turn it is', () => {
  it('is the oldest report of a user who is alone', () => {
    expect(fairTurn(tenOfAnna, [], 2)?.id).toBe(1);
  });

  it('is the one report of somebody else before ten of one user', () => {
    expect(fairTurn([...tenOfAnna, waiting(11, ben)], [anna], 2)?.id).toBe(11);
  });

  it('alternates where one report runs at a time', () => {
    expect(fairTurn([waiting(1, anna, 500), waiting(2, ben, 400)], [], 1)?.id).toBe(2);
    expect(fairTurn([waiting(1, anna, 500), waiting(3, ben, 600)], [], 1)?.id).toBe(1);
  });

  it('leaves a place to others, however many wait', () => {
    expect(fairTurn(tenOfAnna, [anna], 2)).toBeUndefined();
    expect(fairTurn(tenOfAnna, [anna], 3)?.id).toBe(1);
    expect(fairTurn([...tenOfAnna, waiting(11, ben)], [anna, anna], 3)?.id).toBe(11);
  });

  it('is nobody’s when nothing waits', () => {
    expect(fairTurn([], [], 2)).toBeUndefined();
  });
});

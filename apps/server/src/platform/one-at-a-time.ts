import pLimit, { type LimitFunction } from 'p-limit';

const turns = new WeakMap<object, LimitFunction>();

/** Runs work with the same owner one after the other, in order. */
export async function oneAtATime<Result>(owner: object, work: () => Promise<Result>): Promise<Result> {
  const turn = turns.get(owner) ?? pLimit(1);
  turns.set(owner, turn);
  return await turn(work);
}

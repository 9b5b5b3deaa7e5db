import pLimit, { type LimitFunction } from 'p-limit';

const turns = new WeakMap<object, LimitFunction>();

/** Runs works that share an owner one after the other, in the order of asking. */
export async function oneAtATime<Result>(owner: object, work: () => Promise<Result>): Promise<Result> {
  const turn = turns.get(owner) ?? pLimit(1);
  turns.set(owner, turn);
  return await turn(work);
}

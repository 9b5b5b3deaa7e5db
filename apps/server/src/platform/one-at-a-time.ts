const last = new WeakMap<object, Promise<unknown>>();

/** Runs works that share an owner one after the other, in the order of asking. */
export async function oneAtATime<Result>(owner: object, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(owner) ?? Promise.resolve();
  const result = before.then(work);
  last.set(
    owner,
    result.catch(() => undefined),
  );
  return await result;
}

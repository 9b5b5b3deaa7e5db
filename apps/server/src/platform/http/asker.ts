import { AsyncLocalStorage } from 'node:async_hooks';

const askers = new AsyncLocalStorage<number>();

/** Does work for a user: its queries to the warehouse count against that user's share of the connections. */
export function askedBy<Result>(userId: number, work: () => Result): Result {
  return askers.run(userId, work);
}

/** Does work for everybody: its queries count against nobody's share. */
export const askedByNobody = <Result>(work: () => Result): Result => askers.exit(work);

/** The user for whom the running code works; undefined for the server itself. */
export const currentAsker = (): number | undefined => askers.getStore();

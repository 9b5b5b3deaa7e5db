import { AsyncLocalStorage } from 'node:async_hooks';
import type { SignedInUser } from './signed-in-user.ts';

type Asker = Pick<SignedInUser, 'userId' | 'token'>;

const askers = new AsyncLocalStorage<Asker>();

/** Does work for a user: its queries to the warehouse count against that user's share of the connections. */
export function askedBy<Result>(asker: Asker, work: () => Result): Result {
  return askers.run(asker, work);
}

/** Does work for everybody: its queries count against nobody's share. */
export const askedByNobody = <Result>(work: () => Result): Result => askers.exit(work);

/** The user for whom the running code works; undefined for the server itself. */
export const currentAsker = (): number | undefined => askers.getStore()?.userId;

/** The name of the API token with which the running work was asked for; undefined if it was none. */
export const currentTokenName = (): string | undefined => askers.getStore()?.token?.name;

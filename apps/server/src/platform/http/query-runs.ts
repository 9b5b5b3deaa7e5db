import type { QueryRun } from '@waybill/warehouse';

/** How the queries of a request were answered; in milliseconds, the longest one if several ran in parallel. */
export interface QueryRuns {
  readonly queries: number;
  /** Answered from the cache, or by an identical query that was already running. */
  readonly shared: number;
  readonly waited: number;
  readonly heldBack: number;
  readonly ran: number;
}

export const noRuns: QueryRuns = { queries: 0, shared: 0, waited: 0, heldBack: 0, ran: 0 };

export function withRun(runs: QueryRuns, { answeredBy, waited, heldBack, ran }: QueryRun): QueryRuns {
  const longest = (before: number, now: number) => Math.max(before, Math.round(now));
  return {
    queries: runs.queries + 1,
    shared: runs.shared + (answeredBy === 'engine' ? 0 : 1),
    waited: longest(runs.waited, waited),
    heldBack: longest(runs.heldBack, heldBack),
    ran: longest(runs.ran, ran),
  };
}

/** What is being done about a finding. One that nobody has touched is open. */
export const exceptionStates = ['open', 'in_review', 'disputed', 'credited', 'denied', 'accepted'] as const;
export type ExceptionState = (typeof exceptionStates)[number];

/** Findings in these states are settled: nothing more is expected from the carrier. */
export const settledStates: readonly ExceptionState[] = ['credited', 'denied', 'accepted'];

/** Whether the carrier still takes a claim; `unknown` where it publishes no window. */
export const claimWindowStates = ['claimable', 'expired', 'unknown'] as const;
export type ClaimWindowState = (typeof claimWindowStates)[number];

/** What is being done about a finding. One that nobody has touched is open. */
export const exceptionStates = ['open', 'in_review', 'disputed', 'credited', 'accepted'] as const;
export type ExceptionState = (typeof exceptionStates)[number];

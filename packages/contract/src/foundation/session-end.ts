/** Why a session that was open is not any more. A 401 says it as its `type`, where it is known. */
export const sessionEnds = ['elsewhere', 'expired', 'closed'] as const;

export type SessionEnd = (typeof sessionEnds)[number];

const prefix = 'urn:waybill:session-';

/** The `type` of the problem that tells it. */
export const problemTypeOfEnd = (end: SessionEnd): string => `${prefix}${end}`;

/** Why the session ended, according to the `type` of a problem. */
export const endOfProblemType = (type: string | undefined): SessionEnd | undefined =>
  sessionEnds.find((end) => type === problemTypeOfEnd(end));

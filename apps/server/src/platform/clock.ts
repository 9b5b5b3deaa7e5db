/** The one source of 'now'; tests hand in their own. */
export type Clock = () => Date;

/** The UTC calendar day of a moment, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The one source of 'now'; tests pass their own. */
export type Clock = () => Date;

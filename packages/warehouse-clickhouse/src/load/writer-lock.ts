/** The right to change the warehouse, with a number that no change before had. */
export interface HeldLock {
  readonly number: number;
  /** Runs work while nobody else can have the right. @throws LoadRejected when another process has it by now. */
  whileHeld<Result>(work: () => Promise<Result>): Promise<Result>;
  release(): Promise<void>;
}

/** Keeps the writers of other processes out. */
export interface WriterLock {
  /** Resolves when it is the caller's turn. The number is greater than `above`, and than any that was given before. */
  take(above: number): Promise<HeldLock>;
}

/** For a process that has the warehouse to itself. */
export const soleWriter: WriterLock = {
  take: async (above) => ({
    number: above + 1,
    whileHeld: (work) => work(),
    release: async () => undefined,
  }),
};

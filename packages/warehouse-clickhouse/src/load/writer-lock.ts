/** The right to change the warehouse, with a number that no earlier change had. */
export interface HeldLock {
  readonly number: number;
  /**
   * Runs work while nobody else can have the right.
   * @throws LoadRejected if another process has it by now.
   */
  whileHeld<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Tells other processes that the warehouse has changed. */
  noteChange(): Promise<void>;
  release(): Promise<void>;
}

/** Keeps other processes from writing at the same time. */
export interface WriterLock {
  /** Resolves when it is the caller's turn, with a number greater than `above` and any number given before. */
  take(above: number): Promise<HeldLock>;
}

/** The lock of a process that has the warehouse to itself. */
export const soleWriter: WriterLock = {
  take: async (above) => ({
    number: above + 1,
    whileHeld: (work) => work(),
    noteChange: async () => undefined,
    release: async () => undefined,
  }),
};

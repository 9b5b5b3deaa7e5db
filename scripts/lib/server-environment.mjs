import { availableParallelism } from 'node:os';

/** What a process that has the warehouse in it needs of its environment. */
export const serverEnvironment = {
  /** Enough threads for the readers of the warehouse, and for files, mail and password hashing. */
  UV_THREADPOOL_SIZE: '16',
  /**
   * The C library keeps freed memory in areas of its own for threads, by default eight for each core: on two cores, an
   * idle server held twice as much memory with them.
   */
  MALLOC_ARENA_MAX: String(availableParallelism()),
};

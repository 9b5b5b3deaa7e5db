/** What a process that has the warehouse in it needs of its environment. */
export const serverEnvironment = {
  /** Enough threads for the readers of the warehouse, and for files, mail and password hashing. */
  UV_THREADPOOL_SIZE: '16',
};

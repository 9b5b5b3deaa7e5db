import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** What lets the next start of a program find what this one has compiled. */
export const compiledOnce = { NODE_COMPILE_CACHE: join(projectRoot, 'node_modules', '.compiled') };

/** What a process that has the warehouse in it needs of its environment. */
export const serverEnvironment = {
  ...compiledOnce,
  /** Enough threads for the readers of the warehouse, and for files, mail and password hashing. */
  UV_THREADPOOL_SIZE: '16',
  /** By default the C library keeps freed memory in up to eight pools for each core, and returns little of it. */
  MALLOC_ARENA_MAX: '2',
};

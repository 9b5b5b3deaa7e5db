import { ProblemError } from '../problems.ts';

/** The answer to a request that needs a file while the storage of the files does not answer, or refuses. */
export const filesGone = new ProblemError({
  title: 'Service Unavailable',
  status: 503,
  detail: 'The portal’s files cannot be reached at the moment. Please try again soon.',
}).problem;

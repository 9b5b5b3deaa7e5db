import { ProblemError } from './problems.ts';

/** Node's names, and PostgreSQL's. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);
const words = /no space left on device|disk quota exceeded|file too large/i;

/** Whether something could not be written because the disk of the server, or of its database, is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return (typeof code === 'string' && codes.has(code)) || words.test(error.message) || isDiskFull(error.cause);
}

export const diskFull = new ProblemError({
  title: 'Insufficient Storage',
  status: 507,
  detail: 'The server’s disk is full, so nothing was stored. Tell your administrator.',
}).problem;

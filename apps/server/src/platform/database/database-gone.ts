import { ProblemError } from '../problems.ts';

/** The line to the database server, as Node names its faults, and the server's own words for starting and stopping. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
const connectionException = '08';

/** What the driver says without a code. */
const words = /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$/;

/** Whether the settings database could not be reached: nothing is wrong with the request, and it may be repeated. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isDatabaseGone);
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string') return codes.has(code) || code.startsWith(connectionException);
  return words.test(error.message);
}

export const databaseGone = new ProblemError({
  title: 'Service Unavailable',
  status: 503,
  detail: 'The portal’s database is not responding at the moment. Please try again soon.',
}).problem;

import { ProblemError } from '../problems.ts';

/** Node's codes for a broken connection, and PostgreSQL's for too many connections, starting and stopping. */
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

/** Messages of the driver that come without a code. */
const words = /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$/;

/**
 * Whether the error means that the settings database cannot be reached. The request can then be repeated unchanged.
 */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isDatabaseGone);
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string') return codes.has(code) || code.startsWith(connectionException);
  return words.test(error.message);
}

/** The answer to every request while the settings database cannot be reached. */
export const databaseGone = new ProblemError({
  title: 'Service Unavailable',
  status: 503,
  detail: 'The portal’s database is not responding at the moment. Please try again soon.',
}).problem;

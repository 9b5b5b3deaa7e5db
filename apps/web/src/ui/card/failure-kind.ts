import { ApiError } from '../../lib/api/api-error.ts';

/** What a failed call means for whoever waits for its data; `invalid`: it was asked for in a way that cannot be answered. */
export function failureKind(error: unknown): 'refused' | 'closed' | 'missing' | 'invalid' | 'connection' | 'server' {
  if (!(error instanceof ApiError)) return 'server';
  const { status, problem } = error;
  if (status === 0) return 'connection';
  if (status === 403) return 'refused';
  // Without a problem it is not the portal that answered.
  if (problem === undefined || status < 400) return 'server';
  if (status === 404) return 'missing';
  if (status === 503 && problem.title === 'Under maintenance') return 'closed';
  return status < 500 ? 'invalid' : 'server';
}

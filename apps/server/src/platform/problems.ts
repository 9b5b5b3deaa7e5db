import { type Problem, problemTypeOfEnd, type SessionEnd } from '@waybill/contract';

/** An answer of kind `application/problem+json`, thrown anywhere below a route. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;
  /** After how many seconds the same request may succeed, if that is known. */
  readonly retryAfter: number | undefined;

  constructor(problem: Omit<Problem, 'type'> & { readonly type?: string }, retryAfter?: number) {
    super(problem.detail);
    this.problem = { type: 'about:blank', ...problem };
    this.retryAfter = retryAfter;
  }
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
};

/** The problem of an error that a library of ours answers with a status and a sentence. */
export const problemOfStatus = (status: number, detail: string): Problem => ({
  type: 'about:blank',
  title: titles[status] ?? 'Request failed',
  status,
  detail,
});

/** 401: the client forgets its token and shows the login page (S1 section 8). */
export const unauthorized = (detail = 'Full authentication is required to access this resource'): ProblemError =>
  new ProblemError({ title: 'Unauthorized', status: 401, detail });

/** 401 for a session that was open: says why it is not any more, where that is known. */
export const sessionOver = (end: SessionEnd | undefined): ProblemError =>
  end === undefined ? unauthorized() : new ProblemError({ ...unauthorized().problem, type: problemTypeOfEnd(end) });

export const forbidden = (detail: string): ProblemError =>
  new ProblemError({ title: 'Forbidden', status: 403, detail });

export const notFound = (detail: string): ProblemError => new ProblemError({ title: 'Not Found', status: 404, detail });

/** 429: somebody does too much at once; the same may be tried again after so many seconds. */
export const tooManyRequests = (detail: string, retryAfter: number): ProblemError =>
  new ProblemError({ title: 'Too Many Requests', status: 429, detail }, retryAfter);

/** 409: the current state does not allow it. */
export const conflict = (detail: string): ProblemError => new ProblemError({ title: 'Conflict', status: 409, detail });

/** 400 for fields with invalid values. */
export function badRequest(detail: string, errors: { field: string; message: string }[] = []): ProblemError {
  return new ProblemError({ title: 'Bad Request', status: 400, detail, ...(errors.length > 0 ? { errors } : {}) });
}

/** 503: an administrator has closed the page that this belongs to. */
export const underMaintenance = (): ProblemError =>
  new ProblemError({
    title: 'Under maintenance',
    status: 503,
    detail: 'This is closed for maintenance. Nothing was changed; please try again later.',
  });

import type { Problem } from '@waybill/contract';
import { texts } from '../languages/texts.ts';

/** A call that failed: the server's problem, or none when the server could not be reached or answered nonsense. */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: string;
  readonly problem: Problem | undefined;

  constructor(status: number, detail: string, problem?: Problem) {
    super(detail);
    this.name = 'ApiError';
    this.status = status;
    this.detail = detail;
    this.problem = problem;
  }
}

/** Whether the session is gone: 401, or the 500 that means the same (S1 section 8). */
export function isSessionLost({ status, detail }: ApiError): boolean {
  return status === 401 || (status === 500 && detail === 'Full authentication is required to access this resource');
}

/** What a banner says of a failed call (S1 section 2). */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.t('Something went wrong');
  return error.status === 500 ? texts.t('Error: Request failed. Please check after sometime.') : texts.t(error.detail);
}

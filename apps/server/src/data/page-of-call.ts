import { findPage, type Page } from '@waybill/model';
import { badRequest, type ProblemError } from '../problems.ts';

/**
 * The page (or tab) that a call names.
 * @throws ProblemError 400 naming the field when there is none.
 */
export function pageOfCall(name: string, field: 'page' | 'pageName'): Page {
  const page = findPage(name);
  if (page === undefined) throw unknown(field, `There is no page ‘${name.slice(0, 60)}’.`);
  return page;
}

export function unknown(field: string, message: string): ProblemError {
  return badRequest(`${field}: ${message}`, [{ field, message }]);
}

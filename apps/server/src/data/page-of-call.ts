import { findPage, type Page } from '@waybill/model';
import { ProblemError } from '../problems.ts';

/**
 * The page (or tab) that a call names.
 * @throws ProblemError 404 naming the field when there is none.
 */
export function pageOfCall(name: string, field: 'page' | 'pageName'): Page {
  const page = findPage(name);
  if (page === undefined) throw unknown(field, `There is no page ‘${name.slice(0, 60)}’.`);
  return page;
}

export function unknown(field: string, message: string): ProblemError {
  return new ProblemError({ title: 'Not Found', status: 404, detail: message, errors: [{ field, message }] });
}

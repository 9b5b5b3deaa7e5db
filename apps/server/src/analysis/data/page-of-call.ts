import { findPage, type Page } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { assertBelongs } from '../../platform/http/assert-belongs.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest, type ProblemError } from '../../platform/problems.ts';

/**
 * The page (or tab) that a call names.
 * @throws ProblemError 400 naming the field when there is none.
 */
export function pageOfCall(name: string, field: 'page' | 'pageName'): Page {
  const page = findPage(name);
  if (page === undefined) throw unknown(field, `There is no page ‘${name.slice(0, 60)}’.`);
  return page;
}

/**
 * The same for a call that requests the page's data.
 * @throws ProblemError 403 for a page that the user may not open, 503 while it is under maintenance.
 */
export async function openPageOfCall(
  app: Pick<FastifyInstance, 'assertOpen'>,
  user: SignedInUser,
  name: string,
  field: 'page' | 'pageName',
): Promise<Page> {
  const page = pageOfCall(name, field);
  assertBelongs(page.audience, user);
  await app.assertOpen([page.path], user);
  return page;
}

export function unknown(field: string, message: string): ProblemError {
  return badRequest(`${field}: ${message}`, [{ field, message }]);
}

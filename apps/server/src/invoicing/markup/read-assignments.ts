import type { MarkupAssignment } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { readableIds } from '../../identity/access/readable-ids.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { namedOne } from '../../platform/tables/named-json.ts';

/** The assignments of the clients that somebody may read, unordered. Names are for search and order. */
export async function readableAssignments(settings: Settings, user: SignedInUser) {
  return settings
    .selectFrom('markup_assignment')
    .innerJoin('client', 'client.id', 'markup_assignment.client_id')
    .innerJoin('markup', 'markup.id', 'markup_assignment.markup_id')
    .select([
      'markup_assignment.id',
      'markup_assignment.from_date as from',
      'markup_assignment.to_date as to',
      'client.name as clientName',
      'markup.name as markupName',
      namedOne('client.id', 'client.name').as('client'),
      namedOne('markup.id', 'markup.name').as('markup'),
    ])
    .where('markup_assignment.client_id', 'in', await readableIds(settings, user));
}

/** @throws ProblemError 404 when there is no such assignment, or none that the user may see. */
export async function readableAssignment(
  settings: Settings,
  user: SignedInUser,
  id: number,
): Promise<MarkupAssignment> {
  const assignments = await readableAssignments(settings, user);
  const found = await assignments.where('markup_assignment.id', '=', id).executeTakeFirst();
  if (found === undefined) throw notFound('There is no such assignment.');
  return found;
}

import { type MarkupAssignmentInput, markupAssignmentCalls } from '@waybill/contract';
import type { Transaction } from '@waybill/db';
import { sql } from 'kysely';
import { readableIds } from '../../../identity/access/readable-ids.ts';
import { resource } from '../../../identity/resources/resource.ts';
import { assertReadableClient } from '../../../organisation/accounts/assert-of-client.ts';
import { fieldProblem } from '../../../platform/tables/field-problem.ts';
import { namedOne } from '../../../platform/tables/named-json.ts';

/** Which clients are billed with which markup. */
export const markupAssignments = resource({
  table: 'markup_assignment',
  missing: 'There is no such assignment.',
  deleted: 'The assignment is deleted.',
  calls: markupAssignmentCalls,
  rows: async (settings, user) =>
    settings
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
      .where('markup_assignment.client_id', 'in', await readableIds(settings, user)),
  shown: (row) => row,
  searched: ['clientName', 'markupName'],
  nameOf: ({ client }) => client.name,
  audited: ({ client, markup, from, to }) => ({ client: client.name, markup: markup.name, from, to }),
  check: async (transaction, user, input, before) => {
    await assertReadableClient(transaction, user, input.clientId);
    await checkDays(transaction, input, before?.id);
  },
  columns: ({ clientId, markupId, from, to }) => ({
    client_id: clientId,
    markup_id: markupId,
    from_date: from,
    to_date: to,
  }),
});

async function checkDays(transaction: Transaction, input: MarkupAssignmentInput, except = 0): Promise<void> {
  const { clientId, markupId, from, to } = input;
  if (to !== null && to < from) throw fieldProblem('to', 'must not be before from');
  // Locks the client's row, so that two simultaneous requests cannot assign the same days.
  const client = await transaction
    .selectFrom('client')
    .select(['id', 'parent_client_id'])
    .where('id', '=', clientId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const markup = await transaction
    .selectFrom('markup')
    .select('client_id')
    .where('id', '=', markupId)
    .executeTakeFirst();
  if (markup === undefined || ![client.id, client.parent_client_id].includes(markup.client_id)) {
    throw fieldProblem('markupId', 'must be one of the client or of its parent');
  }
  const overlapping = await transaction
    .selectFrom('markup_assignment')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '<>', except)
    .where(sql<boolean>`(to_date is null or to_date >= ${from}::date)`)
    .$if(to !== null, (others) => others.where('from_date', '<=', to ?? ''))
    .executeTakeFirst();
  if (overlapping !== undefined) throw fieldProblem('from', 'overlaps the days of another markup of this client');
}

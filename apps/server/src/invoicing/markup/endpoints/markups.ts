import { type MarkupInput, markupCalls } from '@waybill/contract';
import type { Transaction } from '@waybill/db';
import { readableIds } from '../../../identity/access/readable-ids.ts';
import { resource } from '../../../identity/resources/resource.ts';
import { checkConditions } from '../../../intake/charge-rules/stored-conditions.ts';
import { assertReadableClient } from '../../../organisation/accounts/assert-of-client.ts';
import { requestedClient } from '../../../organisation/clients/requested-client.ts';
import { badRequest } from '../../../platform/problems.ts';
import { fieldProblem } from '../../../platform/tables/field-problem.ts';
import { namedOne } from '../../../platform/tables/named-json.ts';
import { readMarkupLines } from '../markup-lines.ts';

/** What is added to charges when they are billed on. */
export const markups = resource({
  table: 'markup',
  missing: 'There is no such markup.',
  deleted: 'The markup is deleted.',
  calls: markupCalls,
  rows: async (settings, user, { forClientId }) => {
    const all = settings
      .selectFrom('markup')
      .innerJoin('client', 'client.id', 'markup.client_id')
      .select([
        'markup.id',
        'markup.name',
        'markup.lines',
        'client.name as clientName',
        namedOne('client.id', 'client.name').as('client'),
      ])
      .where('markup.client_id', 'in', await readableIds(settings, user));
    if (forClientId === undefined) return all;
    const { client } = await requestedClient(settings, user, forClientId);
    return all.where('markup.client_id', 'in', [client.id, client.parentClientId ?? client.id]);
  },
  shown: (row) => ({ ...row, lines: readMarkupLines(row.lines) }),
  searched: ['name', 'clientName'],
  nameOf: ({ name }) => name,
  audited: ({ client, name, lines }) => ({ client: client.name, name, lines }),
  checkNew: async (transaction, user, input) => {
    await assertReadableClient(transaction, user, input.clientId);
    await check(transaction, input, input.clientId);
  },
  check: async (transaction, _user, input, before) => {
    if (before !== undefined) await check(transaction, input, before.client.id, before.id);
  },
  checkDeletion: async (transaction, _user, { id }) => {
    const held = await transaction
      .selectFrom('markup_assignment')
      .select('id')
      .where('markup_id', '=', id)
      .executeTakeFirst();
    if (held !== undefined) throw badRequest('This markup is assigned to clients. Delete the assignments first.');
  },
  columns: ({ name, lines }) => ({ name, lines: JSON.stringify(lines) }),
  newColumns: ({ clientId }) => ({ client_id: clientId }),
});

async function check(transaction: Transaction, input: MarkupInput, clientId: number, except?: number): Promise<void> {
  for (const { conditions } of input.lines) checkConditions(conditions);
  const taken = await transaction
    .selectFrom('markup')
    .select('id')
    .where('client_id', '=', clientId)
    .where('name', '=', input.name)
    .executeTakeFirst();
  if (taken !== undefined && taken.id !== except) throw fieldProblem('name', 'is taken');
}

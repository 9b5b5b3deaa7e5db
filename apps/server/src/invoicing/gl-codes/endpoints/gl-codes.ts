import { glCodeCalls, mostGlCodesOfClient } from '@waybill/contract';
import type { Transaction } from '@waybill/db';
import { readableIds } from '../../../identity/access/readable-ids.ts';
import { resource } from '../../../identity/resources/resource.ts';
import { checkConditions, readConditions, storedConditions } from '../../../intake/charge-rules/stored-conditions.ts';
import { assertReadableClient } from '../../../organisation/accounts/assert-of-client.ts';
import { fieldProblem } from '../../../platform/tables/field-problem.ts';
import { namedOne } from '../../../platform/tables/named-json.ts';
import { readSplit } from '../rules-of-client.ts';

/** The GL codes of the clients. */
export const glCodes = resource({
  table: 'gl_code',
  missing: 'There is no such GL code.',
  deleted: 'The GL code is deleted.',
  calls: glCodeCalls,
  rows: async (settings, user, { clientId }) =>
    settings
      .selectFrom('gl_code')
      .innerJoin('client', 'client.id', 'gl_code.client_id')
      .select([
        'gl_code.id',
        'gl_code.code',
        'gl_code.name',
        'gl_code.position',
        'gl_code.conditions',
        'gl_code.from_day as fromDay',
        'gl_code.to_day as toDay',
        'gl_code.split',
        'client.name as clientName',
        namedOne('client.id', 'client.name').as('client'),
      ])
      .where('gl_code.client_id', 'in', await readableIds(settings, user))
      .$if(clientId !== undefined, (all) => all.where('gl_code.client_id', '=', clientId ?? 0)),
  shown: (row) => ({ ...row, conditions: readConditions(row.conditions), split: readSplit(row.split) }),
  searched: ['code', 'name', 'clientName'],
  nameOf: ({ code }) => code,
  audited: ({ client, code, name, position, conditions, fromDay, toDay, split }) => ({
    client: client.name,
    code,
    name,
    position,
    conditions,
    fromDay,
    toDay,
    split,
  }),
  checkNew: async (transaction, user, { clientId }) => {
    await assertReadableClient(transaction, user, clientId);
    await assertRoom(transaction, clientId);
  },
  check: async (_transaction, _user, { conditions }) => checkConditions(conditions),
  columns: ({ code, name, position, conditions, fromDay, toDay, split }) => ({
    code,
    name,
    position,
    conditions: storedConditions(conditions),
    from_day: fromDay,
    to_day: toDay,
    split: split === null ? null : JSON.stringify(split),
  }),
  newColumns: ({ clientId }) => ({ client_id: clientId }),
});

/** Locks the client's row, so that two simultaneous requests cannot both take the last free slot. */
async function assertRoom(transaction: Transaction, clientId: number): Promise<void> {
  await transaction.selectFrom('client').select('id').where('id', '=', clientId).forUpdate().execute();
  const { count } = await transaction
    .selectFrom('gl_code')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostGlCodesOfClient) {
    throw fieldProblem('clientId', `already has ${mostGlCodesOfClient} GL codes: delete one first`);
  }
}

import type { Settings } from '@waybill/db';
import { readableClients } from '../../identity/access/readable-clients.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';

/** @throws ProblemError 400 at `clientId` when it is not a client that the administrator may read. */
export async function assertReadableClient(
  settings: Settings,
  administrator: SignedInUser,
  clientId: number,
): Promise<void> {
  const readable = await readableClients(settings, administrator);
  if (!readable.some(({ id }) => id === clientId)) throw fieldProblem('clientId', 'is not one of your clients');
}

/** @throws ProblemError 400 at `field` when one of the rows belongs to another client or does not exist. */
export async function assertOfClient(
  settings: Settings,
  table: 'account' | 'account_group' | 'account_division',
  ids: readonly number[],
  clientId: number,
  field: string,
): Promise<void> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return;
  const found = await settings
    .selectFrom(table)
    .select('id')
    .where('id', 'in', unique)
    .where('client_id', '=', clientId)
    .execute();
  if (found.length < unique.length) throw fieldProblem(field, 'must belong to the same client');
}

/** @throws ProblemError 400 at `name` when the client has another group or division of that name. */
export async function assertNameFree(
  settings: Settings,
  table: 'account_group' | 'account_division',
  name: string,
  clientId: number,
  except?: number,
): Promise<void> {
  const taken = await settings
    .selectFrom(table)
    .select('id')
    .where('client_id', '=', clientId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (taken !== undefined && taken.id !== except) throw fieldProblem('name', 'is taken');
}

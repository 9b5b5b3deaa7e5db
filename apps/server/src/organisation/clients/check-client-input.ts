import type { ClientInput } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { readableClients } from '../../identity/access/readable-clients.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';

/** `clientId` is the client that is changed; absent for a new one. @throws ProblemError 400 for invalid input. */
export async function checkClientInput(
  settings: Settings,
  administrator: SignedInUser,
  { code, parentClientId }: ClientInput,
  clientId?: number,
): Promise<void> {
  if (await isCodeTaken(settings, administrator.tenantId, code, clientId)) throw fieldProblem('code', 'is taken');
  await checkParent(settings, administrator, parentClientId, clientId);
}

async function checkParent(
  settings: Settings,
  administrator: SignedInUser,
  parentClientId: number | null,
  clientId: number | undefined,
): Promise<void> {
  const readable = await readableClients(settings, administrator);
  const before = readable.find(({ id }) => id === clientId);
  if (parentClientId === null) {
    const stays = before !== undefined && before.parentClientId === null;
    if (administrator.internal || stays) return;
    throw fieldProblem('parentClientId', 'is required: only internal users can create clients without a parent');
  }
  const parent = readable.find(({ id }) => id === parentClientId);
  if (parent === undefined) throw fieldProblem('parentClientId', 'is not one of your clients');
  if (parent.id === clientId) throw fieldProblem('parentClientId', 'is the client itself');
  if (parent.parentClientId !== null) {
    throw fieldProblem(
      'parentClientId',
      'is a sub-client of another client: choose that one, or a client without a parent',
    );
  }
  if (before !== undefined && before.childIds.length > 0) {
    throw fieldProblem('parentClientId', 'cannot be used: this client has children of its own');
  }
}

async function isCodeTaken(
  settings: Settings,
  tenantId: number,
  code: string,
  except: number | undefined,
): Promise<boolean> {
  const taken = await settings
    .selectFrom('client')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .executeTakeFirst();
  return taken !== undefined && taken.id !== except;
}

import type { AdministeredClient, ClientInput } from '@waybill/contract';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { administeredClient } from './administered-clients.ts';
import { checkClientInput } from './check-client-input.ts';

type Context = Pick<Services, 'settings' | 'clock'>;

const columnsOf = ({ name, code, city, state, engageDate, parentClientId }: ClientInput) => ({
  name,
  code,
  city,
  state,
  engage_date: engageDate,
  parent_client_id: parentClientId,
});

/** Creates a client of the administrator's tenant. @throws ProblemError 400 for invalid input. */
export async function createClient(
  { settings, clock }: Context,
  administrator: SignedInUser,
  input: ClientInput,
): Promise<AdministeredClient> {
  await checkClientInput(settings, administrator, input);
  return await settings.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('client')
      .values({ ...columnsOf(input), tenant_id: administrator.tenantId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = await administeredClient(transaction, administrator, id);
    await writeAudit(transaction, administrator, clock(), {
      action: 'client.create',
      subject: { id, name: after.name },
      changes: changesBetween({}, auditedClient(after)),
    });
    return after;
  });
}

/** @throws ProblemError 400 for invalid input, 404 for a client that the administrator may not read. */
export async function updateClient(
  { settings, clock }: Context,
  administrator: SignedInUser,
  clientId: number,
  input: ClientInput,
): Promise<AdministeredClient> {
  const before = await administeredClient(settings, administrator, clientId);
  await checkClientInput(settings, administrator, input, clientId);
  return await settings.transaction().execute(async (transaction) => {
    await transaction.updateTable('client').set(columnsOf(input)).where('id', '=', clientId).execute();
    const after = await administeredClient(transaction, administrator, clientId);
    await writeAudit(transaction, administrator, clock(), {
      action: 'client.update',
      subject: { id: clientId, name: after.name },
      changes: changesBetween(auditedClient(before), auditedClient(after)),
    });
    return after;
  });
}

/** What the audit log records of a client. */
export function auditedClient({ name, code, city, state, engageDate, parent }: AdministeredClient) {
  return { name, code, city, state, engageDate, parent: parent?.name ?? null };
}

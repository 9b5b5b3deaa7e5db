import type { ClientCredential, ClientCredentialInput } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { sealerOf } from '../../platform/secrets/sealer.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { assertReadableClient } from '../accounts/assert-of-client.ts';
import { isCarrierOf } from '../carriers/carriers-of.ts';
import { administeredCredential } from './administered-credentials.ts';
import { credentialName } from './credential-name.ts';
import { openedSecret, secretPlace } from './stored-secret.ts';

type Context = Pick<Services, 'settings' | 'clock' | 'files'>;

const masked = '••••';

const columnsOf = (input: ClientCredentialInput) => ({
  carrier_id: input.carrierId,
  purpose: input.purpose,
  address: input.address,
  user_name: input.userName,
  note: input.note,
});

/** @throws ProblemError 400 for invalid input. */
export async function createCredential(
  { settings, clock, files }: Context,
  administrator: SignedInUser,
  input: ClientCredentialInput & { readonly clientId: number; readonly secret: string },
): Promise<ClientCredential> {
  const { clientId } = input;
  const now = clock();
  await assertReadableClient(settings, administrator, clientId);
  await assertFits(settings, administrator.tenantId, clientId, input);
  const secret = (await sealerOf(files)).seal(input.secret, secretPlace);
  return await settings.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('client_credential')
      .values({ ...columnsOf(input), client_id: clientId, secret, secret_changed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = await administeredCredential(transaction, administrator, id, now);
    await writeAudit(transaction, administrator, now, {
      action: 'client_credential.create',
      subject: { id, name: credentialName(after) },
      changes: { ...changesBetween({}, audited(after)), secret: { before: null, after: masked } },
    });
    return after;
  });
}

/**
 * Changes a credential. Entering the same secret again is not a change, and keeps its date.
 * @throws ProblemError 400 for invalid input, 404 for a credential that the administrator may not see.
 */
export async function updateCredential(
  { settings, clock, files }: Context,
  administrator: SignedInUser,
  id: number,
  input: ClientCredentialInput,
): Promise<ClientCredential> {
  const now = clock();
  const before = await administeredCredential(settings, administrator, id, now);
  await assertFits(settings, administrator.tenantId, before.client.id, input, id);
  const sealer = await sealerOf(files);
  const given =
    input.secret !== null && input.secret !== (await openedSecret(settings, sealer, id)) ? input.secret : null;
  const secret = given === null ? {} : { secret: sealer.seal(given, secretPlace), secret_changed_at: now };
  return await settings.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('client_credential')
      .set({ ...columnsOf(input), ...secret })
      .where('id', '=', id)
      .execute();
    const after = await administeredCredential(transaction, administrator, id, now);
    await writeAudit(transaction, administrator, now, {
      action: 'client_credential.update',
      subject: { id, name: credentialName(after) },
      changes: {
        ...changesBetween(audited(before), audited(after)),
        ...(given === null ? {} : { secret: { before: masked, after: masked } }),
      },
    });
    return after;
  });
}

/** @throws ProblemError 404 for a credential that the administrator may not see. */
export async function deleteCredential(
  { settings, clock }: Context,
  administrator: SignedInUser,
  id: number,
): Promise<void> {
  const now = clock();
  const before = await administeredCredential(settings, administrator, id, now);
  await settings.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('client_credential').where('id', '=', id).execute();
    await writeAudit(transaction, administrator, now, {
      action: 'client_credential.delete',
      subject: { id, name: credentialName(before) },
      changes: { ...changesBetween(audited(before), {}), secret: { before: masked, after: null } },
    });
  });
}

async function assertFits(
  settings: Settings,
  tenantId: number,
  clientId: number,
  { carrierId, purpose, address, userName }: ClientCredentialInput,
  except?: number,
): Promise<void> {
  const [isCarrier, taken] = await Promise.all([
    isCarrierOf(settings, tenantId, carrierId),
    settings
      .selectFrom('client_credential')
      .select('id')
      .where('client_id', '=', clientId)
      .where('carrier_id', '=', carrierId)
      .where('purpose', '=', purpose)
      .where('address', '=', address)
      .where('user_name', '=', userName)
      .executeTakeFirst(),
  ]);
  if (!isCarrier) throw fieldProblem('carrierId', 'is not a carrier');
  if (taken !== undefined && taken.id !== except) throw fieldProblem('userName', 'already exists at this address');
}

const audited = ({ client, carrier, purpose, address, userName, note }: ClientCredential) => ({
  client: client.name,
  carrier: carrier.name,
  purpose,
  address,
  userName,
  note,
});

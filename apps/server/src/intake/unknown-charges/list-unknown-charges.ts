import type { UnknownChargeRow } from '@waybill/contract';
import { suggestCharge } from '@waybill/invoices';
import { readableClients } from '../../identity/access/readable-clients.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { standingClassifications } from './classifications.ts';

/** The charges of the tenant that no rule knows, each with what it may be. */
export async function listUnknown(
  { settings, warehouse }: Pick<Services, 'settings' | 'warehouse'>,
  user: SignedInUser,
): Promise<UnknownChargeRow[]> {
  const clients = await readableClients(settings, user);
  return await unknownOf(
    { settings, warehouse },
    user.tenantId,
    clients.map(({ id }) => id),
  );
}

/** The charges of these clients that no rule knows. */
export async function unknownOf(
  { settings, warehouse }: Pick<Services, 'settings' | 'warehouse'>,
  tenantId: number,
  clientIds: readonly number[],
): Promise<UnknownChargeRow[]> {
  const charges = await warehouse.unknownCharges(clientIds);
  const earlier = (await standingClassifications(settings, tenantId)).map(({ description, code, family, group }) => ({
    name: description ?? code ?? '',
    family,
    group,
  }));
  return charges.map((charge) => ({
    ...charge,
    id: JSON.stringify([charge.carrierId, charge.description, charge.code, charge.family]),
    examples: [...charge.examples],
    suggestion: suggestCharge(charge, earlier) ?? null,
  }));
}

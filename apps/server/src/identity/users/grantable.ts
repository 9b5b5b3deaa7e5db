import type { Named } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { readableClients } from '../access/readable-clients.ts';

/** The tenant's roles without permissions that the administrator lacks: nobody can grant more than they have. */
export async function grantableRoles(settings: Settings, administrator: SignedInUser): Promise<Named[]> {
  const rows = await settings
    .selectFrom('role')
    .leftJoin('role_permission', 'role_permission.role_id', 'role.id')
    .select(['role.id', 'role.name', 'role_permission.permission'])
    .where('role.tenant_id', '=', administrator.tenantId)
    .orderBy('role.name')
    .execute();
  const held: ReadonlySet<string> = administrator.permissions;
  const beyond = new Set(
    rows.filter(({ permission }) => permission !== null && !held.has(permission)).map(({ id }) => id),
  );
  const within = new Map(rows.filter(({ id }) => !beyond.has(id)).map(({ id, name }) => [id, { id, name }]));
  return [...within.values()];
}

/** The clients that the administrator may assign: those that they may read. */
export async function assignableClients(settings: Settings, administrator: SignedInUser): Promise<Named[]> {
  const clients = await readableClients(settings, administrator);
  return clients.map(({ id, name }) => ({ id, name }));
}

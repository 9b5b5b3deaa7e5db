import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { badRequest } from '../../platform/problems.ts';
import { allProviders, domainsOf, type SavedProvider } from './identity-providers.ts';

/**
 * The enabled providers of the tenant with which an e-mail address can sign in.
 * @throws ProblemError (400) with the texts of S3 section 8: nobody has the address, or several users have it.
 */
export async function providersForEmail(
  settings: Settings,
  tenantName: string,
  email: string,
): Promise<readonly SavedProvider[]> {
  const tenant = await settings.selectFrom('tenant').select('id').where('name', '=', tenantName).executeTakeFirst();
  const providers = tenant === undefined ? [] : await allProviders(settings, tenant.id);
  const fitting = providers.filter((provider) => provider.enabled && isFor(provider, email));
  const users = tenant === undefined ? 0 : await activeUsersWith(settings, tenant.id, email);
  if (users > 1) throw badRequest('Multiple users are associated with this provided email address.');
  const usable = users === 1 ? fitting : fitting.filter(({ new_user_role_id }) => new_user_role_id !== null);
  if (users === 0 && usable.length === 0) throw badRequest('User name not found');
  return usable;
}

/** Whether the provider is responsible for the domain of an e-mail address. */
export function isFor(provider: SavedProvider, email: string): boolean {
  const domains = domainsOf(provider);
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}

async function activeUsersWith(settings: Settings, tenantId: number, email: string): Promise<number> {
  const users = await settings
    .selectFrom('user_account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('activated', '=', true)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .limit(2)
    .execute();
  return users.length;
}

import type { IdentityProvider } from '@waybill/contract';
import type { IdentityProviderTable, Settings } from '@waybill/db';
import type { Selectable } from 'kysely';
import { notFound } from '../../platform/problems.ts';
import { certificateFactsOf, pemBlocks } from './certificate.ts';
import { redirectAddress, signedOutAddress } from './redirect-address.ts';
import { serviceProviderOf } from './service-provider.ts';

/** A saved provider, with the name of the role that its new users get. */
export type SavedProvider = Selectable<IdentityProviderTable> & { readonly newUserRole: string | null };

const everyProvider = (settings: Settings) =>
  settings
    .selectFrom('identity_provider')
    .leftJoin('role', 'role.id', 'identity_provider.new_user_role_id')
    .selectAll('identity_provider')
    .select('role.name as newUserRole');

const providersOf = (settings: Settings, tenantId: number) =>
  everyProvider(settings).where('identity_provider.tenant_id', '=', tenantId);

/** The provider with that number, of any tenant, if it is enabled. */
export const enabledProvider = (settings: Settings, id: number): Promise<SavedProvider | undefined> =>
  everyProvider(settings)
    .where('identity_provider.id', '=', id)
    .where('identity_provider.enabled', '=', true)
    .executeTakeFirst();

export const allProviders = (settings: Settings, tenantId: number): Promise<SavedProvider[]> =>
  providersOf(settings, tenantId).orderBy('identity_provider.name').execute();

/** Throws ProblemError (404) for a number that is not a provider of the tenant. */
export async function providerOf(settings: Settings, tenantId: number, id: number): Promise<SavedProvider> {
  const found = await providersOf(settings, tenantId).where('identity_provider.id', '=', id).executeTakeFirst();
  if (found === undefined) throw notFound('There is no such identity provider.');
  return found;
}

/** Whether a provider speaks OpenID Connect; otherwise it speaks SAML. */
export const speaksOpenId = ({ client_id }: Pick<SavedProvider, 'client_id'>): boolean => client_id !== null;

/** E-mail domains that a provider is responsible for; if empty, all. */
export const domainsOf = ({ email_domains }: Pick<SavedProvider, 'email_domains'>): readonly string[] =>
  email_domains.split(' ').filter((domain) => domain !== '');

/** A provider as the administration shows it. */
export function presentProvider(provider: SavedProvider, publicUrl: string): IdentityProvider {
  return {
    id: provider.id,
    name: provider.name,
    entityId: provider.entity_id,
    signInUrl: provider.sign_in_url,
    protocol: speaksOpenId(provider) ? 'openid' : 'saml',
    clientId: provider.client_id,
    certificates: pemBlocks(provider.certificates).map(certificateFactsOf),
    emailDomains: [...domainsOf(provider)],
    matchBy: provider.match_by === 'email' ? 'email' : 'nameId',
    emailAttribute: provider.email_attribute,
    responseSigned: provider.response_signed,
    requestsSigned: provider.requests_signed,
    newUserRole: provider.newUserRole,
    enabled: provider.enabled,
    serviceProvider: serviceProviderOf(publicUrl, provider.id),
    openIdAddresses: {
      redirectUrl: redirectAddress(publicUrl, provider.id),
      signedOutUrl: signedOutAddress(publicUrl),
    },
  };
}

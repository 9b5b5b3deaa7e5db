import { type IdentityProviderSettings, openIdFields } from '@waybill/contract';
import { badRequest } from '../../platform/problems.ts';
import { sealerOf } from '../../platform/secrets/sealer.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { configurationAddress, discover } from './discover.ts';
import type { SavedProvider } from './identity-providers.ts';
import { placeOfClientSecret } from './openid-client-of.ts';
import type { ProtocolColumns } from './saml-columns.ts';
import { SsoRefusal } from './sso-refusal.ts';

/**
 * Reads the configuration of a new issuer, before anything is saved. @throws ProblemError (400) naming the field if it
 * cannot be used.
 */
export async function assertDiscoverable(
  { webhookHosts = [] }: Pick<Services, 'webhookHosts'>,
  wanted: IdentityProviderSettings,
  before?: SavedProvider,
): Promise<void> {
  if (wanted.protocol !== 'openid') return;
  const { issuer, clientId } = fieldsOf(wanted);
  if (before?.client_id === clientId && before.entity_id === issuer) return;
  try {
    await discover({ issuer, clientId, clientSecret: '' }, webhookHosts);
  } catch (error) {
    if (error instanceof SsoRefusal) throw fieldProblem('issuer', `cannot be used: ${error.message}`);
    throw error;
  }
}

/**
 * The columns of a provider that speaks OpenID Connect. A stored secret is kept for the same issuer and client ID only,
 * so that nobody can have it sent elsewhere.
 * @throws ProblemError (400) naming the field.
 */
export async function openIdColumns(
  files: Services['files'],
  wanted: IdentityProviderSettings,
  before: SavedProvider | undefined,
): Promise<ProtocolColumns> {
  const { issuer, clientId } = fieldsOf(wanted);
  const kept = before?.entity_id === issuer && before.client_id === clientId ? before.client_secret : null;
  const sealed =
    wanted.clientSecret === undefined ? kept : (await sealerOf(files)).seal(wanted.clientSecret, placeOfClientSecret);
  if (sealed === null) throw fieldProblem('clientSecret', 'is required for a new issuer or client ID');
  return {
    entity_id: issuer,
    sign_in_url: configurationAddress(issuer),
    certificates: '',
    email_attribute: null,
    response_signed: false,
    requests_signed: false,
    client_id: clientId,
    client_secret: sealed,
  };
}

function fieldsOf({ issuer, clientId }: IdentityProviderSettings) {
  const fields = openIdFields.safeParse({ issuer, clientId });
  if (fields.success) return fields.data;
  const missing = [...new Set(fields.error.issues.map(({ path }) => String(path[0])))];
  throw badRequest(
    'OpenID Connect needs an issuer and a client ID.',
    missing.map((field) => ({ field, message: 'is required' })),
  );
}

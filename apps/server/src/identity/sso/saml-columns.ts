import { type IdentityProviderSettings, identityProviderFields } from '@waybill/contract';
import type { IdentityProviderTable } from '@waybill/db';
import type { Selectable } from 'kysely';
import { badRequest } from '../../platform/problems.ts';
import { pemOf } from './certificate.ts';
import { readMetadata } from './read-metadata.ts';

/** The columns that depend on the protocol of a provider. */
export type ProtocolColumns = Pick<
  Selectable<IdentityProviderTable>,
  | 'entity_id'
  | 'sign_in_url'
  | 'certificates'
  | 'email_attribute'
  | 'response_signed'
  | 'requests_signed'
  | 'client_id'
  | 'client_secret'
>;

/** The columns of a provider that speaks SAML. Throws ProblemError (400) if neither metadata nor all fields are given. */
export function samlColumns(wanted: IdentityProviderSettings): ProtocolColumns {
  const { entityId, signInUrl, certificates } = fieldsOf(wanted);
  return {
    entity_id: entityId,
    sign_in_url: signInUrl,
    certificates: [...new Set(certificates.map(pemOf))].join(''),
    email_attribute: wanted.emailAttribute,
    response_signed: wanted.responseSigned,
    requests_signed: wanted.requestsSigned,
    client_id: null,
    client_secret: null,
  };
}

function fieldsOf({ metadata, entityId, signInUrl, certificates }: IdentityProviderSettings) {
  if (metadata !== undefined) return readMetadata(metadata);
  const fields = identityProviderFields.safeParse({ entityId, signInUrl, certificates });
  if (fields.success) return fields.data;
  const missing = [...new Set(fields.error.issues.map(({ path }) => String(path[0])))];
  throw badRequest(
    'An identity provider needs either metadata, or an entity ID, a sign-in address and certificates.',
    missing.map((field) => ({ field, message: 'is required without metadata' })),
  );
}

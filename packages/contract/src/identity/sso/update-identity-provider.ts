import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { identityProvider, identityProviderSettings } from './identity-provider.ts';

/** Sessions that the provider opened end when it is disabled. */
export const updateIdentityProvider = endpoint({
  name: 'updateIdentityProvider',
  method: 'PUT',
  path: '/aiparcelweb/api/identityProviders/:id',
  ...audiences.identityProviders,
  source: 'S3 section 4.3',
  summary: 'Saves an identity provider anew, by its metadata or by its fields.',
  params: z.object({ id: z.coerce.number().int() }),
  body: identityProviderSettings,
  answer: identityProvider,
});

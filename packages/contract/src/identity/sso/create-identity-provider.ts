import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { identityProvider, identityProviderSettings } from './identity-provider.ts';

export const createIdentityProvider = endpoint({
  name: 'createIdentityProvider',
  method: 'POST',
  path: '/aiparcelweb/api/identityProviders',
  ...audiences.identityProviders,
  source: 'S3 section 4.3',
  summary: 'Adds an identity provider, by its metadata or by its fields.',
  body: identityProviderSettings,
  answer: identityProvider,
});

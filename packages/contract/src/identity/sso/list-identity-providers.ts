import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { identityProvider } from './identity-provider.ts';

export const listIdentityProviders = endpoint({
  name: 'listIdentityProviders',
  method: 'GET',
  path: '/aiparcelweb/api/identityProviders',
  ...audiences.identityProviders,
  source: 'S3 section 4.3',
  summary: 'The identity providers of the tenant, by name.',
  answer: z.array(identityProvider),
});

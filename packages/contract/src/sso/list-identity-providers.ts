import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { identityProvider } from './identity-provider.ts';

export const listIdentityProviders = endpoint({
  name: 'listIdentityProviders',
  method: 'GET',
  path: '/aiparcelweb/api/identityProviders',
  access: ['ACL_ADMIN'],
  source: 'S3 section 4.3',
  summary: 'The identity providers of the tenant, by name.',
  answer: z.array(identityProvider),
});

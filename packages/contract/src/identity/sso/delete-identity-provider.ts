import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';

/** Sessions that the provider opened end. */
export const deleteIdentityProvider = endpoint({
  name: 'deleteIdentityProvider',
  method: 'DELETE',
  path: '/aiparcelweb/api/identityProviders/:id',
  ...audiences.identityProviders,
  source: 'S3 section 4.3',
  summary: 'Deletes an identity provider; its users keep their accounts.',
  params: z.object({ id: z.coerce.number().int() }),
  answer: z.object({ message: z.string() }),
});

import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';

export const serviceProviderMetadata = endpoint({
  name: 'serviceProviderMetadata',
  method: 'GET',
  path: '/aiparcelweb/saml2/service-provider-metadata/:id',
  access: 'public',
  source: 'S3 section 4.3',
  summary: 'The metadata of this portal for one identity provider, as XML.',
  params: z.object({ id: z.coerce.number().int() }),
  answer: z.string(),
});

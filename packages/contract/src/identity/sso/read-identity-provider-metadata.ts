import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';
import { certificateFacts } from './identity-provider.ts';

/** Saves nothing: a form can show what the file says before it is sent. */
export const readIdentityProviderMetadata = endpoint({
  name: 'readIdentityProviderMetadata',
  method: 'POST',
  path: '/aiparcelweb/api/identityProviders/metadata',
  ...audiences.identityProviders,
  source: 'S3 section 4.3',
  summary: 'What the metadata of an identity provider says.',
  body: z.object({ metadata: text(500_000).min(1, 'The metadata is required') }),
  answer: z.object({ entityId: z.string(), signInUrl: z.string(), certificates: z.array(certificateFacts) }),
});

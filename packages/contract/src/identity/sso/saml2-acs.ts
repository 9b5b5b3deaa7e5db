import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';

const largestResponse = 400_000;

/** What went wrong between the identity provider and this portal, as `/sso-callback?error=` is told. */
export const ssoErrors = ['failed', 'too_late', 'user_not_found', 'email_not_unique'] as const;

export type SsoError = (typeof ssoErrors)[number];

/** Answers 303 to `/sso-callback`, with a ticket as `token` or with an `error`. */
export const saml2Acs = endpoint({
  name: 'saml2Acs',
  method: 'POST',
  path: '/aiparcelweb/login/saml2/sso/:id',
  access: 'public',
  source: 'S3 section 4.3',
  summary: 'The assertion consumer service: takes the signed answer of an identity provider, by HTTP-POST.',
  params: z.object({ id: z.coerce.number().int() }),
  body: z.object({
    SAMLResponse: z.string().min(1).max(largestResponse),
    RelayState: z.string().min(1).max(80),
  }),
  answer: z.string(),
});

import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';

/** Whoever has the page sends its form; shown by itself it sends itself. */
export const saml2Login = endpoint({
  name: 'saml2Login',
  method: 'POST',
  path: '/aiparcelweb/saml2/login',
  access: 'public',
  source: 'S3 sections 4.3 and 7',
  summary: 'Begins single sign-on: a page with a form for the identity provider.',
  body: z.object({
    idp: z.union([z.string().max(100), z.number().int()]).transform(String),
    logOffOtherSessions: z.boolean().optional().default(false),
    email: text(254).trim().min(1, 'Please input your email!'),
  }),
  answer: z.string(),
});

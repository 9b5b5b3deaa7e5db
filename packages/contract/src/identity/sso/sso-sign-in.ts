import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';

/** A ticket works once, within minutes, in the browser that began; LOGOFFCHECK leaves it usable for the retry. */
export const ssoSignIn = endpoint({
  name: 'ssoSignIn',
  method: 'POST',
  path: '/aiparcelweb/nologin/ssoSignIn',
  access: 'public',
  source: 'S3 section 4.3',
  summary: 'Ends single sign-on: the ticket of `/sso-callback` for a token.',
  body: z.object({
    token: z.string().min(1).max(200),
    logOffOtherSessions: z.boolean().optional().default(false),
  }),
  answer: z.object({ id_token: z.string() }),
});

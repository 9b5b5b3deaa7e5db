import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { orAbsent } from '../../foundation/or-absent.ts';
import { text } from '../../foundation/text.ts';

/** The user name may be suffixed by the tenant: `shipper@default`. */
export const authenticate = endpoint({
  name: 'authenticate',
  method: 'POST',
  path: '/aiparcelweb/api/authenticate',
  access: 'public',
  source: 'S3 section 7, authentication and account',
  summary: 'Signs in with user name and password.',
  body: z.object({
    username: text(254, 'Please input your Username!').min(1, 'Please input your Username!'),
    password: text(200, 'Please input your password!').min(1, 'Please input your password!'),
    logOffOtherSessions: orAbsent(z.boolean(), false),
    rememberMe: orAbsent(z.boolean(), false),
  }),
  answer: z.object({ id_token: z.string() }),
});

export const regenerateToken = endpoint({
  name: 'regenerateToken',
  method: 'GET',
  path: '/aiparcelweb/api/regenerateToken',
  access: 'signed-in',
  source: 'S3 section 7, authentication and account',
  summary: 'A fresh token for the same session; the old one stops working.',
  answer: z.object({ id_token: z.string() }),
});

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/aiparcelweb/api/logout',
  access: 'signed-in',
  source: 'S3 section 4.2',
  summary: 'Ends the session at once.',
  answer: z.object({
    message: z.string(),
    /** Where the browser goes to end its sign-in at the identity provider; null if there is no such place. */
    continueAt: z.string().nullable(),
  }),
});

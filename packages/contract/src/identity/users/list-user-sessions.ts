import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';

/** An open session; moments are ISO 8601. */
export const userSession = z.object({
  id: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  rememberMe: z.boolean(),
  /** The session of the caller. */
  current: z.boolean(),
});

export type UserSession = z.infer<typeof userSession>;

export const listUserSessions = endpoint({
  name: 'listUserSessions',
  method: 'GET',
  path: '/aiparcelweb/api/users/:id/sessions',
  access: ['USER_VIEW'],
  source: 'S3 section 6',
  summary: 'The open sessions of a user, newest first.',
  params: idParam,
  answer: z.array(userSession),
});

import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';

/**
 * Whether the user sees the assistant: `chat` if an administrator has permitted it and the user has not switched it
 * off.
 */
export const chatBotSettings = z.object({ chat: z.boolean() });

/** As in the user's own account: `permitted` if an administrator has enabled the assistant for the user. */
const ownChatBotSettings = chatBotSettings.extend({ permitted: z.boolean() });

export const authUser = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  login: z.string(),
  defaultLandingPage: z.string().nullable(),
  email: z.object({ email: z.string() }),
  activated: z.boolean(),
  betaFlag: z.boolean(),
  /** Whether the password was chosen by somebody else and only serves to choose one’s own. */
  mustChangePassword: z.boolean(),
  internal: z.boolean(),
  chatBotSettings: ownChatBotSettings,
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
});

export type AuthUser = z.infer<typeof authUser>;

export const account = endpoint({
  name: 'account',
  method: 'GET',
  path: '/aiparcelweb/api/account',
  access: 'signed-in',
  source: 'S3 section 7, authentication and account',
  summary: 'The signed-in user with roles and the permissions they merge into.',
  answer: authUser,
});
